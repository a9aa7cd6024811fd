import { describe, expect, it } from 'vitest'
import { compileEntitlements, isEntitledToFeature, isEntitledToPermission } from './index.ts'
import type { AttributeSources, Condition, EntitlementFeature, EntitlementsContext } from './types.ts'

const now = 1_000_000
const entitled = { isEntitled: true }
const missing = { isEntitled: false, justification: 'MISSING_FEATURE' }
const unheld = { isEntitled: false, justification: 'MISSING_PERMISSION' }
const expired = { isEntitled: false, justification: 'BUNDLE_EXPIRED' }

const bare: EntitlementFeature = { planIds: [], expireTime: null, linkedPermissions: [] }
const open = { on: true, offTreatment: 'false', defaultTreatment: 'true' } as const
const shut = { ...open, defaultTreatment: 'false' } as const

function contextOf(parts: Partial<EntitlementsContext>): EntitlementsContext {
  return { features: {}, plans: {}, permissions: {}, ...parts }
}

/** Returns the entitlement to a feature of this form. Expects the same result of the compiled context. */
function onFeature(feature: object, parts: Partial<EntitlementsContext> = {}, attributes?: AttributeSources) {
  const context = contextOf({ ...parts, features: { it: { ...bare, ...feature } } })
  const answer = isEntitledToFeature(context, 'it', attributes, now)
  const compiled = compileEntitlements(context)
  expect(compiled.isEntitledToFeature('it', attributes, now)).toEqual(answer)
  expect(compiled.isEntitledToFeature('it', attributes, now)).toEqual(answer)
  return answer
}

/** Returns the entitlement to a permission. Expects the same result of the compiled context. */
function onPermission(key: string, parts: Partial<EntitlementsContext>, attributes?: AttributeSources) {
  const answer = isEntitledToPermission(contextOf(parts), key, attributes, now)
  const compiled = compileEntitlements(contextOf(parts))
  expect(compiled.isEntitledToPermission(key, attributes, now)).toEqual(answer)
  expect(compiled.isEntitledToPermission(key, attributes, now)).toEqual(answer)
  return answer
}

const text = (attribute: string, value: string): Condition => ({
  attribute,
  op: 'in_list',
  value: { list: [value] },
  negate: false,
})
const planFor = (...conditions: readonly Condition[]) => ({
  defaultTreatment: 'false' as const,
  rules: [{ conditionLogic: 'and' as const, conditions, treatment: 'true' as const }],
})

describe('a feature', () => {
  it.each([
    ['whose bundle never ends', { expireTime: -1 }, entitled],
    ['whose bundle ends later', { expireTime: now + 1 }, entitled],
    ['whose bundle ends now', { expireTime: now }, entitled],
    ['whose bundle has ended', { expireTime: now - 1 }, expired],
    ['whose bundle ended long ago', { expireTime: 0 }, expired],
    ['in no bundle', { expireTime: null }, missing],
    ['whose bundle says no time', { expireTime: undefined }, missing],
    ['whose bundle says no number', { expireTime: '-1' }, missing],
    ['whose flag opens it', { featureFlag: open }, entitled],
    ['whose flag does not', { featureFlag: shut }, missing],
    ['whose bundle has ended and whose flag opens it', { expireTime: 1, featureFlag: open }, entitled],
    ['whose bundle has ended and whose flag does not open it', { expireTime: 1, featureFlag: shut }, expired],
    ['of a plan that is not there', { planIds: ['gone'] }, missing],
    ['of plans that are no list', { planIds: 'yes' }, missing],
    ['of a plan with an inherited name', { planIds: ['constructor', 'toString'] }, missing],
    ['of a plan that gives it', { planIds: ['no', 'yes'] }, entitled],
    ['of a plan that does not', { planIds: ['no'] }, missing],
    ['whose bundle has ended and whose plan gives it', { expireTime: 1, planIds: ['yes'] }, entitled],
  ])('%s', (_, feature, expected) => {
    const plans = { yes: { defaultTreatment: 'true' }, no: { defaultTreatment: 'false' } } as const
    expect(onFeature(feature, { plans })).toEqual(expected)
  })

  it.each(['other', '', 'constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'])(
    'a feature that is not in the context is missing: %s',
    (key) => {
      const context = contextOf({ features: { it: { ...bare, expireTime: -1 }, '': { ...bare, expireTime: -1 } } })
      expect(isEntitledToFeature(context, key)).toEqual(missing)
      expect(compileEntitlements(context).isEntitledToFeature(key)).toEqual(missing)
    },
  )

  it('a feature expires by the time of the platform if no time is given', () => {
    const at = (expireTime: number) => contextOf({ features: { it: { ...bare, expireTime } } })
    expect(isEntitledToFeature(at(Date.now() + 60_000), 'it')).toEqual(entitled)
    expect(isEntitledToFeature(at(Date.now() - 60_000), 'it')).toEqual(expired)
  })

  it('ends while time goes on, and is open again where the clock is put back', () => {
    const context = contextOf({ features: { it: { ...bare, expireTime: now } } })
    const { isEntitledToFeature: ask } = compileEntitlements(context)
    expect([now, now + 1, now].map((time) => ask('it', undefined, time))).toEqual([entitled, expired, entitled])
  })
})

