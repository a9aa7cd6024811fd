export { sparePartFeature } from './feature.ts'
export type { SparePart, SparePartActions, SparePartState } from './types.ts'
export { useSparePart } from './use-spare-part.ts'
