export { RecoverStep } from './recover-step.tsx'
export { SecondFactorStep } from './second-factor-step.tsx'
