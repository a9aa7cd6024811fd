export { actorOf } from './actor-of.ts'
export { impersonationFeature } from './feature.ts'
export type {
  Actor,
  ImpersonatingStep,
  ImpersonationActions,
  ImpersonationState,
  ImpersonationStep,
  ImpersonationSuccessStep,
  InvalidImpersonationStep,
} from './types.ts'
export { useImpersonation } from './use-impersonation.ts'
