export { useIsSteppedUp, useStepUp, useWithStepUp } from './hooks.ts'
export * from './index.ts'
