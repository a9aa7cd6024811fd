export { FactorContext, type FactorSetting } from './factor-context.tsx'
export { FactorScreen, SecondFactorStep } from './factor-screen.tsx'
export { RecoverStep } from './recover-step.tsx'
