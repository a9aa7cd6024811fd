import { describe, expectTypeOf, it } from 'vitest'
import type { components } from '../http/contract.gen.ts'
import type {
  Condition,
  ConditionGroup,
  ConditionOperation,
  EntitlementFeature,
  EntitlementFeatureFlag,
  EntitlementPlan,
  EntitlementsContext,
  TargetingRule,
  Treatment,
} from './types.ts'

type Wire = components['schemas']

/** The engine imports nothing and declares its own types. These tests compare them with the contract. */
describe('what the contract says', () => {
  it('is asked about by the same words', () => {
    expectTypeOf<ConditionOperation>().toEqualTypeOf<Wire['ConditionOperation']>()
    expectTypeOf<Treatment>().toEqualTypeOf<Wire['Treatment']>()
    expectTypeOf<ConditionGroup['conditionLogic']>().toEqualTypeOf<Wire['ConditionGroup']['conditionLogic']>()
  })

  it('can be given to the engine as it came', () => {
    expectTypeOf<Wire['Condition']>().toExtend<Condition>()
    expectTypeOf<Wire['ConditionGroup']>().toExtend<ConditionGroup>()
    expectTypeOf<Wire['TargetingRule']>().toExtend<TargetingRule>()
    expectTypeOf<Wire['EntitlementFeatureFlag']>().toExtend<EntitlementFeatureFlag>()
    expectTypeOf<Wire['EntitlementPlan']>().toExtend<EntitlementPlan>()
    expectTypeOf<Wire['EntitlementsContext']>().toExtend<EntitlementsContext>()
    expectTypeOf<Wire['EntitlementsContext']['features'][string]>().toExtend<EntitlementFeature>()
  })

  it('has no member that the engine does not know, nor one less', () => {
    expectTypeOf<keyof Condition>().toEqualTypeOf<keyof Wire['Condition']>()
    expectTypeOf<keyof TargetingRule>().toEqualTypeOf<keyof Wire['TargetingRule']>()
    expectTypeOf<keyof EntitlementFeatureFlag>().toEqualTypeOf<keyof Wire['EntitlementFeatureFlag']>()
    expectTypeOf<keyof EntitlementPlan>().toEqualTypeOf<keyof Wire['EntitlementPlan']>()
    expectTypeOf<keyof EntitlementsContext>().toEqualTypeOf<keyof Wire['EntitlementsContext']>()
  })
})
