// The names that other features need. They are not public.
export { keepActivationEmail } from './mailed-address.ts'
