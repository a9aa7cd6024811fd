export { resetPhoneNumberErrors } from './errors.ts'
export { resetPhoneNumberFeature } from './feature.ts'
export type {
  ChangeNumberStep,
  NewPhoneNumberInput,
  ResetCodeInput,
  ResetEmailInput,
  ResetPhoneEmailStep,
  ResetPhoneNumberActions,
  ResetPhoneNumberState,
  ResetPhoneNumberStep,
  VerifyResetStep,
} from './types.ts'
export { useResetPhoneNumber } from './use-reset-phone-number.ts'
