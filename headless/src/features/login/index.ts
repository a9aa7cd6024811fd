export { departTo, hasDeparted } from './departure.ts'
export { login } from './feature.ts'
export { leadOn } from './lead-on.ts'
export type {
  EmailInput,
  Ended,
  EndedSso,
  LoginActions,
  LoginNotice,
  LoginState,
  LoginStep,
  NamedLoginStep,
  PasswordInput,
  PasswordStep,
  PreLoginStep,
  RecoverStep,
  RecoveryCodeInput,
  RedirectToSsoStep,
  SecondFactorStep,
  SsoFailedStep,
  SuccessStep,
  UnsupportedLoginStep,
} from './types.ts'
export { useLogin } from './use-login.ts'
