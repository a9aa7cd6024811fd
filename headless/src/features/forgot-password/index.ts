export { forgotPasswordErrors } from './errors.ts'
export { forgotPasswordFeature } from './feature.ts'
export type {
  AskEmailStep,
  ChooseRecoveryStep,
  ForgotPasswordActions,
  ForgotPasswordInput,
  ForgotPasswordState,
  ForgotPasswordStep,
  ForgotPasswordSuccessStep,
  RecoveredStep,
  RecoveryCodeSentStep,
  RecoveryMethod,
  RecoveryMethodInput,
  RecoverySmsInput,
} from './types.ts'
export { useForgotPassword } from './use-forgot-password.ts'
