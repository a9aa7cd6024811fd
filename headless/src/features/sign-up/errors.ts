import { addressErrors } from '../../core/email-address.ts'

/** The codes of errors that `sign-up` makes itself. Their meaning is in its guide. */
export const signUpErrors = {
  ...addressErrors,
  additionalFieldsInvalid: 'additional-fields-invalid',
  companyNameTooShort: 'company-name-too-short',
  emailRequired: 'email-required',
  nameTooShort: 'name-too-short',
  phoneNumberRequired: 'phone-number-required',
  termsRequired: 'terms-required',
  usernameRequired: 'username-required',
} as const
