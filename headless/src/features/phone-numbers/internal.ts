// The names that other features need. They are not public.
export { codeOf } from './sent-code.ts'
