export { login } from './feature.ts'
export { answerPasskeysPrompt } from './passkeys-prompt.ts'
export type {
  EmailInput,
  LoginActions,
  LoginNotice,
  LoginState,
  LoginStep,
  NamedLoginStep,
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
