export { internationalNumber } from '../../core/phone-number.ts'
export { phoneNumberErrors } from './errors.ts'
export { phoneNumbersFeature } from './feature.ts'
export { codeOf } from './sent-code.ts'
export type {
  AddPhoneNumberInput,
  ListPhoneNumbersStep,
  PhoneCodeInput,
  PhoneNumber,
  PhoneNumbersActions,
  PhoneNumbersState,
  PhoneNumbersStep,
  VerifyPhoneNumberStep,
} from './types.ts'
export { usePhoneNumbers } from './use-phone-numbers.ts'
