import type { ApiToken } from './records.ts'
import type { TokenList } from './token-list.ts'

/** A token as the contract shows it, without its secret. */
export function answerOf(token: ApiToken) {
  return token.kind === 'accessToken' ? accessTokenAnswer(token) : apiTokenAnswer(token)
}

/** The tokens of a list as the contract shows them. */
export function listAnswerOf({ kind }: TokenList, tokens: readonly ApiToken[]) {
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
