import type { ListActions, ListState, WholeListActions } from '../../../core/lists/list.ts'
import type { Outcome } from '../../../core/outcome.ts'
import type { Secret } from '../../../core/secret.ts'

/** The directory of a connection. */
export type DirectorySource = 'frontegg' | 'okta' | 'azure-ad' | 'other'

/** A directory that adds, changes and removes people of the tenant by SCIM. Its token is known only when it is created. */
export interface ProvisionConnection {
  readonly id: string
  readonly name: string
  readonly source: DirectorySource
  /** `true` if its people have access; `false` keeps a copy of the directory alone. */
  readonly isSynced: boolean
  /** A time in ISO 8601 format. */
  readonly createdAt: string
  /** The time of the last change by the directory (ISO 8601); `null` before the first one. */
  readonly lastSyncAt: string | null
  /** The number of people that it has brought; `null` if the provider did not return it. */
  readonly userCount: number | null
  /**
   * The address of its SCIM endpoint, which the directory calls: that of the provider, else that of the option `scimAddress` of the
   * client, else `null`.
   */
  readonly address: string | null
  /** The tokens that are accepted, the newest first; `null` if the provider names none, and so cannot rotate them. */
  readonly tokens: readonly DirectoryToken[] | null
}

/** A token of a directory, without its text. */
export interface DirectoryToken {
  /** A time in ISO 8601 format. */
  readonly createdAt: string
  /** The end of the token (ISO 8601); `null` without an end. */
  readonly expiresAt: string | null
  /** The last use (ISO 8601); `null` before the first call with it. */
  readonly lastUsedAt: string | null
}

/** The connections of directories, the newest first. */
export interface ProvisioningState extends ListState<ProvisionConnection> {}

export interface CreateConnectionInput {
  readonly source: DirectorySource
  /** Spaces around it are removed. */
  readonly name: string
  /** Default `true`. */
  readonly isSynced?: boolean
  /** Minutes until the token ends. Default: it has no end. A provider without ends ignores it: see `expiresAt` of the outcome. */
  readonly expiresInMinutes?: number
}

/** A new connection. The token is in this value alone, and in no state. */
export interface CreatedConnection {
  readonly id: string
  readonly name: string
  /** The token that the directory sends. */
  readonly token: Secret
  /** The end of the token (ISO 8601); `null` without an end. */
  readonly expiresAt: string | null
  /** The address that the directory calls, as in {@link ProvisionConnection.address}. */
  readonly address: string | null
}

export interface RotateTokenInput {
  /** The `id` of its row. */
  readonly id: string
  /** Minutes until the new token ends. Default: it has no end. */
  readonly expiresInMinutes?: number
}

/** The new token of a connection, and the time until which the former one is accepted. */
export interface RotatedToken {
  readonly token: Secret
  /** The end of the new token (ISO 8601); `null` without an end. */
  readonly expiresAt: string | null
  /** The end of the former token, in ISO 8601 format. */
  readonly formerExpiresAt: string
}

export interface UpdateConnectionInput {
  /** The `id` of its row. */
  readonly id: string
  readonly isSynced: boolean
}

export interface RemoveConnectionInput {
  /** The `id` of its row. */
  readonly id: string
  /** `true` removes the people that it has brought. Default `false`: they stay as ordinary users. */
  readonly deleteAll?: boolean
}

/** Actions on connections. The list loads by itself while it is rendered and a user is signed in. */
export interface ProvisioningActions extends WholeListActions<ProvisionConnection> {
  /** Creates a connection, and resolves to its token. Fails with `connection-name-required` without a name. */
  create(input: CreateConnectionInput): Promise<Outcome<CreatedConnection>>
  /** Gives the people of a connection access, or takes it. The row changes at once, and back on refusal. */
  update(input: UpdateConnectionInput): Promise<Outcome>
  /**
   * Replaces the token of a connection, then reads the list. The former one is accepted for a while more, so the directory has
   * no gap. Fails with status 404 or 501 if the provider cannot: `tokens` of the row is `null` then.
   */
  rotate(input: RotateTokenInput): Promise<Outcome<RotatedToken>>
  /** Removes a connection: its directory can no longer change anyone. Its row disappears at once and returns on refusal. */
  remove(input: RemoveConnectionInput): Promise<Outcome>
}

/** The codes of refusals that Portico has words for. A provider may send others. */
export type SyncRefusal =
  | 'wrong-token'
  | 'ended-token'
  | 'unknown-address'
  | 'unknown-person'
  | 'unknown-group'
  | 'wrong-method'
  | 'wrong-content-type'
  | 'unreadable-body'
  | 'too-large'
  | 'wrong-schema'
  | 'unknown-operation'
  | 'user-name-missing'
  | 'email-missing'
  | 'group-name-missing'
  | 'wrong-value'
  | 'unknown-member'
  | 'user-name-taken'
  | 'email-taken'
  | 'person-of-other-account'
  | 'group-name-taken'
  | 'unknown-attribute'
  | 'wrong-path'
  | 'read-only-attribute'
  | 'no-target'
  | 'wrong-filter'
  | 'too-many'
  | 'version-changed'
  | 'last-administrator'
  | 'filter-not-offered'
  | 'not-offered'

/** A change by a directory, or the refusal of one. */
export interface SyncEvent {
  readonly id: string
  /** A time in ISO 8601 format. */
  readonly createdAt: string
  readonly operation: 'create' | 'replace' | 'update' | 'remove' | 'read'
  readonly resource: 'person' | 'group' | 'other'
  /** The id of the user or group; `null` if none was found or made. */
  readonly resourceId: string | null
  /** The user name or the name of the group; `null` if it is unknown. */
  readonly name: string | null
  /** The names of the SCIM attributes that changed. */
  readonly changes: readonly string[]
  /** `true` if the provider refused the call, so nothing changed. */
  readonly isRefused: boolean
  /** The provider's code of the refusal, such as `user-name-taken`; `null` for a change. */
  readonly reason: SyncRefusal | (string & {}) | null
  /** The explanation that the directory got; `null` for a change. */
  readonly detail: string | null
}

/** The connection of a log, and whether it is followed. */
export interface SyncLogOptions {
  readonly connectionId: string
  /**
   * `true` asks the provider every five seconds for news of the directory, while the page is visible. With news the log, the
   * connections, people and groups are read again. Default `false`.
   */
  readonly isLive?: boolean
}

/** The filters of a log. */
export interface SyncLogFilters {
  readonly outcome?: 'done' | 'refused'
}

/** The log of one connection, the newest first, ten on a page. A search reads the name. */
export interface SyncLogState extends ListState<SyncEvent> {
  /** `false` if the provider has no log; `null` until that is known. */
  readonly isOffered: boolean | null
}

/** Actions on a log. The list loads by itself while it is rendered and a user is signed in. */
export interface SyncLogActions extends ListActions<SyncLogFilters, never> {}
