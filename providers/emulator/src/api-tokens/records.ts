import { records, rows } from '../core/records.ts'
import { list, nullable, oneOf, text } from '../core/shape.ts'

/** A token with which a machine calls the application. */
export interface ApiToken {
  /** The client id of client credentials, the id of an access token. */
  id: string
  kind: 'clientCredentials' | 'accessToken'
  /** A token of a user has the user's permissions, one of a tenant those of its roles. */
  level: 'user' | 'tenant'
  tenantId: string
  /** The owner of a user's token, the creator of a tenant's. */
  userId: string
  description: string
  /** The hash of the secret. Only the creating call answers the secret itself. */
  secretHash: string
  /** Empty for a token of a user. */
  roleIds: string[]
  /** A time in ISO 8601 format. */
  createdAt: string
  /** ISO 8601; `null` for never. */
  expiresAt: string | null
}

export const apiTokenRecords = records({
  /** In the order of their creation. */
  apiTokens: rows<ApiToken>({
    id: text,
    kind: oneOf('clientCredentials', 'accessToken'),
    level: oneOf('user', 'tenant'),
    tenantId: text,
    userId: text,
    description: text,
    secretHash: text,
    roleIds: list(text),
    createdAt: text,
    expiresAt: nullable(text),
  }),
})
