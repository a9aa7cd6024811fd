export { resetPasswordFeature } from './feature.ts'
export type {
  CheckingLinkStep,
  ChooseResetPasswordStep,
  InvalidResetLinkStep,
  ResetLink,
  ResetPasswordActions,
  ResetPasswordInput,
  ResetPasswordState,
  ResetPasswordStep,
  ResetPasswordSuccessStep,
} from './types.ts'
export { useResetPassword } from './use-reset-password.ts'
