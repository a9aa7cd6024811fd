export { changePasswordErrors } from './errors.ts'
export { changePasswordFeature } from './feature.ts'
export type { ChangePasswordActions, ChangePasswordInput, ChangePasswordState } from './types.ts'
export { useChangePassword } from './use-change-password.ts'
