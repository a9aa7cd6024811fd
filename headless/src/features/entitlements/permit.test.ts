import { describe, expect, it } from 'vitest'
import type { User } from '../../session/index.ts'
import type { Known } from './judge.ts'
import { permitOf, permitUntil } from './permit.ts'

const acr = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor'
const ada: User = {
  id: 'u1',
  email: 'ada@acme.test',
  name: 'Ada',
  tenantId: 't1',
  isEmailVerified: true,
  roles: [{ key: 'Admin' }],
  roleIds: [],
  groups: [],
  permissions: [],
  isSuperUser: false,
  authTime: 1000,
  claims: { acr, amr: ['mfa', 'otp'], auth_time: 1000 },
}

/** Returns the state of Ada at `now`, in epoch milliseconds, with bundles that end at these times. */
function adaAt(now: number, ...ends: readonly (number | null)[]): Known {
  const features = Object.fromEntries(
    ends.map((expireTime, at) => [`f${at}`, { expireTime, planIds: [], linkedPermissions: [] }]),
  )
  return {
    session: { status: 'authenticated', user: ada },
    entitlements: { status: 'loaded', context: { features, plans: {}, permissions: {} } },
    now,
  }
}

const stepUp = { stepUp: { maxAge: 60 } }

describe('a permit', () => {
  it('holds by a second factor until it is too old', () => {
    expect(permitOf(adaAt(1_060_000), stepUp)).toMatchObject({ isAllowed: true, remedy: null })
    expect(permitOf(adaAt(1_060_001), stepUp)).toMatchObject({ isAllowed: false, remedy: 'stepUp' })
    expect(permitOf(adaAt(9_000_000), { stepUp: true })).toMatchObject({ isAllowed: true })
    expect(permitOf(adaAt(9_000_000), { stepUp: {} })).toMatchObject({ isAllowed: true })
  })

  it('a permit with a step-up may change when the second factor becomes too old', () => {
    expect(permitUntil(adaAt(1_000_000), stepUp)).toBe(1_060_001)
    expect(permitUntil(adaAt(1_060_001), stepUp)).toBeNull()
    expect(permitUntil(adaAt(1_000_000), { stepUp: true })).toBeNull()
  })

  it('holds by the rule of another provider, until its age or that of the request', () => {
    const known = { ...adaAt(1_000_000), stepUpRule: { maxAge: 300 } }
    expect(permitUntil(known, { stepUp: true })).toBe(1_300_001)
    expect(permitUntil(known, stepUp)).toBe(1_060_001)
    expect(permitOf({ ...known, now: 1_300_000 }, { stepUp: true }).isAllowed).toBe(true)
    expect(permitOf({ ...known, now: 1_300_001 }, { stepUp: true }).remedy).toBe('stepUp')
    expect(permitOf({ ...known, stepUpRule: { acrValues: ['gold'] } }, { stepUp: true }).remedy).toBe('stepUp')
  })

  it('a permit for a feature or permission may change when a bundle ends', () => {
    const known = adaAt(5000, 4000, 9000, 7000, -1, null)
    expect(permitUntil(known, { feature: 'f1' })).toBe(7001)
    expect(permitUntil(known, { permission: 'x' })).toBe(7001)
    expect(permitUntil(known, { roles: ['Admin'] })).toBeNull()
    expect(permitUntil(adaAt(9001, 9000), { feature: 'f0' })).toBeNull()
  })

  it('a permit may change at the earliest of its expiry times', () => {
    expect(permitUntil(adaAt(1_000_000, 1_030_000), { feature: 'f0', ...stepUp })).toBe(1_030_001)
    expect(permitUntil(adaAt(1_000_000, 1_090_000), { feature: 'f0', ...stepUp })).toBe(1_060_001)
  })

  it('holds for a super user by roles and permissions, not by features and second factors', () => {
    const known: Known = {
      ...adaAt(0),
      session: { status: 'authenticated', user: { ...ada, isSuperUser: true, claims: {} } },
    }
    expect(permitOf(known, { roles: ['Owner'], permissions: ['x'] }).isAllowed).toBe(true)
    expect(permitOf(known, { feature: 'gold', stepUp: true }).reasons).toEqual(['MISSING_FEATURE', 'STEP_UP_REQUIRED'])
  })

  it('sells nothing where it could not be read what the user may use', () => {
    const known: Known = { ...adaAt(0), entitlements: { status: 'failed', context: null } }
    const refused = { isAllowed: false, isPending: false, reasons: ['UNAVAILABLE'], remedy: 'none' }
    expect(permitOf(known, { feature: 'gold' })).toMatchObject(refused)
    expect(permitOf(known, { permission: 'gold.read' })).toMatchObject(refused)
    expect(permitOf(known, { roles: ['Admin'] }).isAllowed).toBe(true)
  })
})
