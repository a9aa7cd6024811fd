import { describe, expect, it } from 'vitest'
import { stepUpDemandIn } from './challenge.ts'

describe('a challenge of RFC 9470', () => {
  it.each([
    [
      'Bearer error="insufficient_user_authentication", acr_values="mfa hw", max_age="5"',
      { maxAge: 5, acrValues: ['mfa', 'hw'] },
    ],
    ['Bearer error="insufficient_user_authentication", max_age=0', { maxAge: 0 }],
    ['Bearer realm="x", error=insufficient_user_authentication', {}],
    ['DPoP algs="ES256", Bearer error="insufficient_user_authentication", acr_values=mfa', { acrValues: ['mfa'] }],
    ['bearer Error="insufficient_user_authentication",Max_Age="60"', { maxAge: 60 }],
  ])('a challenge of RFC 9470 is read: %s', (header, demand) => {
    expect(stepUpDemandIn(header)).toEqual(demand)
  })

  it.each([
    [null],
    [''],
    ['Bearer error="invalid_token"'],
    ['Bearer error="invalid_token", error_description="no insufficient_user_authentication"'],
    ['Basic realm="insufficient_user_authentication"'],
  ])('a header that is no RFC 9470 challenge yields null: %s', (header) => {
    expect(stepUpDemandIn(header)).toBeNull()
  })

  it.each(['-5', '1e9', 'soon', '9999999999'])('passes an age over that is none: %s', (age) => {
    expect(stepUpDemandIn(`Bearer error="insufficient_user_authentication", max_age="${age}"`)).toEqual({})
  })
})
