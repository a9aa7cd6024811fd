import type { ListState, WholeListActions } from '../../../core/lists/list.ts'
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
}

/** The connections of directories, the newest first. */
export interface ProvisioningState extends ListState<ProvisionConnection> {}

export interface CreateConnectionInput {
  readonly source: DirectorySource
  /** Spaces around it are removed. */
  readonly name: string
  /** Default `true`. */
  readonly isSynced?: boolean
}

/** A new connection. The token is in this value alone, and in no state. */
export interface CreatedConnection {
  readonly id: string
  readonly name: string
  /** The token that the directory sends. */
  readonly token: Secret
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
  /** Removes a connection: its directory can no longer change anyone. Its row disappears at once and returns on refusal. */
  remove(input: RemoveConnectionInput): Promise<Outcome>
}
