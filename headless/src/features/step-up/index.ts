export { stepUpErrors } from './errors.ts'
export { stepUpFeature } from './feature.ts'
export type {
  DemandInput,
  DoneStepUp,
  FailedStepUp,
  IdleStepUp,
  PreparingStepUp,
  SecondFactorStepUp,
  StepUpActions,
  StepUpInput,
  StepUpState,
  StepUpStep,
} from './types.ts'
export { useIsSteppedUp } from './use-is-stepped-up.ts'
export { useStepUp } from './use-step-up.ts'
export { useWithStepUp } from './use-with-step-up.ts'
export { stepUpDemandOf, withStepUp } from './with-step-up.ts'
