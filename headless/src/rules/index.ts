export { type Holder, isAuthorized, type Keyed, type Requirement } from './authorization.ts'
export {
  compileEntitlements,
  type Entitlements,
  isEntitledToFeature,
  isEntitledToPermission,
} from './entitlements.ts'
export { evaluateCondition, evaluateFlag, evaluatePlan, evaluateRule } from './evaluate.ts'
export { matchesPermission } from './permission.ts'
export type * from './types.ts'
