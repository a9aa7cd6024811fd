export { apiTokenErrors } from './errors.ts'
export { apiTokensFeature } from './feature.ts'
export { personalApiTokensFeature } from './personal-api-tokens.ts'
export type {
  AnyApiTokensActions,
  ApiToken,
  ApiTokensActions,
  ApiTokensState,
  ApiTokenType,
  CreateApiTokenInput,
  CreatedApiToken,
  CreatePersonalApiTokenInput,
  PersonalApiTokensActions,
} from './types.ts'
export { useApiTokens } from './use-api-tokens.ts'
export { usePersonalApiTokens } from './use-personal-api-tokens.ts'
