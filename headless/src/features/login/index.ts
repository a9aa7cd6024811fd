export { departTo, hasDeparted } from './departure.ts'
export { login } from './feature.ts'
export { leadOn } from './lead-on.ts'
export { type PasswordlessWay, type Sending, sendPasswordless } from './send-passwordless.ts'
export type {
  AfterLoginStepName,
  BreachedPasswordStep,
  BreachedPasswordSuccessStep,
  EmailInput,
  EndedSso,
  LedOn,
  LedToStep,
  LoginActions,
  LoginNotice,
  LoginState,
  LoginStep,
  MagicLinkSentStep,
  MagicLinkSuccessStep,
  NamedLoginStep,
  NoLocalSignInStep,
  PasscodeStep,
  PassedStep,
  PasswordChanged,
  PasswordInput,
  PasswordRotationExpiredStep,
  PasswordRotationNotificationStep,
  PasswordStep,
  PreLoginStep,
  RecoverStep,
  RecoveryCodeInput,
  RedirectToSsoStep,
  ResetLinkSent,
  SecondFactorStep,
  SentMessage,
  SsoFailedStep,
  SuccessStep,
  UnsupportedLoginStep,
} from './types.ts'
export { useLogin } from './use-login.ts'
