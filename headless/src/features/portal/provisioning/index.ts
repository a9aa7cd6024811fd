export { provisioningFeature } from './feature.ts'
export { syncLogFeature } from './sync-log.ts'
export type * from './types.ts'
