export { apiTokensFeature } from './feature.ts'
export { personalApiTokensFeature } from './personal-api-tokens.ts'
export type * from './types.ts'
