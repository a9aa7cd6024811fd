import { describe, expect, it } from 'vitest'
import { devicesIn } from './login-answer.ts'
import { tenantIn } from './tenants-in.ts'

describe('a tenant in an answer', () => {
  it.each([null, '', 5, ' ', '\u200b'])('has its id as the name and the id if they are %o', (value) => {
    expect(tenantIn({ tenantId: 't', id: value, name: value })).toEqual({ tenantId: 't', id: 't', name: 't' })
  })

  it.each([null, undefined, 'x'.repeat(1_000_000), 5, [], {}])('is none without a tenant id', (answer) => {
    expect(tenantIn(answer)).toBeNull()
  })
})

describe('a security key in an answer', () => {
  it.each(['', null, 5])('can be used without a name: %o', (name) => {
    const webauthn = JSON.parse(JSON.stringify([{ id: 'w', deviceType: 'CrossPlatform', name }]))
    expect(devicesIn({ webauthn }).webauthn).toEqual([{ id: 'w', deviceType: 'CrossPlatform', name: '' }])
  })
})
