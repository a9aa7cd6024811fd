export { ownActivityFeature } from './feature.ts'
export type { OwnActivityActions, OwnActivityState, OwnEvent } from './types.ts'
export { useOwnActivity } from './use-own-activity.ts'
