export { ChangePassword, type ChangePasswordFixed, type ChangePasswordProps } from './change-password.tsx'
