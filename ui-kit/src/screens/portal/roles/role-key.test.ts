import { expect, it } from 'vitest'
import { keyFrom } from './role-key.ts'

it.each([
  ['Site manager', 'site-manager'],
  ['  Zoë’s Größe, 2nd!', 'zoe-s-grosse-2nd'],
  ['מנהל', 'role'],
  ['   ', ''],
])('the key of a role named %j is %j', (name, key) => expect(keyFrom(name, [])).toBe(key))

it('the key of a role has a number if another role has it, in any case', () => {
  expect(keyFrom('Viewer', ['VIEWER', 'viewer-2'])).toBe('viewer-3')
})
