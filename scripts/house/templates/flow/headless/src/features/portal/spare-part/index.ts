export { sparePartFeature } from './feature.ts'
export type {
  BeginSparePartStep,
  ConfirmSparePartStep,
  SparePartActions,
  SparePartCodeInput,
  SparePartState,
  SparePartStep,
  SparePartSuccessStep,
} from './types.ts'
