import { describe, expect, it } from 'vitest'
import { compileEntitlements, isEntitledToFeature } from './index.ts'
import type { AttributeSources, Condition, EntitlementsContext } from './types.ts'

const entitled = { isEntitled: true }
const missing = { isEntitled: false, justification: 'MISSING_FEATURE' }

const text = (attribute: string, value: string): Condition => ({
  attribute,
  op: 'in_list',
  value: { list: [value] },
  negate: false,
})

/** Returns a context that grants the feature `it` to users who meet the condition. */
function contextFor(condition: Condition): EntitlementsContext {
  const rules = [{ conditionLogic: 'and', conditions: [condition], treatment: 'true' }] as const
  return {
    features: { it: { planIds: ['p'], expireTime: null, linkedPermissions: [] } },
    plans: { p: { defaultTreatment: 'false', rules } },
    permissions: {},
  }
}

function asked(condition: Condition, attributes?: AttributeSources) {
  return isEntitledToFeature(contextFor(condition), 'it', attributes)
}

function askerOf(condition: Condition) {
  return compileEntitlements(contextFor(condition)).isEntitledToFeature
}

describe('an attribute', () => {
  const jwt = {
    email: 'ada@acme.test',
    email_verified: true,
    tenantId: 't1',
    id: 'u1',
    roles: ['r0', 'r1'],
    deep: { er: { x: 'y' } },
    'a.b': 'dotted',
  }

  it.each([
    ['of the application', text('plan', 'pro'), { custom: { plan: 'pro' } }],
    ['of the address', text('frontegg.email', 'ada@acme.test'), { jwt }],
    [
      'of the verified address',
      { attribute: 'frontegg.emailVerified', op: 'is', value: { boolean: true }, negate: false },
      { jwt },
    ],
    ['of the tenant', text('frontegg.tenantId', 't1'), { jwt }],
    ['of the user', text('frontegg.userId', 'u1'), { jwt }],
    ['of the user, of claims alone', text('frontegg.userId', 'u2'), { jwt: { sub: 'u2' } }],
    ['of a claim', text('jwt.email', 'ada@acme.test'), { jwt }],
    ['of a claim within a list', text('jwt.roles.1', 'r1'), { jwt }],
    ['of a claim within claims', text('jwt.deep.er.x', 'y'), { jwt }],
    ['of a claim with a dot', text('jwt.a.b', 'dotted'), { jwt }],
    ['that is a list of the application', text('groups', 'g2'), { custom: { groups: ['g1', 'g2'] } }],
    ['that the application gives beside claims', text('jwt.role', 'x'), { custom: { 'jwt.role': 'x' }, jwt }],
  ] as const)('%s', (_, condition, attributes) => {
    expect(asked(condition, attributes)).toEqual(entitled)
    expect(asked(condition)).toEqual(missing)
  })

  it.each([
    ['of the provider', text('frontegg.email', 'eve@evil.test'), { 'frontegg.email': 'eve@evil.test' }],
    ['of the provider that is not there', text('frontegg.userId', 'root'), { 'frontegg.userId': 'root' }],
    ['of a claim', text('jwt.email', 'eve@evil.test'), { 'jwt.email': 'eve@evil.test' }],
  ])('%s is not replaced by one of the application', (_, condition, custom) => {
    const attributes = { custom, jwt: { email: 'ada@acme.test' } }
    expect(asked(condition, attributes)).toEqual(missing)
  })

  it.each([
    ['that is a level of claims', text('jwt.deep', 'x'), { jwt: { deep: { er: 'x' } } }],
    ['that is a list of claims', text('jwt.roles', 'r0'), { jwt: { roles: ['r0'] } }],
    ['below a text', text('jwt.email.length', 'x'), { jwt: { email: 'x' } }],
  ] as const)('%s is missing', (_, condition, attributes) => {
    expect(asked(condition, attributes)).toEqual(missing)
  })

  it.each([
    ['a name with two dots', text('jwt.https://acme.test/a.b', 'x'), { jwt: { 'https://acme.test/a.b': 'x' } }],
    ['a level whose name has a dot', text('jwt.a.b.c', 'x'), { jwt: { 'a.b': { c: 'x' } } }],
    [
      'a level beside one whose name begins the same',
      text('jwt.a.b.c', 'x'),
      { jwt: { a: { d: 1 }, 'a.b': { c: 'x' } } },
    ],
  ] as const)('an attribute is found by a claim of %s', (_, condition, attributes) => {
    expect(asked(condition, attributes)).toEqual(entitled)
  })

  it.each([
    ['a list', ['pro'], (held: string[]) => held.splice(0, 1, 'free')],
    ['a date', new Date(0), (held: Date) => held.setTime(1)],
  ] as const)('an attribute that is %s is read again for another user', (_, held, change) => {
    const condition: Condition = Array.isArray(held)
      ? text('it', 'pro')
      : { attribute: 'it', op: 'on', value: { date: 0 }, negate: false }
    const ask = askerOf(condition)
    expect(ask('it', { custom: { it: held } })).toEqual(entitled)
    change(held as never)
    expect(ask('it', { custom: { it: held } })).toEqual(missing)
    expect(ask('it', { custom: {} })).toEqual(missing)
  })

  it('a condition on a missing attribute is not met after one that was a list', () => {
    const ask = askerOf(text('it', 'pro'))
    expect([ask('it', { custom: { it: ['pro'] } }), ask('it', { custom: {} })]).toEqual([entitled, missing])
  })

  it('an attribute is found in claims that contain themselves', () => {
    const endless: Record<string, unknown> = { email: 'ada@acme.test' }
    endless['self'] = endless
    expect(asked(text('frontegg.email', 'ada@acme.test'), { jwt: endless })).toEqual(entitled)
  })

  it('an attribute is evaluated anew for another object, and remembered for the same object', () => {
    const ask = askerOf(text('plan', 'pro'))
    for (let round = 0; round < 20; round++) {
      expect(ask('it', { custom: { plan: 'pro', round } })).toEqual(entitled)
      expect(ask('it', { custom: { plan: 'free', round } })).toEqual(missing)
    }
    const custom = { plan: 'pro' }
    expect(ask('it', { custom })).toBe(ask('it', { custom }))
  })
})
