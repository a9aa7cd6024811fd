export { type StepUpDemand, stepUpDemandIn } from './challenge.ts'
export { type AssuranceAge, type AssuranceClaims, isSteppedUp, multiFactor } from './is-stepped-up.ts'
