export { sparePartFeature } from './feature.ts'
export type { SparePart, SparePartActions, SparePartState } from './types.ts'
