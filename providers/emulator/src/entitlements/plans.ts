import type { World } from '../calls/world.ts'
import type { Plan } from '../core/entitlements.ts'
import { planShape } from '../core/entitlements-shape.ts'
import { shaped } from '../core/shape.ts'
import { give, held, planTable, takeBack } from '../holdings/held.ts'
import type { Scope } from '../holdings/scope.ts'
import { type Body, only } from '../http/body.ts'

/** The plans features are had by. Throws as {@link EntitlementGrants} does. */
export interface Plans {
  /** A copy of the effective plans of a scope, by id. Default: of all users. */
  readonly held: (scope?: Scope) => Readonly<Record<string, Plan>>
  /** Sets a plan in a scope. */
  readonly set: (id: string, plan: Plan, scope?: Scope) => void
  /** Removes the entry of a plan in a scope. The wider scope decides again. */
  readonly unset: (id: string, scope?: Scope) => void
}

/** Makes the {@link Plans} of an emulator. */
export function createPlans(world: World): Plans {
  return {
    held: (scope = {}) => structuredClone(held(world.state, planTable, scope)),
    set: (id, plan, scope = {}) => give(world, planTable, id, planOf({ ...plan }), scope),
    unset: (id, scope = {}) => takeBack(world, planTable, id, scope),
  }
}

/** A plan of these members. Refuses others, and those that are not of their form. */
export function planOf(members: Body): Plan {
  return shaped(planShape, structuredClone(only(members, ['defaultTreatment', 'rules'])), 'plan')
}
