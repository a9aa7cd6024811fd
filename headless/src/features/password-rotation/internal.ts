// The names that other features need. They are not public.
export { effectiveRotation } from './feature.ts'
