export { FactorContext, type FactorSetting } from './factor-context.tsx'
export { FactorScreen } from './factor-screen.tsx'
export { RecoverStep } from './recover-step.tsx'
export { SecondFactorStep } from './second-factor-step.tsx'
