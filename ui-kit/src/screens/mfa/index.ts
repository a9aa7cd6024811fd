export { SecondFactors, type SecondFactorsFixed, type SecondFactorsProps } from './second-factors.tsx'
