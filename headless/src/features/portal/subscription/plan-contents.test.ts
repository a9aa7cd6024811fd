import { describe, expect, it } from 'vitest'
import { planOf } from './answers.ts'
import { featuresBeyond, planLosses } from './plan-contents.ts'
import type { Plan } from './types.ts'

type Features = NonNullable<Parameters<typeof planOf>[0]['features']>

function plan(...features: Features): Plan {
  return planOf({ id: 'p', externalId: 'p', name: 'P', slug: 'p', description: '', features })
}

const free = plan({ key: 'users', limit: 5 }, { key: 'api-tokens', limit: 2 })
const premium = plan(
  { key: 'users', limit: 100 },
  { key: 'sso', limit: 3 },
  { key: 'api-tokens', limit: 2 },
  { key: 'reports' },
)
const enterprise = plan(
  { key: 'users', limit: null },
  { key: 'sso', limit: null },
  { key: 'api-tokens', limit: null },
  { key: 'reports' },
)

describe('the losses by another plan', () => {
  it('have each thing that is less or gone, with what the account has too much of', () => {
    const use = { members: { used: 29 }, features: [{ key: 'sso', used: 2 }] }
    expect(planLosses({ from: premium, to: free, use })).toEqual([
      { feature: premium.features[0], left: 5, used: 29, excess: 24 },
      { feature: premium.features[1], left: null, used: 2, excess: 2 },
      { feature: premium.features[3], left: null, used: null, excess: 0 },
    ])
  })

  it('have a limit in place of none', () => {
    expect(planLosses({ from: enterprise, to: premium }).map(({ feature, left }) => [feature.key, left])).toEqual([
      ['users', 100],
      ['sso', 3],
      ['api-tokens', 2],
    ])
  })

  it('are none by a larger plan, and by a plan that does not say what is in it', () => {
    expect(planLosses({ from: free, to: enterprise })).toEqual([])
    expect(planLosses({ from: premium, to: plan() })).toEqual([])
    expect(planLosses({ from: null, to: free })).toEqual([])
  })
})

describe('what a plan has beyond a smaller one', () => {
  it('is each thing that is new or more', () => {
    expect(featuresBeyond(premium, free)?.map(({ key }) => key)).toEqual(['users', 'sso', 'reports'])
    expect(featuresBeyond(enterprise, premium)?.map(({ key }) => key)).toEqual(['users', 'sso', 'api-tokens'])
  })

  it('is not known if the larger plan lacks something, or one of them says nothing', () => {
    expect(featuresBeyond(free, premium)).toBeNull()
    expect(featuresBeyond(premium, plan())).toBeNull()
    expect(featuresBeyond(plan(), premium)).toBeNull()
  })
})
