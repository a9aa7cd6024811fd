import type { Api } from '../../../http/api-types.ts'
import { ifOffered } from './if-offered.ts'
import type { UserGroup, UserRole } from './types.ts'

/** A group with the roles that it grants. */
export interface KnownGroup extends UserGroup {
  readonly roleIds: readonly string[]
}

/** The names of roles and groups, by id. Rows of users have ids alone. */
export interface Catalogue {
  readonly roles: ReadonlyMap<string, UserRole>
  /** `null` if groups may not be read. */
  readonly groups: ReadonlyMap<string, KnownGroup> | null
}

/** The catalogue before it is read. */
export function emptyCatalogue(): Catalogue {
  return { roles: new Map(), groups: null }
}

/** Reads the names of roles and groups. */
export async function readCatalogue(api: Api, signal: AbortSignal): Promise<Catalogue> {
  const query = { _groupsRelations: 'roles' } as const
  const [roles, groups] = await Promise.all([
    ifOffered(api.get('/identity/resources/roles/v1', { signal })),
    ifOffered(api.get('/identity/resources/groups/v1', { query, signal })),
  ])
  return {
    roles: new Map((roles ?? []).map(({ id, key, name }) => [id, { id, key, name }])),
    groups:
      groups &&
      new Map(
        groups.map(({ id, name, color = '', roles = [] }) => [id, { id, name, color, roleIds: roles.map(idOf) }]),
      ),
  }
}

/** The entries of ids; those without an entry are left out. */
export function entriesOf<Entry>(entries: ReadonlyMap<string, Entry>, ids: readonly string[]): readonly Entry[] {
  return ids.flatMap((id) => entries.get(id) ?? [])
}

function idOf({ id }: { readonly id: string }): string {
  return id
}
