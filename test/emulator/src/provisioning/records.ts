import { records, rows } from '../core/records.ts'
import { flag, list, nullable, oneOf, text } from '../core/shape.ts'

/** A directory that adds and removes people of a tenant by SCIM (RFC 7644). */
export interface ScimConnection {
  id: string
  tenantId: string
  connectionName: string
  source: 'frontegg' | 'okta' | 'azure-ad' | 'other'
  syncToUserManagement: boolean
  /** The hash of the token. Only the creating call answers the token itself. */
  tokenHash: string
  /** A time in ISO 8601 format. */
  createdAt: string
  /** ISO 8601; `null` before the first one. */
  lastSync: string | null
  /** The users that the directory has brought. */
  userIds: string[]
}

export const provisioningRecords = records({
  /** In the order of their creation. */
  scimConnections: rows<ScimConnection>({
    id: text,
    tenantId: text,
    connectionName: text,
    source: oneOf('frontegg', 'okta', 'azure-ad', 'other'),
    syncToUserManagement: flag,
    tokenHash: text,
    createdAt: text,
    lastSync: nullable(text),
    userIds: list(text),
  }),
})
