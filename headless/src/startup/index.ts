export { startUpFeature } from './feature.ts'
export type {
  PublicPolicy,
  RequestError,
  RequestName,
  StartUpActions,
  StartUpEvents,
  StartUpHost,
  StartUpState,
} from './types.ts'
export { useFeatureFlag, useFeatureFlags } from './use-feature-flags.ts'
export { useStartUp } from './use-start-up.ts'
