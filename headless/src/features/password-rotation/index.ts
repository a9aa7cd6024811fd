export { effectiveRotation } from './effective-rotation.ts'
export { passwordRotationErrors } from './errors.ts'
export { passwordRotationFeature } from './feature.ts'
export type {
  PasswordRotationActions,
  PasswordRotationState,
  RotatedPasswordInput,
  RotationPolicy,
} from './types.ts'
export { usePasswordRotation } from './use-password-rotation.ts'
