export { sparePartsFeature } from './feature.ts'
export type {
  CreateSparePartInput,
  SparePart,
  SparePartsActions,
  SparePartsState,
  UpdateSparePartInput,
} from './types.ts'
