export { resetPhoneNumber } from './feature.ts'
export type {
  AskEmailStep,
  ChangeNumberStep,
  NewPhoneNumberInput,
  ResetCodeInput,
  ResetEmailInput,
  ResetPhoneNumberActions,
  ResetPhoneNumberState,
  ResetPhoneNumberStep,
  VerifyResetStep,
} from './types.ts'
export { useResetPhoneNumber } from './use-reset-phone-number.ts'
