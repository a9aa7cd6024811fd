import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { emptyList } from '../../../core/lists/list.ts'
import { type TokenMemory, tokenActions } from './token-actions.ts'
import { tenantTokenCalls } from './token-calls.ts'
import type { ApiTokensActions, ApiTokensState } from './types.ts'

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