describe('a permission', () => {
  const linkedTo = (features: Record<string, object>) =>
    Object.fromEntries(
      Object.entries(features).map(([key, feature]) => [key, { ...bare, linkedPermissions: ['a.read'], ...feature }]),
    )

  it.each([
    ['held', { 'a.read': true }, entitled],
    ['held by a pattern', { 'a.*': true }, entitled],
    ['not held', { 'a.write': true }, unheld],
    ['held by nothing but false', { 'a.read': false }, unheld],
    ['held by no true', { 'a.read': 'true' }, unheld],
  ])('%s', (_, permissions, expected) => {
    expect(onPermission('a.read', { permissions: permissions as never })).toEqual(expected)
  })

  it.each([
    ['one that is open', { one: { expireTime: -1 } }, entitled],
    ['one that is open among others', { one: {}, two: { expireTime: 1 }, three: { featureFlag: open } }, entitled],
    ['one that has ended', { one: { expireTime: 1 } }, expired],
    ['one that is missing and one that has ended', { one: {}, two: { expireTime: 1 } }, expired],
    ['one that has ended and one that is missing', { one: { expireTime: 1 }, two: {} }, expired],
    ['missing ones', { one: {}, two: {} }, missing],
    ['one by a pattern that is missing', { one: { linkedPermissions: ['a.*'] } }, missing],
    ['another one by a pattern', { one: { linkedPermissions: ['b.*'] } }, entitled],
    ['one by lists that are partly none', { one: { linkedPermissions: [5, 'a.read'] } }, missing],
    ['none, by what is no list', { one: { linkedPermissions: 'a.read' } }, entitled],
  ])('a permission is entitled according to its linked features: %s', (_, features, expected) => {
    expect(onPermission('a.read', { permissions: { '*': true }, features: linkedTo(features) })).toEqual(expected)
  })

  it('a permission that is not held is missing, for any linked feature', () => {
    expect(onPermission('a.read', { features: linkedTo({ one: { expireTime: -1 } }) })).toEqual(unheld)
  })

  it.each(['', 'constructor', '__proto__', 'toString', null, undefined, 5])(
    'a permission is not held if its key is %j',
    (key) => {
      expect(onPermission(key as never, { permissions: { 'a.read': true } })).toEqual(unheld)
      expect(onPermission('', { permissions: { '*': true } })).toEqual(unheld)
    },
  )
})

describe('a context', () => {
  it.each([
    null,
    undefined,
    5,
    'x',
    [],
    {},
    { features: null, plans: 5, permissions: 'x' },
    { features: { it: null } },
  ])('an invalid context entitles to nothing: %j', (context) => {
    expect(isEntitledToFeature(context as never, 'it')).toEqual(missing)
    expect(isEntitledToPermission(context as never, 'it')).toEqual(unheld)
  })

  const broken = (): never => {
    throw new Error('no')
  }

  it('a context with a feature that throws hides that feature alone', () => {
    const features = Object.defineProperty({ it: { ...bare, expireTime: -1 } }, 'bad', {
      enumerable: true,
      get: broken,
    })
    const { isEntitledToFeature: ask, isEntitledToPermission } = compileEntitlements(
      contextOf({ features, permissions: { 'a.read': true } }),
    )
    expect([ask('bad'), ask('it'), isEntitledToPermission('a.read')]).toEqual([missing, entitled, entitled])
  })

  it.each(['expireTime', 'featureFlag', 'planIds', 'linkedPermissions'])(
    'a context with a feature whose %s throws gives every other feature',
    (member) => {
      const bad = Object.defineProperty({ ...bare }, member, { enumerable: true, get: broken })
      const features = { bad, it: { ...bare, featureFlag: open } }
      const { isEntitledToFeature: ask, isEntitledToPermission } = compileEntitlements(
        contextOf({ features, permissions: { 'a.read': true } }),
      )
      expect([ask('bad'), ask('it'), isEntitledToPermission('a.read')]).toEqual([missing, entitled, entitled])
    },
  )

  it.each(['bad.read', 'bad.*'])('a context with a permission that throws hides that permission alone: %s', (bad) => {
    const permissions = Object.defineProperty({ 'a.read': true, 'b.*': true } as const, bad, {
      enumerable: true,
      get: broken,
    })
    const { isEntitledToPermission: ask } = compileEntitlements(contextOf({ permissions }))
    expect([ask('bad.read'), ask('a.read'), ask('b.write')]).toEqual([unheld, entitled, entitled])
  })

  it('gives what rules on other attributes give if an attribute throws', () => {
    const plans = {
      bad: planFor(text('bad', 'x')),
      it: planFor(text('plan', 'pro')),
      claim: planFor(text('jwt.role', 'x')),
    }
    const features = {
      bad: { ...bare, planIds: ['bad'] },
      it: { ...bare, planIds: ['it'] },
      claim: { ...bare, planIds: ['claim'] },
    }
    const custom = Object.defineProperty({ plan: 'pro' }, 'bad', { enumerable: true, get: broken })
    const { isEntitledToFeature: ask } = compileEntitlements(contextOf({ features, plans }))
    const attributes = { custom, jwt: { role: 'x' } }
    expect(['bad', 'it', 'claim'].map((key) => ask(key, attributes))).toEqual([missing, entitled, entitled])
  })

  it('a context with a member that throws entitles to nothing', () => {
    const throwing = new Proxy({}, { get: () => { throw new Error('no') }, ownKeys: () => { throw new Error('no') } }) // biome-ignore format: short
    expect(isEntitledToFeature(throwing as never, 'it', throwing)).toEqual(missing)
    expect(
      isEntitledToPermission({ features: throwing, plans: throwing, permissions: throwing } as never, 'it'),
    ).toEqual(unheld)
    expect(onFeature({ planIds: ['p'] }, { plans: { p: planFor(text('x', 'y')) } }, throwing)).toEqual(missing)
  })
})
