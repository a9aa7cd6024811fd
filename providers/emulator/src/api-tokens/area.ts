import { area } from '../calls/area.ts'
import { created, type Handler } from '../calls/call.ts'
import { audited, permitted } from '../calls/permitted.ts'
import { integer } from '../http/body.ts'
import { missing } from '../http/errors.ts'
import { addToken, mostMinutes, type TokenList, tokensIn, type WithTokens } from './new-token.ts'
import { type ApiToken, apiTokenRecords } from './records.ts'

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

function listed(list: TokenList): Handler<WithTokens> {
  return permitted(`fe.secure.read.${list.level}ApiTokens`, ({ state }, holder) =>
    listAnswerOf(list, tokensIn(state, holder, list)),
  )
}

function made(list: TokenList): Handler<WithTokens> {
  return audited(
    `fe.secure.write.${list.level}ApiTokens`,
    (call, holder) => {
      const { token, secret } = addToken(call, holder, list)
      return created({ ...answerOf(token), secret })
    },
    severityOf(list),
  )
}

/** `parameter` is the name of the token's id in the path. */
function deleted(list: TokenList, parameter: string): Handler<WithTokens> {
  return audited(
    `fe.secure.delete.${list.level}ApiTokens`,
    ({ state, path }, holder) => {
      const found = tokensIn(state, holder, list).find(({ id }) => id === path[parameter])
      if (!found) throw missing('The API token')
      state.apiTokens = state.apiTokens.filter((one) => one !== found)
    },
    severityOf(list),
  )
}

/** Sets the end of a token. An earlier end stays. */
function ended(list: TokenList, parameter: string): Handler<WithTokens> {
  return audited(
    `fe.secure.write.${list.level}ApiTokens`,
    ({ state, path, body, now }, holder) => {
      const found = tokensIn(state, holder, list).find(({ id }) => id === path[parameter])
      if (!found) throw missing('The API token')
      const end = now + 60_000 * integer(body, 'expiresInMinutes', 1, mostMinutes)
      if (found.expiresAt === null || Date.parse(found.expiresAt) > end) found.expiresAt = new Date(end).toISOString()
    },
    severityOf(list),
  )
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
