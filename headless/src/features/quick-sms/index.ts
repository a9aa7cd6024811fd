export { quickSmsErrors } from './errors.ts'
export { quickSmsFeature } from './feature.ts'
export type {
  QuickSmsActions,
  QuickSmsCodeInput,
  QuickSmsCodeStep,
  QuickSmsNumberInput,
  QuickSmsNumberStep,
  QuickSmsState,
  QuickSmsStep,
} from './types.ts'
export { useQuickSms } from './use-quick-sms.ts'
