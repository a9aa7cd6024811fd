import type { Call } from '../calls/call.ts'
import { drawBytes, drawId } from '../core/random.ts'
import { refuseAbove } from '../core/role-levels.ts'
import { rolesFor } from '../core/roles.ts'
import type { CoreState } from '../core/state.ts'
import { base64url } from '../crypto/base64url.ts'
import { digest } from '../crypto/password-hash.ts'
import { type Body, integer, texts, visibleName } from '../http/body.ts'
import { missing } from '../http/errors.ts'
import type { Holder } from '../tokens/authenticate.ts'
import type { ApiToken } from './records.ts'

/** Adds the token of a body. The secret is returned here alone: the state has its hash. */
export function addToken(
  call: Call<WithTokens>,
  holder: Holder,
  { level, kind }: TokenList,
): { readonly token: ApiToken; readonly secret: string } {
  const { state, body, now } = call
  const description = descriptionIn(body)
  const lifetime = lifetimeIn(body)
  const roleIds = level === 'tenant' ? roleIdsIn(call, holder) : []
  const secret = base64url(drawBytes(state, 32))
  const token: ApiToken = {
    id: drawId(state),
    kind,
    level,
    tenantId: holder.tenant.id,
    userId: holder.user.id,
    description,
    secretHash: digest(secret),
    roleIds,
    createdAt: new Date(now).toISOString(),
    expiresAt: lifetime === null ? null : new Date(now + lifetime).toISOString(),
  }
  state.apiTokens.push(token)
  return { token, secret }
}

function descriptionIn(body: Body): string {
  return visibleName(body, 'description')
}

/** Milliseconds; `null` for a token that never expires. */
function lifetimeIn(body: Body): number | null {
  if (body['expiresInMinutes'] === null) return null
  return 60_000 * integer(body, 'expiresInMinutes', 1, mostMinutes)
}

/** The roles of a token are those of the tenant, up to the level of the caller. */
function roleIdsIn(call: Call, holder: Holder): string[] {
  const ids = [...new Set(texts(call.body, 'roleIds'))]
  const roles = rolesFor(call.state, holder.tenant.id).filter(({ id }) => ids.includes(id))
  if (roles.length < ids.length) throw missing('A role')
  refuseAbove(call, holder, roles)
  return ids
}

/** A hundred years. */
export const mostMinutes = 52_560_000

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
