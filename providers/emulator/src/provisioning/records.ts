import { records, rows } from '../core/records.ts'
import { flag, json, list, nullable, oneOf, optional, record, text } from '../core/shape.ts'
import type { SourceDirectory } from '../core/source-directory.ts'

/** A directory that adds and removes people of a tenant by SCIM (RFC 7644). */
export interface ScimConnection {
  id: string
  tenantId: string
  connectionName: string
  source: 'frontegg' | 'okta' | 'azure-ad' | 'other'
  syncToUserManagement: boolean
  /** The hash of the token. Only the creating call answers the token itself. */
  tokenHash: string
  /** The time of the token's creation (ISO 8601). Default: {@link createdAt}. */
  tokenCreatedAt?: string
  /** The end of the token (ISO 8601); `null` without one, as by default. */
  tokenExpiresAt?: string | null
  /** The last call with the token (ISO 8601); `null` before the first one, as by default. */
  tokenUsedAt?: string | null
  /** The tokens before the last rotations. They are accepted until they end. Default: none. */
  formerTokens?: FormerScimToken[]
  /** A time in ISO 8601 format. */
  createdAt: string
  /** ISO 8601; `null` before the first one. */
  lastSync: string | null
  /** The users that the directory has brought. */
  userIds: string[]
}

/** A token that was replaced. */
export interface FormerScimToken {
  hash: string
  createdAt: string
  /** The end of the token, in ISO 8601 format. */
  expiresAt: string
  /** The last call with it (ISO 8601); `null` before the first one. */
  usedAt: string | null
}

/** A person or group as a directory has sent it. */
export interface ScimDocument {
  connectionId: string
  kind: 'User' | 'Group'
  /** The id of the user or group. */
  id: string
  /** The attributes as JSON text, but for those that the user or group itself has. */
  content: string
  createdAt: string
  /** The time of the last change by the directory (ISO 8601). */
  changedAt: string
}

/** A call of a directory that changed something, or was refused. */
export interface ScimEvent {
  id: string
  connectionId: string
  createdAt: string
  operation: 'create' | 'replace' | 'update' | 'remove' | 'read'
  resource: 'person' | 'group' | 'other'
  /** The id of the person or group; `null` if none was found or made. */
  resourceId: string | null
  /** The user name or the name of the group; `null` if it is unknown. */
  name: string | null
  /** The names of the attributes that changed. */
  changes: string[]
  /** The code of a refusal; `null` for a change. */
  reason: string | null
  /** The explanation that the directory got; `null` for a change. */
  detail: string | null
}

/** A connection as the source of what it brought. */
export function sourceOf({ id, connectionName: name }: ScimConnection): SourceDirectory {
  return { id, name }
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
    tokenCreatedAt: optional(text),
    tokenExpiresAt: optional(nullable(text)),
    tokenUsedAt: optional(nullable(text)),
    formerTokens: optional(
      list(record<FormerScimToken>({ hash: text, createdAt: text, expiresAt: text, usedAt: nullable(text) })),
    ),
    createdAt: text,
    lastSync: nullable(text),
    userIds: list(text),
  }),
  scimDocuments: rows<ScimDocument>({
    connectionId: text,
    kind: oneOf('User', 'Group'),
    id: text,
    content: json,
    createdAt: text,
    changedAt: text,
  }),
  /** The log of all connections, the oldest first. */
  scimEvents: rows<ScimEvent>({
    id: text,
    connectionId: text,
    createdAt: text,
    operation: oneOf('create', 'replace', 'update', 'remove', 'read'),
    resource: oneOf('person', 'group', 'other'),
    resourceId: nullable(text),
    name: nullable(text),
    changes: list(text),
    reason: nullable(text),
    detail: nullable(text),
  }),
})
