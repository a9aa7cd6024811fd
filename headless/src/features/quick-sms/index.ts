export { quickSmsErrors } from './errors.ts'
export { quickSms } from './feature.ts'
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
