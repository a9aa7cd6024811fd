export { checkoutErrors } from './errors.ts'
export { checkoutFeature } from './feature.ts'
export type * from './types.ts'
