export { type AssuranceAge, type AssuranceClaims, isSteppedUp } from './is-stepped-up.ts'
