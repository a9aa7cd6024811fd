export { loginFeature } from './feature.ts'
export type {
  AfterLoginStepName,
  EndedSso,
  PassedStep,
  PasswordChanged,
  ResetLinkSent,
} from './handover.ts'
export type { PasswordlessWay } from './send-passwordless.ts'
export type * from './types.ts'
