import type { Client } from '../../../client/index.ts'
import type { ActionTools } from '../../../core/feature.ts'
import type { ListRow } from '../../../core/lists/list.ts'
import type { Listing } from '../../../core/lists/listing.ts'
import { objectsIn, rowsIn } from '../../../core/lists/rows-in.ts'
import { ifOffered } from '../../../http/if-offered.ts'
import { sessionFeature } from '../../../session/index.ts'
import { multiAppsFlag, readTenantApplications } from '../applications/internal.ts'
import { userGroupShape, userRoleShape } from './shapes.ts'
import type { NewAccess, UserGroup, UserRole, UserRow, UsersTableActions, UsersTableState } from './types.ts'

/** A group with the roles that it grants. */
export interface KnownGroup extends UserGroup {
  readonly roleIds: readonly string[]
}

/** The names of roles and groups, by id, and the applications of all users. Rows of users have ids alone. */
export interface Catalogue {
  readonly roles: ReadonlyMap<string, UserRole>
  /** `null` if groups may not be read. */
  readonly groups: ReadonlyMap<string, KnownGroup> | null
  /** The tenant of the caller; `null` if it is not known. */
  readonly tenantId: string | null
  /** The ids of the applications that are free. `null` without several applications, or if they may not be read. */
  readonly freeApplicationIds: readonly string[] | null
}

/** The catalogue before it is read. */
export function emptyCatalogue(): Catalogue {
  return { roles: new Map(), groups: null, tenantId: null, freeApplicationIds: null }
}

/** Reads the names of roles and groups, and the free applications. */
export async function readCatalogue(client: Client, signal: AbortSignal): Promise<Catalogue> {
  const { api, isFlagOn } = client
  const query = { _groupsRelations: 'roles' } as const
  const [roles, groups, freeApplicationIds] = await Promise.all([
    ifOffered(api.get('/identity/resources/roles/v1', { signal })),
    ifOffered(api.get('/identity/resources/groups/v1', { query, signal })),
    isFlagOn(multiAppsFlag).then((isOn) => (isOn ? ifOffered(readFreeIds(client, signal)) : null)),
  ])
  return {
    roles: byId(rowsIn(client, roles, ({ id, key, name }) => ({ id, key, name }), userRoleShape)),
    groups:
      groups &&
      byId(
        rowsIn(
          client,
          groups,
          ({ id, name, color, roles }) => ({ id, name, color: color ?? '', roleIds: objectsIn(roles).map(idOf) }),
          { ...userGroupShape, roleIds: ['string'] },
        ),
      ),
    tenantId: client.get(sessionFeature).getSnapshot().user?.tenantId ?? null,
    freeApplicationIds,
  }
}

/** The entries of ids; those without an entry are left out. */
export function entriesOf<Entry>(entries: ReadonlyMap<string, Entry>, ids: readonly string[]): readonly Entry[] {
  return ids.flatMap((id) => entries.get(id) ?? [])
}

async function readFreeIds(client: Client, signal: AbortSignal): Promise<readonly string[]> {
  const applications = await readTenantApplications(client, signal)
  return applications.filter(({ accessType }) => accessType === 'free').map(idOf)
}

function byId<Row extends ListRow>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [row.id, row]))
}

function idOf({ id }: { readonly id: string }): string {
  return id
}

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
