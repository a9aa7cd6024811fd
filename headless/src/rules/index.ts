export { type Holder, isAuthorized, type Keyed, type Requirement } from './authorization.ts'
export {
  compileEntitlements,
  type Entitlements,
  isEntitledToFeature,
  isEntitledToPermission,
} from './entitlements.ts'
export { evaluateCondition, evaluateFlag, evaluatePlan, evaluateRule } from './evaluate.ts'
export { matchesPermission } from './permission.ts'
export type {
  AttributeSources,
  Attributes,
  Condition,
  ConditionGroup,
  ConditionLogic,
  ConditionOperation,
  Entitled,
  Entitlement,
  EntitlementFeature,
  EntitlementFeatureFlag,
  EntitlementPlan,
  EntitlementsContext,
  Justification,
  NotEntitled,
  TargetingRule,
  Treatment,
} from './types.ts'
