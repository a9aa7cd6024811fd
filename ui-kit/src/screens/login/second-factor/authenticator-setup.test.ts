import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inGroups } from './authenticator-setup.tsx'

it('puts a key in groups of four', () => {
  expect(inGroups('JBSWY3DPEHPK3')).toBe('JBSW Y3DP EHPK 3')
})

it('loses nothing of a key', () => {
  fc.assert(fc.property(fc.stringMatching(/^[A-Z2-7]*$/), (key) => inGroups(key).replaceAll(' ', '') === key))
})
