export { sparePartErrors } from './errors.ts'
export { spareParts } from './feature.ts'
export type {
  CreateSparePartInput,
  RemoveSparePartInput,
  SparePart,
  SparePartsActions,
  SparePartsState,
  UpdateSparePartInput,
} from './types.ts'
export { useSpareParts } from './use-spare-parts.ts'
