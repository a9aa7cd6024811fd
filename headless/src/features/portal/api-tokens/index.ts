export { apiTokenErrors } from './errors.ts'
export { apiTokens } from './feature.ts'
export { personalApiTokens } from './personal-api-tokens.ts'
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
  RemoveApiTokenInput,
} from './types.ts'
export { useApiTokens } from './use-api-tokens.ts'
export { usePersonalApiTokens } from './use-personal-api-tokens.ts'
