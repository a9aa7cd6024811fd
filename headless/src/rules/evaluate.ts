import { own, sure } from './checked.ts'
import { compileCondition, type SlotOf, type Test } from './condition.ts'
import { compileFlag, compileGroup, compilePlan } from './rule.ts'
import type { Attributes, Condition, ConditionGroup, EntitlementFeatureFlag, EntitlementPlan } from './types.ts'

/** Returns `true` if the attributes meet the condition. Never throws; an invalid condition is not met. */
export function evaluateCondition(condition: Condition, attributes: Attributes): boolean {
  return evaluate(compileCondition, condition, attributes)
}

/**
 * Returns `true` if the attributes meet the rule. Its treatment is ignored. Never throws; an invalid rule is not met.
 */
export function evaluateRule(rule: ConditionGroup, attributes: Attributes): boolean {
  return evaluate(compileGroup, rule, attributes)
}

/** Returns `true` if the flag grants its feature for these attributes. Never throws; an invalid flag grants nothing. */
export function evaluateFlag(flag: EntitlementFeatureFlag, attributes: Attributes): boolean {
  return evaluate(compileFlag, flag, attributes)
}

/**
 * Returns `true` if the plan grants its features for these attributes. Never throws; an invalid plan grants nothing.
 */
export function evaluatePlan(plan: EntitlementPlan, attributes: Attributes): boolean {
  return evaluate(compilePlan, plan, attributes)
}

function evaluate(compile: (rule: unknown, slotOf: SlotOf) => Test, rule: unknown, attributes: unknown): boolean {
  return sure(() => {
    const values: unknown[] = []
    const slotOf: SlotOf = (name) => values.push(own(attributes, name)) - 1
    return compile(rule, slotOf)(values)
  }, false)
}
