export { provisioningErrors } from './errors.ts'
export { provisioningFeature } from './feature.ts'
export type * from './types.ts'
