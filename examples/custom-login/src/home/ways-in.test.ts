import { describe, expect, it } from 'vitest'
import { waysIn } from './ways-in.ts'

const texts = (amr?: readonly string[]) => waysIn(amr).map(({ text }) => text)

describe('how a person signed in', () => {
  it('the sign-in factors are listed in the order of the token', () => {
    expect(texts(['pwd', 'mfa', 'otp'])).toEqual(['Password', 'One-time code'])
  })

  it('a repeated sign-in method is listed once', () => {
    expect(texts(['pwd', 'pwd'])).toEqual(['Password'])
  })

  it('an unknown sign-in method is shown by its name in the token', () => {
    expect(texts(['retina', 'constructor'])).toEqual(['retina', 'constructor'])
  })

  it.each([undefined, [], ['mfa']])(
    'a token without a named factor shows the text for a missing sign-in method: %j',
    (amr) => {
      expect(texts(amr)).toEqual(['The provider does not say'])
    },
  )
})
