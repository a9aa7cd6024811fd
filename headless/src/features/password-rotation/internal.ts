// The names that other features need. They are not public.
export { effectiveRotation, type WirePolicy } from './effective-rotation.ts'
