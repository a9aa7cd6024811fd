export { invitationErrors } from './errors.ts'
export { invitationFeature } from './feature.ts'
export type * from './types.ts'
