export {
  type AssuranceAge,
  type AssuranceClaims,
  isSteppedUp,
  multiFactor,
  type StepUpDemand,
  stepUpDemandIn,
} from './is-stepped-up.ts'
