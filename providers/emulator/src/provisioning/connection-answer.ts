import type { Call } from '../calls/call.ts'
import { scimPath } from './endpoint.ts'
import type { ScimConnection } from './records.ts'

/** A connection as the contract shows it, with the tokens that are accepted now. */
export function connectionAnswer(call: Call, connection: ScimConnection) {
  const { id, connectionName, source, syncToUserManagement, createdAt, lastSync } = connection
  return {
    id,
    connectionName,
    source,
    syncToUserManagement,
    createdAt,
    lastSync,
    address: endpointOf(call, connection),
    tokens: tokensOf(connection).filter(({ expiresAt }) => expiresAt === null || Date.parse(expiresAt) > call.now),
  }
}

/** The address of the SCIM endpoint of a connection. */
export function endpointOf({ url, prefix }: Call, { id }: ScimConnection): string {
  return new URL(scimPath(prefix, id), url).href
}

/** The tokens of a connection, the newest first. */
function tokensOf(connection: ScimConnection) {
  const { createdAt, tokenCreatedAt = createdAt, tokenExpiresAt = null, tokenUsedAt = null } = connection
  return [
    { createdAt: tokenCreatedAt, expiresAt: tokenExpiresAt, lastUsedAt: tokenUsedAt },
    ...(connection.formerTokens ?? []).map((one) => ({
      createdAt: one.createdAt,
      expiresAt: one.expiresAt,
      lastUsedAt: one.usedAt,
    })),
  ]
}
