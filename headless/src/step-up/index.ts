export { type StepUpDemand, stepUpDemandIn } from './challenge.ts'
export { type AssuranceAge, type AssuranceClaims, isSteppedUp, multiFactor, type StepUpRule } from './is-stepped-up.ts'
