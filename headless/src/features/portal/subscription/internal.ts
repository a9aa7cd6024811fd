// The names that other features need. They are not public.
export { requireAddress } from './missing-address.ts'
