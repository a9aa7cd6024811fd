// The names that other features need. They are not public.
export { billingErrors } from './errors.ts'
export { requireAddress } from './missing-address.ts'
