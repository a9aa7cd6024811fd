// The names that other features need. They are not public.
export { departTo, hasDeparted } from './departure.ts'
export { leadOn, leadOnFromCallback, type ToLoginOptions, toLogin } from './lead-on.ts'
export { type Sending, sendPasswordless } from './send-passwordless.ts'
