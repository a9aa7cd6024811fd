export { notificationsFeature } from './feature.ts'
export type * from './types.ts'
