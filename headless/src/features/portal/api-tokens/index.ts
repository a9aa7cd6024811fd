export { apiTokensFeature, personalApiTokensFeature } from './feature.ts'
export type * from './types.ts'
