// The names that other features need. They are not public.
export { readUse } from './read-usage.ts'
