import type { Client } from '../../../client/index.ts'
import { type AnsweredList, objectsIn, textsIn } from '../../../core/lists/rows-in.ts'
import { ifOffered } from '../../../http/if-offered.ts'
import { multiAppsFlag } from '../applications/internal.ts'

/** The relations of users, by user id. A relation is `null` if it may not be read. */
export interface Relations {
  readonly roleIds: ReadonlyMap<string, readonly string[]> | null
  readonly groupIds: ReadonlyMap<string, readonly string[]> | null
  readonly applicationIds: ReadonlyMap<string, readonly string[]> | null
  readonly phoneNumbers: ReadonlyMap<string, readonly string[]> | null
}

/** The users whose relations are read. */
export interface RelatedUser {
  readonly id: string
  readonly tenantId: string
}

/** Reads the relations of users side by side: a hundred ids in a request, ten for phone numbers. */
export async function readRelations(
  { api, isFlagOn }: Client,
  users: readonly RelatedUser[],
  signal: AbortSignal,
): Promise<Relations> {
  const ids = textsIn(users.map(({ id }) => id))
  const tenantOf = new Map(users.map(({ id, tenantId }) => [id, tenantId]))
  const [roleIds, groupIds, applicationIds, phoneNumbers] = await Promise.all([
    inParts(100, (ids) => api.get(`${root}/v3/roles`, { query: { ids }, signal })),
    inParts(100, (ids) => api.get(`${root}/v3/groups`, { query: { ids }, signal })),
    isFlagOn(multiAppsFlag).then((isOn) =>
      isOn ? inParts(100, (userIds) => api.get(usersApps, { query: { userIds }, signal })) : null,
    ),
    inParts(10, async (userIds) => (await api.get(phones, { query: { userIds, _limit: 100 }, signal })).items),
  ])
  return {
    // A user of several tenants has roles in each.
    roleIds:
      roleIds &&
      byUser(
        roleIds.filter((one) => one.tenantId === tenantOf.get(one.userId)),
        (one) => one.roleIds,
      ),
    groupIds: groupIds && byUser(groupIds, (one) => one.groupIds),
    applicationIds: applicationIds && byUser(applicationIds, (one) => one.appIds),
    phoneNumbers: phoneNumbers && byUser(phoneNumbers, (one) => [one.phoneNumber]),
  }

  function inParts<Row extends object>(size: number, read: (joinedIds: string) => Promise<readonly Row[]>) {
    return ifOffered(readInParts(ids, size, read))
  }
}

/** Reads a list for all ids, in parts. */
export async function readInParts<Row extends object>(
  ids: readonly string[],
  size: number,
  read: (joinedIds: string) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / size) }, (_, at) => ids.slice(at * size, (at + 1) * size))
  return (await Promise.all(parts.map((part) => read(part.join(','))))).flatMap((part) => objectsIn(part))
}

function byUser<Row extends { readonly userId: string }>(
  rows: readonly Row[],
  valuesOf: (row: Row) => AnsweredList<string>,
): ReadonlyMap<string, readonly string[]> {
  const byId = new Map<string, readonly string[]>()
  for (const row of rows) byId.set(row.userId, [...(byId.get(row.userId) ?? []), ...textsIn(valuesOf(row))])
  return byId
}

const root = '/identity/resources/users'
const phones = `${root}/phone-numbers/v2`
const usersApps = '/identity/resources/applications/v1/users-apps'
