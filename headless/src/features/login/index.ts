export { departTo, hasDeparted } from './departure.ts'
export { loginErrors } from './errors.ts'
export { loginFeature } from './feature.ts'
export type {
  AfterLoginStepName,
  EndedSso,
  PassedStep,
  PasswordChanged,
  ResetLinkSent,
} from './handover.ts'
export { leadOn, leadOnFromCallback, toLogin } from './lead-on.ts'
export { type PasswordlessWay, type Sending, sendPasswordless } from './send-passwordless.ts'
export type * from './types.ts'
