export { hostedLoginFeature } from './feature.ts'
export { hosted } from './hosted.ts'
export { hostedOnServer } from './hosted-on-server.ts'
export type * from './types.ts'
