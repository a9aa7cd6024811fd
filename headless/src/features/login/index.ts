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
export type {
  BreachedPasswordStep,
  BreachedPasswordSuccessStep,
  EmailInput,
  Handover,
  LoginActions,
  LoginNotice,
  LoginState,
  LoginStep,
  MagicLinkSentStep,
  MagicLinkSuccessStep,
  NoLocalSignInStep,
  PasscodeStep,
  PasswordInput,
  PasswordRotationExpiredStep,
  PasswordRotationNotificationStep,
  PasswordStep,
  PreLoginStep,
  PromptPasskeysStep,
  PromptQuickSmsStep,
  RecoverStep,
  RecoveryCodeInput,
  RedirectToSsoStep,
  SecondFactorStep,
  SentMessage,
  SsoFailedStep,
  StepHandover,
  SuccessStep,
  UnsupportedLoginStep,
} from './types.ts'
export { useLogin } from './use-login.ts'
