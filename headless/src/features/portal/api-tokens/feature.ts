import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { emptyList } from '../../../core/lists/list.ts'
import { type TokenMemory, tokenActions } from './token-actions.ts'
import { personalTokenCalls, tenantTokenCalls } from './token-calls.ts'
import type { ApiTokensActions, ApiTokensState, PersonalApiTokensActions } from './types.ts'

/** The API tokens of the signed-in user in the tenant. */
export const personalApiTokensFeature: Feature<ApiTokensState, PersonalApiTokensActions> = {
  name: 'personal-api-tokens',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['personal-api-tokens'],
  state: () => emptyList({ sort: { by: 'createdAt', order: 'DESC' }, pageSize: null }),
  memory: () => ({ types: new Map() }),
  actions: (tools) =>
    tokenActions(tools, {
      resource: 'personal-api-tokens',
      calls: personalTokenCalls(tools.client),
      bodyOf: (common) => common,
    }),
  start: loadWhileSignedIn,
} satisfies Feature<ApiTokensState, PersonalApiTokensActions, undefined, TokenMemory>

/** The API tokens of the tenant. */
export const apiTokensFeature: Feature<ApiTokensState, ApiTokensActions> = {
  name: 'api-tokens',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['api-tokens'],
  state: () => emptyList({ sort: { by: 'createdAt', order: 'DESC' }, pageSize: null }),
  memory: () => ({ types: new Map() }),
  actions: (tools) =>
    tokenActions(tools, {
      resource: 'api-tokens',
      calls: tenantTokenCalls(tools.client),
      bodyOf: (common, { roleIds = [] }) => ({ ...common, roleIds: [...roleIds] }),
    }),
  start: loadWhileSignedIn,
} satisfies Feature<ApiTokensState, ApiTokensActions, undefined, TokenMemory>
