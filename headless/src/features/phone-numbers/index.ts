export { internationalNumber } from '../../core/phone-number.ts'
export { phoneNumberErrors } from './errors.ts'
export { phoneNumbers } from './feature.ts'
export { codeOf } from './sent-code.ts'
export type {
  AddPhoneNumberInput,
  ListPhoneNumbersStep,
  PhoneCodeInput,
  PhoneNumber,
  PhoneNumberInput,
  PhoneNumbersActions,
  PhoneNumbersState,
  PhoneNumbersStep,
  VerifyPhoneNumberStep,
} from './types.ts'
export { usePhoneNumbers } from './use-phone-numbers.ts'
