import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openScene, personIn } from '../../test/open-caller.ts'
import { createEmulator } from '../emulator.ts'
import type { Emulator } from '../types.ts'
import type { Scope } from './scope.ts'

/** Returns the scopes of all users, of Acme, and of Rita in Acme: each within the previous one. */
function nestedScopes(emulator: Emulator): readonly [Scope, Scope, Scope] {
  const { id: userId, activeTenantId: tenantId } = personIn(emulator, 'reader@acme.test')
  return [{}, { tenantId }, { tenantId, userId }]
}

const key = fc.constantFrom('reports', 'sso', '__proto__', 'constructor', 'a.b')
const said = fc.dictionary(key, fc.constantFrom(-1, 0, null), { maxKeys: 4, noNullPrototype: false })

describe('what is given', () => {
  it('a grant holds by the narrowest scope that sets it, and not at all if that scope revokes it', () => {
    fc.assert(
      fc.property(said, said, said, (...parts) => {
        const emulator = createEmulator({ seed: 'demo' })
        emulator.arrange((state) => {
          state.entitlements.features = {}
        })
        const scopes = nestedScopes(emulator)
        scopes.forEach((scope, index) => {
          for (const [name, expireTime] of Object.entries(parts[index] ?? {})) {
            if (expireTime === null) emulator.entitlements.revoke(name, scope)
            else emulator.entitlements.grant(name, { expireTime, ...scope })
          }
        })
        scopes.forEach((scope, index) => {
          const last = new Map(parts.slice(0, index + 1).flatMap((part) => Object.entries(part)))
          const expected = [...last].filter(([, expireTime]) => expireTime !== null)
          const features = Object.entries(emulator.entitlements.held(scope))
          expect(new Map(features.map(([name, { expireTime }]) => [name, expireTime]))).toEqual(new Map(expected))
        })
      }),
    )
  })

  it('an unset value falls back to that of the wider scope', () => {
    const emulator = createEmulator()
    const [everybody, tenant, person] = nestedScopes(emulator)
    emulator.plans.set('team', { defaultTreatment: 'true' })
    emulator.plans.set('team', { defaultTreatment: 'false' }, tenant)
    expect(emulator.plans.held(person)['team']).toEqual({ defaultTreatment: 'false' })
    emulator.plans.unset('team', tenant)
    expect(emulator.plans.held(person)['team']).toEqual({ defaultTreatment: 'true' })
    emulator.plans.unset('team', everybody)
    expect(emulator.plans.held(person)).not.toHaveProperty('team')
  })

  it('a value set for one tenant or user has no effect on another', () => {
    const emulator = createEmulator()
    const [everybody, tenant, person] = nestedScopes(emulator)
    const admin = { ...tenant, userId: personIn(emulator, 'admin@acme.test').id }
    emulator.flags.set('beta', 'on', person)
    expect([person, tenant, everybody, admin].map((scope) => emulator.flags.held(scope)['beta'])).toEqual([
      'on',
      undefined,
      undefined,
      undefined,
    ])
  })

  it('goes with the membership it was given in', () => {
    const emulator = createEmulator()
    const [, , person] = nestedScopes(emulator)
    emulator.permissions.grant('audits.export', person)
    expect(JSON.stringify(emulator.snapshot().users)).toContain('audits.export')
    emulator.arrange(({ users }) => {
      for (const user of users) user.memberships = []
    })
    expect(JSON.stringify(emulator.snapshot().users)).not.toContain('audits.export')
  })

  it('comes back with a state that was written down', () => {
    const emulator = createEmulator()
    const scopes = nestedScopes(emulator)
    for (const scope of scopes) {
      emulator.entitlements.grant('beta', { planIds: ['team'], ...scope })
      emulator.entitlements.revoke('reports', scope)
      emulator.plans.set('team', { defaultTreatment: 'false' }, scope)
      emulator.permissions.revoke('fe.*', scope)
      emulator.flags.set('beta', 'on', scope)
    }
    const back = createEmulator({ seed: JSON.parse(emulator.snapshotText()) })
    expect(back.snapshot()).toEqual(emulator.snapshot())
    for (const scope of scopes) expect(back.entitlements.held(scope)).toEqual(emulator.entitlements.held(scope))
  })

  it('a change of a grant notifies the subscribers that store the state', () => {
    const emulator = createEmulator()
    let told = 0
    emulator.onChange(() => {
      told += 1
    })
    emulator.entitlements.grant('beta')
    emulator.entitlements.unset('beta')
    expect(told).toBe(2)
  })
})

describe('a scope', () => {
  const emulator = createEmulator()
  const [, tenant, person] = nestedScopes(emulator)
  const stranger = { ...tenant, userId: personIn(emulator, 'sso@globex.test').id }

  it.each<[string, object, string, string]>([
    ['a tenant that is not there', { tenantId: 'none' }, 'ER-NOT-FOUND', 'The tenant none was not found'],
    ['a person who is not there', { ...tenant, userId: 'none' }, 'ER-NOT-FOUND', 'The user none was not found'],
    ['a person of another tenant', stranger, 'ER-NOT-FOUND', `in the tenant ${tenant.tenantId} was not found`],
    ['a person without a tenant', { userId: person.userId }, 'ER-REQUEST-INVALID', 'give a tenantId beside'],
    ['a tenant nobody found', { tenantId: undefined }, 'ER-REQUEST-INVALID', 'tenantId is undefined: give an id'],
    ['a person nobody found', { ...tenant, userId: undefined }, 'ER-REQUEST-INVALID', 'userId is undefined: give'],
  ])('a scope of %s is refused by every member and changes nothing', (_, scope, errorCode, message) => {
    const before = emulator.snapshot()
    const { entitlements, plans, permissions, flags } = emulator
    const members = [
      () => entitlements.held(scope),
      () => entitlements.grant('reports', scope),
      () => entitlements.expire('reports', scope),
      () => entitlements.revoke('reports', scope),
      () => entitlements.unset('reports', scope),
      () => plans.held(scope),
      () => plans.set('team', { defaultTreatment: 'true' }, scope),
      () => plans.unset('team', scope),
      () => permissions.held(scope),
      () => permissions.grant('fe.*', scope),
      () => permissions.revoke('fe.*', scope),
      () => permissions.unset('fe.*', scope),
      () => flags.held(scope),
      () => flags.set('beta', 'on', scope),
      () => flags.unset('beta', scope),
    ]
    const refusal = expect.objectContaining({ errorCode, message: expect.stringContaining(message) })
    for (const member of members) expect(member).toThrow(refusal)
    expect(emulator.snapshot()).toEqual(before)
  })

  it('the scope of a call is that of its token: another tenant has other features', async () => {
    const scene = openScene()
    const { call, post, browser } = scene.openCaller()
    browser.signIn('admin@acme.test')
    const entitlements = async () => {
      const token = String((await post('/identity/resources/auth/v1/user/token/refresh')).body['accessToken'])
      return { token, ...(await call('GET', '/entitlements/api/v2/user-entitlements', { token })).body }
    }
    const { token, ...inAcme } = await entitlements()
    expect(inAcme).toHaveProperty('features.reports')
    const tenantId = scene.emulator.snapshot().tenants.find(({ name }) => name === 'Acme Labs')?.id
    await call('PUT', '/identity/resources/users/v1/tenant', { token, body: { tenantId } })
    const inLabs = await entitlements()
    expect(inLabs).toHaveProperty('features.sso')
    expect(inLabs).not.toHaveProperty('features.reports')
  })
})
