// The names that other features need. They are not public.
export { billingErrors, requireAddress } from './errors.ts'
