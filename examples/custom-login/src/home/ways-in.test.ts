import { describe, expect, it } from 'vitest'
import { waysIn } from './ways-in.ts'

const texts = (amr?: readonly string[]) => waysIn(amr).map(({ text }) => text)

describe('how a person signed in', () => {
  it('tells each factor in the order of the token', () => {
    expect(texts(['pwd', 'mfa', 'otp'])).toEqual(['Password', 'One-time code'])
  })

  it('tells each thing once', () => {
    expect(texts(['pwd', 'pwd'])).toEqual(['Password'])
  })

  it('tells a method it does not know in the token’s own word', () => {
    expect(texts(['retina', 'constructor'])).toEqual(['retina', 'constructor'])
  })

  it.each([undefined, [], ['mfa']])('says so where the token does not tell: %j', (amr) => {
    expect(texts(amr)).toEqual(['The provider does not say'])
  })
})
