export { type Holder, isAuthorized, type Requirement } from './authorization.ts'
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
  Entitlement,
  EntitlementFeature,
  EntitlementFeatureFlag,
  EntitlementPlan,
  EntitlementsContext,
  Justification,
  TargetingRule,
  Treatment,
} from './types.ts'
