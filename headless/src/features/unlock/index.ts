export { unlockFeature } from './feature.ts'
export type {
  InvalidUnlockStep,
  UnlockActions,
  UnlockingStep,
  UnlockState,
  UnlockStep,
  UnlockSuccessStep,
} from './types.ts'
export { useUnlock } from './use-unlock.ts'
