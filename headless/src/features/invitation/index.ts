export { invitationFeature } from './feature.ts'
export type * from './types.ts'
