// The names that other features need. They are not public.
export { accountZone } from './account-zone.ts'
