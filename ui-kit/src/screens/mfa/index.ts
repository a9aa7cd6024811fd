export { SecondFactors, type SecondFactorsProps } from './second-factors.tsx'
