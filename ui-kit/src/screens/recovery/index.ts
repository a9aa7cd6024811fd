export { ForgotPasswordPage, ResetPasswordPage } from './recovery-pages.tsx'
