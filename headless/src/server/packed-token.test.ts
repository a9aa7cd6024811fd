import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tokenOf } from '../../test/token-of.ts'
import { packedToken, unpackedToken } from './session-cookie.ts'

it('a packed token is restored with each of its characters, whatever it is', async () => {
  const part = fc.oneof(
    fc.string(),
    fc.base64String(),
    fc.string().map((text) => btoa(encodeURIComponent(text))),
  )
  const tokens = fc.oneof(
    fc.string(),
    fc.array(part, { maxLength: 6 }).map((parts) => parts.join('.')),
    fc.dictionary(fc.string(), fc.jsonValue()).map((claims) => tokenOf(claims)),
  )
  await fc.assert(
    fc.property(tokens, (token) => {
      expect(unpackedToken(JSON.parse(JSON.stringify(packedToken(token))))).toBe(token)
    }),
  )
})

it('a packed token holds the claims as text, which deflates', () => {
  const packed = packedToken(tokenOf({ sub: 'ada', permissions: ['fe.secure.read'] }))
  expect(packed[1]).toContain('"fe.secure.read"')
})

it.each([null, 1, {}, [], ['a', 'b'], ['a', 'b', 1], ['a', 'b', 'c', 'd']])('%j is no packed token', (value) => {
  expect(unpackedToken(value)).toBeUndefined()
})
