export { login } from './feature.ts'
export type {
  AfterLoginStepName,
  EmailInput,
  LoginActions,
  LoginNotice,
  LoginState,
  LoginStep,
  NamedLoginStep,
  PassedStep,
  PasswordInput,
  PasswordStep,
  PreLoginStep,
  PromptPasskeysStep,
  RecoverStep,
  RecoveryCodeInput,
  RedirectToSsoStep,
  SecondFactorStep,
  SuccessStep,
  UnsupportedLoginStep,
} from './types.ts'
export { useLogin } from './use-login.ts'
