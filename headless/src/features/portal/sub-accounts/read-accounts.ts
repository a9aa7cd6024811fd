import type { Client } from '../../../client/index.ts'
import type { ListPage, ListQuery } from '../../../core/lists/list.ts'
import { countIn, objectsIn, rowsIn, textsIn } from '../../../core/lists/rows-in.ts'
import type { Api } from '../../../http/api-types.ts'
import type { components } from '../../../http/contract.gen.ts'
import { ifOffered } from '../../../http/if-offered.ts'
import { identityPageOf, identityQuery } from '../../../http/paging.ts'
import { subAccountShape } from './shapes.ts'
import type { ParentAccount, SubAccount, SubAccountSortColumn } from './types.ts'

type Schemas = components['schemas']

/** Reads a page of the accounts directly below one, or of those that a search finds at any depth. */
export async function readAccounts(
  client: Client,
  query: ListQuery,
  signal: AbortSignal,
  parentId?: string,
): Promise<ListPage<SubAccount>> {
  const { api } = client
  const asked = {
    ...identityQuery({ ...query, filters: {} }, sortColumns),
    ...(parentId && { _subTenantId: parentId }),
  }
  const [answer, paths] = await Promise.all([
    api.get(hierarchy, { query: asked, signal }),
    query.search.trim() === '' ? null : readPaths(api, signal),
  ])
  const { rows, total } = identityPageOf(answer, client)
  return { rows: await withNumbers(client, rows, paths, signal), total }
}

/** Reads one account with those above it; `null` if there is none. */
export async function readAccount(client: Client, id: string, signal: AbortSignal): Promise<SubAccount | null> {
  const { api } = client
  const query = { _filter: id, _limit: mostRows, _offset: 0 }
  const [{ items }, parents] = await Promise.all([
    api.get(hierarchy, { query, signal }),
    api.get('/tenants/resources/hierarchy/v1/parents/{tenantId}', { path: { tenantId: id }, signal }),
  ])
  const above = [...objectsIn(parents)].reverse().map(({ tenantId, tenantName }) => ({ tenantId, name: tenantName }))
  const found = objectsIn(items, client).filter(({ tenantId }) => tenantId === id)
  const [account = null] = await withNumbers(client, found, new Map([[id, above]]), signal)
  return account
}

/** Reads the number of accounts below one, at any depth; `null` if it may not be read. */
export async function readTotalBelow(api: Api, id: string, signal: AbortSignal): Promise<number | null> {
  const counted = await ifOffered(api.get(`${hierarchy}/metadata`, { query: { _tenantIds: id }, signal }))
  return countIn(objectsIn(counted).find(({ tenantId }) => tenantId === id)?.totalSubTenants)
}

/** Reads the ids of all accounts below one. */
export async function readIdsBelow(api: Api, id: string, signal: AbortSignal): Promise<readonly string[]> {
  const top = await api.get('/tenants/resources/hierarchy/v1/tree', { signal })
  const pending = [top]
  for (const node of pending) {
    if (node.tenantId === id) return descendants(node)
    pending.push(...objectsIn(node.children))
  }
  return []
}

/** Reads the numbers of users, by account. */
export async function readUserCounts(api: Api, tenantIds: readonly string[], signal: AbortSignal) {
  const body = { tenantIds: [...tenantIds], excludeInvisibleUsers: true }
  return objectsIn(await api.post('/identity/resources/tenants/users/v1/count', { body, signal }))
}

async function withNumbers(
  client: Client,
  listed: readonly Schemas['SubTenant'][],
  paths: ReadonlyMap<string, readonly ParentAccount[]> | null,
  signal: AbortSignal,
): Promise<readonly SubAccount[]> {
  const { api } = client
  const ids = textsIn(listed.map(({ tenantId }) => tenantId))
  if (ids.length === 0) return []
  const [below, users] = await Promise.all([
    ifOffered(api.get(`${hierarchy}/metadata`, { query: { _tenantIds: ids.join(',') }, signal })),
    ifOffered(readUserCounts(api, ids, signal)),
  ])
  const totals = objectsIn(below)
  return rowsIn(
    client,
    listed,
    ({ tenantId, name, logo, createdAt, metadata, isReseller = false, subAccountAccessType = 'defaultOff' }) => {
      const counted = users?.find((one) => one.tenantId === tenantId)
      const totalSubTenants = totals.find((one) => one.tenantId === tenantId)?.totalSubTenants ?? null
      return {
        id: tenantId,
        tenantId,
        name,
        logo: logo ?? '',
        createdAt,
        metadata: metadata ?? {},
        isReseller,
        subAccountAccessType,
        totalSubTenants,
        isParent: typeof metadata?.isParent === 'boolean' ? metadata.isParent : (totalSubTenants ?? 0) > 0,
        totalUsers: counted?.totalUsers ?? null,
        numberOfUsers: counted?.totalAccessAllowedUsers ?? null,
        parents: paths?.get(tenantId) ?? [],
      }
    },
    subAccountShape,
  )
}

/** The accounts above each account, the highest first, by id. */
async function readPaths(api: Api, signal: AbortSignal): Promise<ReadonlyMap<string, readonly ParentAccount[]>> {
  const top = await api.get('/tenants/resources/hierarchy/v1/tree', { signal })
  const paths = new Map<string, readonly ParentAccount[]>([[top.tenantId, []]])
  const pending = [top]
  for (const { tenantId, tenantName = tenantId, children } of pending) {
    const path = [...(paths.get(tenantId) ?? []), { tenantId, name: tenantName }]
    const below = objectsIn(children)
    for (const child of below) paths.set(child.tenantId, path)
    pending.push(...below)
  }
  return paths
}

function descendants({ children }: Schemas['SubTenantNode']): readonly string[] {
  return objectsIn(children).flatMap((child) => [child.tenantId, ...descendants(child)])
}

const hierarchy = '/tenants/resources/hierarchy/v2'
const sortColumns: readonly SubAccountSortColumn[] = ['createdAt', 'name', 'tenantId']
const mostRows = 1000
