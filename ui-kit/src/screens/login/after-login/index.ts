export { BreachedPasswordStep } from './breached-password-step.tsx'
export { BreachedPasswordSuccessStep } from './breached-password-success-step.tsx'
export { RotationExpiredStep } from './rotation-expired-step.tsx'
export { RotationNoticeStep } from './rotation-notice-step.tsx'
