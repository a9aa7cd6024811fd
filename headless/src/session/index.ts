export { sessionFeature } from './feature.ts'
export type { RenewalAsked, RestoreSession, SessionHost, SessionOptions, SessionSource } from './host.ts'
export type * from './types.ts'
