export { startUp, type StartUpHost } from './feature.ts'
export { useStartUp } from './use-start-up.ts'
export type {
  PublicPolicy,
  RequestError,
  RequestName,
  StartUpActions,
  StartUpEvents,
  StartUpState,
} from './types.ts'
