export { entitlementErrors } from './errors.ts'
export { entitlementsFeature } from './feature.ts'
export { judge, type Known } from './judge.ts'
export type {
  CanRequest,
  CustomAttributes,
  DenialReason,
  EntitlementAnswer,
  EntitlementQuestion,
  EntitlementsActions,
  EntitlementsState,
  FeatureQuestion,
  GuardRequest,
  PermissionQuestion,
  Permit,
  Remedy,
  StepUpRequest,
  TraceLine,
} from './types.ts'
export { useAuthorized } from './use-authorized.ts'
export { Can, type CanProps, useCan } from './use-can.ts'
export { useEntitlements } from './use-entitlements.ts'
