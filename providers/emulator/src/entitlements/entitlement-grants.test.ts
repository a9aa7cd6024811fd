import { describe, expect, it } from 'vitest'
import { openScene, personIn, type Scene, start } from '../../test/open-caller.ts'
import { createEmulator } from '../emulator.ts'
import { readState } from '../state/read-state.ts'
import type { State } from '../state/state.ts'
import type { FeatureGrant } from './entitlement-grants.ts'

const address = '/entitlements/api/v2/user-entitlements'

async function featuresOf(scene: Scene, email: string): Promise<unknown> {
  return (await scene.get(address, { token: await scene.tokenOf(email) })).body['features']
}

describe('a feature', () => {
  it('a granted feature never ends and requires nothing, unless the grant states so', async () => {
    const scene = openScene()
    scene.emulator.entitlements.grant('exports')
    scene.emulator.entitlements.grant('imports', { expireTime: start, linkedPermissions: ['a.b'] })
    expect(await featuresOf(scene, 'reader@acme.test')).toMatchObject({
      exports: { planIds: [], expireTime: -1, linkedPermissions: [] },
      imports: { planIds: [], expireTime: start, linkedPermissions: ['a.b'] },
    })
  })

  it('a feature that is granted anew keeps nothing of its former grant', () => {
    const { entitlements } = createEmulator()
    entitlements.grant('reports')
    expect(entitlements.held()['reports']).toEqual({ planIds: [], expireTime: -1, linkedPermissions: [] })
  })

  it('a feature is returned with its flag, rules and nested conditions', async () => {
    const scene = openScene()
    const featureFlag = {
      on: true,
      offTreatment: 'false',
      defaultTreatment: 'false',
      rules: [
        {
          conditionLogic: 'or',
          treatment: 'true',
          conditions: [
            { attribute: 'jwt.plan', op: 'between_numeric', value: { start: 1, end: 2 }, negate: true },
            { conditionLogic: 'and', conditions: [{ conditionLogic: 'or', conditions: [] }] },
          ],
        },
      ],
    } as const
    scene.emulator.entitlements.grant('exports', { featureFlag, expireTime: null })
    expect(await featuresOf(scene, 'reader@acme.test')).toMatchObject({ exports: { featureFlag, expireTime: null } })
  })

  it('an expired feature ended a millisecond ago by the time of the emulator, and is otherwise unchanged', () => {
    const { entitlements, advance } = createEmulator({ realTime: () => start })
    advance(60_000)
    entitlements.expire('reports')
    expect(entitlements.held()['reports']).toEqual({
      planIds: ['premium'],
      expireTime: start + 59_999,
      linkedPermissions: ['fe.usage.read'],
    })
  })

  it('a feature that is expired for one user goes on for the rest of their tenant', async () => {
    const scene = openScene()
    const { id: userId, activeTenantId: tenantId } = personIn(scene.emulator, 'reader@acme.test')
    scene.emulator.entitlements.expire('reports', { tenantId, userId })
    expect(await featuresOf(scene, 'reader@acme.test')).toMatchObject({ reports: { expireTime: start - 1 } })
    expect(await featuresOf(scene, 'admin@acme.test')).toMatchObject({ reports: { expireTime: -1 } })
  })

  it.each(['none', 'constructor', '__proto__'])('a feature that is not held cannot expire: %s', (key) => {
    const refusal = expect.objectContaining({ errorCode: 'ER-NOT-FOUND', message: `The feature ${key} was not found` })
    expect(() => createEmulator().entitlements.expire(key)).toThrow(refusal)
  })

  it('a revoked feature is gone, and cannot expire', async () => {
    const scene = openScene()
    const { entitlements } = scene.emulator
    entitlements.revoke('reports')
    expect(await featuresOf(scene, 'admin@acme.test')).not.toHaveProperty('reports')
    expect(() => entitlements.expire('reports')).toThrow('The feature reports was not found')
  })

  it('a feature that is read or given is a copy', () => {
    const { entitlements } = createEmulator()
    const planIds = ['premium']
    entitlements.grant('exports', { planIds })
    planIds.length = 0
    Object.assign(entitlements.held()['exports'] ?? {}, { expireTime: 0 })
    expect(entitlements.held()['exports']).toMatchObject({ planIds: ['premium'], expireTime: -1 })
  })

  it.each<[object, string]>([
    [{ expireTime: 'never' }, 'feature.expireTime must be a number'],
    [{ planIds: 'premium' }, 'feature.planIds must be a list'],
    [{ featureFlag: { on: true } }, 'feature.featureFlag.offTreatment must be true or false'],
    [{ expiresAt: 1 }, 'expiresAt is unknown here: there may be expireTime, planIds'],
    [{ tenant: 'Acme' }, 'tenant is unknown here'],
  ])('an invalid feature is refused with what is wrong: %j', (grant: FeatureGrant, message) => {
    const { entitlements, snapshot } = createEmulator()
    const before = snapshot()
    const refusal = { errorCode: 'ER-REQUEST-INVALID', message: expect.stringContaining(message) }
    expect(() => entitlements.grant('exports', grant)).toThrow(expect.objectContaining(refusal))
    expect(snapshot()).toEqual(before)
  })

  it('a feature requires a key', () => {
    expect(() => createEmulator().entitlements.grant('')).toThrow('The key is empty')
  })

  it('a feature may be broken on purpose by an unchecked state, which no other way allows', async () => {
    const { emulator, tokenOf, browser, baseUrl } = openScene()
    const broken = JSON.parse('{"planIds":[],"expireTime":null,"linkedPermissions":[],"featureFlag":{"on":1}}')
    const breakIt = (state: State) => Object.assign(state.entitlements.features, { broken })
    emulator.arrange(breakIt, { unchecked: true })
    const headers = { authorization: `Bearer ${await tokenOf('reader@acme.test')}` }
    const answer = await browser.fetch(`${baseUrl}/frontegg${address}`, { headers })
    expect((await answer.json()).features.broken).toEqual(broken)
    expect(() => readState(emulator.snapshot())).toThrow('features.broken.featureFlag.on must be true or false')
  })
})

describe('a plan', () => {
  it('decides by rules, in the scope it was set in', async () => {
    const scene = openScene()
    const { activeTenantId: tenantId } = personIn(scene.emulator, 'sso@globex.test')
    const plan = {
      defaultTreatment: 'true',
      rules: [{ conditionLogic: 'and', conditions: [], treatment: 'false' }],
    } as const
    scene.emulator.plans.set('premium', plan, { tenantId })
    const plansOf = async (email: string) => (await scene.get(address, { token: await scene.tokenOf(email) })).body
    expect(await plansOf('sso@globex.test')).toMatchObject({ plans: { premium: plan } })
    expect(await plansOf('reader@acme.test')).toMatchObject({ plans: { premium: { defaultTreatment: 'true' } } })
  })

  it.each<[object, string]>([
    [{}, 'plan.defaultTreatment must be true or false'],
    [{ defaultTreatment: true }, 'plan.defaultTreatment must be true or false'],
    [{ defaultTreatment: 'true', rules: [{}] }, 'plan.rules[0].conditionLogic must be and or or'],
    [{ defaultTreatment: 'true', features: [] }, 'features is unknown here'],
  ])('an invalid plan is refused with what is wrong: %j', (plan, message) => {
    const { plans } = createEmulator()
    expect(() => Reflect.apply(plans.set, undefined, ['team', plan])).toThrow(message)
    expect(plans.held()).not.toHaveProperty('team')
  })
})
