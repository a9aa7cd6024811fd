export {
  type AddPhoneNumberView,
  PhoneNumbers,
  type PhoneNumbersProps,
  type PhoneNumbersView,
} from './phone-numbers.tsx'
export { ResetPhoneNumberPage, type ResetPhoneNumberPageProps } from './reset-phone-number-page.tsx'
