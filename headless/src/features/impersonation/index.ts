export { actorOf } from './actor-of.ts'
export { impersonationFeature } from './feature.ts'
export type * from './types.ts'
