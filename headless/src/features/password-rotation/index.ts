export { passwordRotationErrors } from './errors.ts'
export { passwordRotationFeature } from './feature.ts'
export type * from './types.ts'
