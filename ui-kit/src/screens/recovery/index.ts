export {
  ForgotPasswordPage,
  type ForgotPasswordPageProps,
  ResetPasswordPage,
  type ResetPasswordPageProps,
} from './recovery-pages.tsx'
