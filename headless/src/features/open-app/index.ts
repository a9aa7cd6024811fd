export { openAppFeature } from './feature.ts'
export type { OpenAppActions, OpenAppInvalidStep, OpenAppReadyStep, OpenAppState, OpenAppStep } from './types.ts'
export { useOpenApp } from './use-open-app.ts'
