import type { CoreState } from '../core/state.ts'
import type { Holder } from '../tokens/authenticate.ts'
import type { ApiToken } from './records.ts'

/** One of the four lists of tokens in the contract. */
export type TokenList = Pick<ApiToken, 'level' | 'kind'>

/** The members of the state that the area owns. */
export interface WithTokens {
  apiTokens: ApiToken[]
}

/** The tokens of a list that the caller may see: those of the tenant, or only their own. */
export function tokensIn(
  { apiTokens }: CoreState & WithTokens,
  { user, tenant }: Pick<Holder, 'user' | 'tenant'>,
  { level, kind }: TokenList,
): readonly ApiToken[] {
  return apiTokens.filter(
    (one) =>
      one.level === level &&
      one.kind === kind &&
      one.tenantId === tenant.id &&
      (level === 'tenant' || one.userId === user.id),
  )
}
