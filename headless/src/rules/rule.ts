import { own } from './checked.ts'
import { compileCondition, never, type SlotOf, type Test } from './condition.ts'
import type { Treatment } from './types.ts'

/**
 * Compiles a rule, or a group within it, which requires all or one of its conditions. Each condition is compiled when
 * it is first evaluated.
 */
export function compileGroup(group: unknown, slotOf: SlotOf): Test {
  const logic = own(group, 'conditionLogic')
  const conditions = own(group, 'conditions')
  if (!Array.isArray(conditions) || (logic !== 'and' && logic !== 'or')) return never
  const isSettling = logic === 'or'
  const { length } = conditions
  const tests: Test[] = []
  return (values) => {
    for (let at = 0; at < length; at++) {
      const test = (tests[at] ??= compileMember(conditions[at], slotOf))
      if (test(values) === isSettling) return isSettling
    }
    return !isSettling
  }
}

/** Compiles a flag. Its rules decide if it is on, else its off treatment. */
export function compileFlag(flag: unknown, slotOf: SlotOf): Test {
  const plan = own(flag, 'on') === true ? flag : { defaultTreatment: own(flag, 'offTreatment') }
  return compilePlan(plan, slotOf)
}

const granted: Treatment = 'true'

/** Compiles a plan. The first rule that is met decides. If none is met, the default treatment decides. */
export function compilePlan(plan: unknown, slotOf: SlotOf): Test {
  const { rules = [] } = { rules: own(plan, 'rules') }
  if (!Array.isArray(rules)) return never
  const isDefault = own(plan, 'defaultTreatment') === granted
  const steps: { readonly isMet: Test; readonly isGranting: boolean }[] = []
  return (values) => {
    for (let at = 0; at < rules.length; at++) {
      const step = (steps[at] ??= {
        isMet: compileGroup(rules[at], slotOf),
        isGranting: own(rules[at], 'treatment') === granted,
      })
      if (step.isMet(values)) return step.isGranting
    }
    return isDefault
  }
}

function compileMember(member: unknown, slotOf: SlotOf): Test {
  const isGroup = own(member, 'op') === undefined && own(member, 'conditionLogic') !== undefined
  return isGroup ? compileGroup(member, slotOf) : compileCondition(member, slotOf)
}
