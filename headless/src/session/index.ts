export { sessionFeature } from './feature.ts'
export type { RenewalAsked, RestoreSession, SessionHost, SessionOptions, SessionSource, StatedPerson } from './host.ts'
export type * from './types.ts'
