// The names that other features need. They are not public.
export { departTo, hasDeparted, isAway } from './departure.ts'
export { leadOnFromCallback, toLogin } from './lead-on.ts'
export { sendPasswordless } from './send-passwordless.ts'
