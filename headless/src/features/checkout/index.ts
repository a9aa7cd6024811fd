export { checkoutFeature } from './feature.ts'
export type * from './types.ts'
