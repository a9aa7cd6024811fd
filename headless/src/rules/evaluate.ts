import { own, sure } from './checked.ts'
import { compileCondition, type SlotOf, type Test } from './condition.ts'
import { compileFlag, compileGroup, compilePlan } from './rule.ts'
import type { Attributes, Condition, ConditionGroup, EntitlementFeatureFlag, EntitlementPlan } from './types.ts'

/** Whether the attributes meet a condition. Never throws; what is invalid is not met. */
export function evaluateCondition(condition: Condition, attributes: Attributes): boolean {
  return evaluate(compileCondition, condition, attributes)
}

/** Whether the attributes meet a rule, whatever its treatment. Never throws; what is invalid is not met. */
export function evaluateRule(rule: ConditionGroup, attributes: Attributes): boolean {
  return evaluate(compileGroup, rule, attributes)
}

/** Whether a flag opens its feature for these attributes. Never throws; what is invalid opens nothing. */
export function evaluateFlag(flag: EntitlementFeatureFlag, attributes: Attributes): boolean {
  return evaluate(compileFlag, flag, attributes)
}

/** Whether a plan gives its features to these attributes. Never throws; what is invalid gives nothing. */
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
