export { actorOf, impersonationFeature } from './feature.ts'
export type * from './types.ts'
