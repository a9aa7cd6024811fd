export { PhoneNumbers, type PhoneNumbersProps } from './phone-numbers.tsx'
export { ResetPhoneNumberPage, type ResetPhoneNumberPageProps } from './reset-phone-number-page.tsx'
