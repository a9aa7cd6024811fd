export { internationalNumber } from '../../core/phone-number.ts'
export { phoneNumbersFeature } from './feature.ts'
export type * from './types.ts'
