import { missing } from '@portico/headless/provider'
import { area } from '../calls/area.ts'
import { audited } from '../calls/audited.ts'
import { type Call, created, type HolderHandler } from '../calls/call.ts'
import { drawBytes, drawId } from '../core/random.ts'
import { refuseAbove } from '../core/role-levels.ts'
import { rolesFor } from '../core/roles.ts'
import type { CoreState } from '../core/state.ts'
import { base64url } from '../crypto/base64url.ts'
import { digest } from '../crypto/password-hash.ts'
import { type Body, integer, texts, visibleName } from '../http/body.ts'
import type { Holder } from '../tokens/authenticate.ts'
import { type ApiToken, apiTokenRecords } from './records.ts'

/** A hundred years. */
const mostMinutes = 52_560_000

const userAccessTokens: TokenList = { level: 'user', kind: 'accessToken' }

const tenantAccessTokens: TokenList = { level: 'tenant', kind: 'accessToken' }

const userApiTokens: TokenList = { level: 'user', kind: 'clientCredentials' }

const tenantApiTokens: TokenList = { level: 'tenant', kind: 'clientCredentials' }

/** The tokens of machines: access tokens and client credentials, of users and of tenants. */
export const apiTokens = area({
  records: apiTokenRecords,
  handlers: {
    listUserAccessTokens: listed(userAccessTokens),
    createUserAccessToken: made(userAccessTokens),
    deleteUserAccessToken: deleted(userAccessTokens, 'id'),
    updateUserAccessToken: ended(userAccessTokens, 'id'),

    listTenantAccessTokens: listed(tenantAccessTokens),
    createTenantAccessToken: made(tenantAccessTokens),
    deleteTenantAccessToken: deleted(tenantAccessTokens, 'id'),
    updateTenantAccessToken: ended(tenantAccessTokens, 'id'),

    listUserApiTokens: listed(userApiTokens),
    createUserApiToken: made(userApiTokens),
    deleteUserApiToken: deleted(userApiTokens, 'tokenId'),
    updateUserApiToken: ended(userApiTokens, 'tokenId'),

    listTenantApiTokens: listed(tenantApiTokens),
    createTenantApiToken: made(tenantApiTokens),
    deleteTenantApiToken: deleted(tenantApiTokens, 'tokenId'),
    updateTenantApiToken: ended(tenantApiTokens, 'tokenId'),
  },
})

function listed(list: TokenList): HolderHandler<WithTokens> {
  return ({ state }, holder) => listAnswerOf(list, tokensIn(state, holder, list))
}

function made(list: TokenList): HolderHandler<WithTokens> {
  return audited((call, holder) => {
    const { token, secret } = addToken(call, holder, list)
    return created({ ...answerOf(token), secret })
  }, severityOf(list))
}

/** `parameter` is the name of the token's id in the path. */
function deleted(list: TokenList, parameter: string): HolderHandler<WithTokens> {
  return audited(({ state, path }, holder) => {
    const found = tokensIn(state, holder, list).find(({ id }) => id === path[parameter])
    if (!found) throw missing('The API token')
    state.apiTokens = state.apiTokens.filter((one) => one !== found)
  }, severityOf(list))
}

/** Sets the end of a token. An earlier end stays. */
function ended(list: TokenList, parameter: string): HolderHandler<WithTokens> {
  return audited(({ state, path, body, now }, holder) => {
    const found = tokensIn(state, holder, list).find(({ id }) => id === path[parameter])
    if (!found) throw missing('The API token')
    const end = now + 60_000 * integer(body, 'expiresInMinutes', 1, mostMinutes)
    if (found.expiresAt === null || Date.parse(found.expiresAt) > end) found.expiresAt = new Date(end).toISOString()
  }, severityOf(list))
}

function severityOf({ level }: TokenList) {
  return level === 'tenant' ? 'High' : 'Info'
}

/** A token as the contract shows it, without its secret. */
function answerOf(token: ApiToken) {
  return token.kind === 'accessToken' ? accessTokenAnswer(token) : apiTokenAnswer(token)
}

/** The tokens of a list as the contract shows them. */
function listAnswerOf({ kind }: TokenList, tokens: readonly ApiToken[]) {
  const answers = tokens.map(answerOf)
  return kind === 'accessToken' ? { accessTokens: answers } : answers
}

function accessTokenAnswer({ id, level, description, roleIds, createdAt, expiresAt }: ApiToken) {
  return { id, description, createdAt, expires: expiresAt, isEndable: true, ...(level === 'tenant' && { roleIds }) }
}

function apiTokenAnswer({ id, level, tenantId, userId, description, roleIds, createdAt, expiresAt }: ApiToken) {
  return {
    clientId: id,
    description,
    createdAt,
    expires: expiresAt,
    isEndable: true,
    ...(level === 'tenant' && { tenantId, createdByUserId: userId, roleIds }),
  }
}

/** Adds the token of a body. The secret is returned here alone: the state has its hash. */
function addToken(
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

/** One of the four lists of tokens in the contract. */
type TokenList = Pick<ApiToken, 'level' | 'kind'>

/** The members of the state that the area owns. */
interface WithTokens {
  apiTokens: ApiToken[]
}

/** The tokens of a list that the caller may see: those of the tenant, or only their own. */
function tokensIn(
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
