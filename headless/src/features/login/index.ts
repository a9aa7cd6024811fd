export { login } from './feature.ts'
export { type PasswordlessWay, type Sending, sendPasswordless } from './send-passwordless.ts'
export type {
  EmailInput,
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
  SuccessStep,
  UnsupportedLoginStep,
} from './types.ts'
export { useLogin } from './use-login.ts'
