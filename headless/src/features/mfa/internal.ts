// The names that other features need. They are not public.
export { loadMfa } from './feature.ts'
