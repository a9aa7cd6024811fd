export { passwordRotationFeature } from './feature.ts'
export type * from './types.ts'
