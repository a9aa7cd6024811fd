export { departTo, hasDeparted } from './departure.ts'
export { login } from './feature.ts'
export { leadOn } from './lead-on.ts'
export { type PasswordlessWay, type Sending, sendPasswordless } from './send-passwordless.ts'
export type {
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
  PasswordInput,
  PasswordStep,
  PreLoginStep,
  RecoverStep,
  RecoveryCodeInput,
  RedirectToSsoStep,
  SecondFactorStep,
  SentMessage,
  SsoFailedStep,
  SuccessStep,
  UnsupportedLoginStep,
} from './types.ts'
export { useLogin } from './use-login.ts'
