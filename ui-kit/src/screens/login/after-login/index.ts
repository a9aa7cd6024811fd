export { BreachedPasswordStep, BreachedPasswordSuccessStep } from './breached-password.tsx'
export { RotationExpiredStep, RotationNoticeStep } from './rotation.tsx'
