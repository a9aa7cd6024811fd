import type { Client } from '../../../client/index.ts'
import type { ActionTools } from '../../../core/feature.ts'
import type { Listing } from '../../../core/lists/listing.ts'
import type { Catalogue } from './catalogue.ts'
import type { NewAccess, UserRow, UsersTableActions, UsersTableState } from './types.ts'

/** The values that the table keeps between calls. */
export interface UsersMemory {
  /** The names of roles and groups, for the rows and for changes that are shown at once. */
  catalogue: Catalogue
  /** The signal of the call that read the catalogue. */
  readBy: AbortSignal | null
  /** The access of the last people who were added together. */
  access: NewAccess
}

/** The tools of the table. */
export type UsersTools = ActionTools<Client, UsersTableState, UsersTableActions, UsersMemory>

/** The makers of the table's verbs. */
export type UsersListing = Listing<UserRow>
