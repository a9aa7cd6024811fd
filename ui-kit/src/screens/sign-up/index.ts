export type { OwnFields, OwnFieldsCheck, OwnFieldTexts } from './own-fields/check-own-fields.ts'
export { OwnField, type OwnFieldProps } from './own-fields/own-field.tsx'
export { type OwnFieldError, useOwnFieldError } from './own-fields/own-field-errors.ts'
export {
  SignUpBox,
  type SignUpBoxProps,
  SignUpPage,
  type SignUpPageProps,
} from './sign-up-page.tsx'
