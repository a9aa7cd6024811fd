export { logOutRouteFeature } from './feature.ts'
export type * from './types.ts'
