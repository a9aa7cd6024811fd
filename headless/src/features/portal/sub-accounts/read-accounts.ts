import type { ListPage, ListQuery } from '../../../core/lists/list.ts'
import type { Api } from '../../../http/api-types.ts'
import type { components } from '../../../http/contract.gen.ts'
import { ifOffered } from '../../../http/if-offered.ts'
import { identityPageOf, identityQuery } from '../../../http/paging.ts'
import type { ParentAccount, SubAccount, SubAccountSortColumn } from './types.ts'

type Schemas = components['schemas']

/** Reads a page of the accounts directly below one, or of those that a search finds at any depth. */
export async function readAccounts(
  api: Api,
  query: ListQuery,
  signal: AbortSignal,
  parentId?: string,
): Promise<ListPage<SubAccount>> {
  const asked = {
    ...identityQuery({ ...query, filters: {} }, sortColumns),
    ...(parentId && { _subTenantId: parentId }),
  }
  const [answer, paths] = await Promise.all([
    api.get(hierarchy, { query: asked, signal }),
    query.search.trim() === '' ? null : readPaths(api, signal),
  ])
  const { rows, total } = identityPageOf(answer)
  return { rows: await withNumbers(api, rows, paths, signal), total }
}

/** Reads one account with those above it; `null` if there is none. */
export async function readAccount(api: Api, id: string, signal: AbortSignal): Promise<SubAccount | null> {
  const query = { _filter: id, _limit: mostRows, _offset: 0 }
  const [{ items }, parents] = await Promise.all([
    api.get(hierarchy, { query, signal }),
    api.get('/tenants/resources/hierarchy/v1/parents/{tenantId}', { path: { tenantId: id }, signal }),
  ])
  const above = [...parents].reverse().map(({ tenantId, tenantName }) => ({ tenantId, name: tenantName }))
  const found = items.filter(({ tenantId }) => tenantId === id)
  const [account = null] = await withNumbers(api, found, new Map([[id, above]]), signal)
  return account
}

/** Reads the number of accounts below one, at any depth; `null` if it may not be read. */
export async function readTotalBelow(api: Api, id: string, signal: AbortSignal): Promise<number | null> {
  const counted = await ifOffered(api.get(`${hierarchy}/metadata`, { query: { _tenantIds: id }, signal }))
  return counted?.find(({ tenantId }) => tenantId === id)?.totalSubTenants ?? null
}

/** Reads the ids of all accounts below one. */
export async function readIdsBelow(api: Api, id: string, signal: AbortSignal): Promise<readonly string[]> {
  const top = await api.get('/tenants/resources/hierarchy/v1/tree', { signal })
  const pending = [top]
  for (const node of pending) {
    if (node.tenantId === id) return descendants(node)
    pending.push(...node.children)
  }
  return []
}

/** Reads the numbers of users, by account. */
export async function readUserCounts(api: Api, tenantIds: readonly string[], signal: AbortSignal) {
  const body = { tenantIds: [...tenantIds], excludeInvisibleUsers: true }
  return api.post('/identity/resources/tenants/users/v1/count', { body, signal })
}

async function withNumbers(
  api: Api,
  rows: readonly Schemas['SubTenant'][],
  paths: ReadonlyMap<string, readonly ParentAccount[]> | null,
  signal: AbortSignal,
): Promise<readonly SubAccount[]> {
  const ids = rows.map(({ tenantId }) => tenantId)
  if (ids.length === 0) return []
  const [below, users] = await Promise.all([
    ifOffered(api.get(`${hierarchy}/metadata`, { query: { _tenantIds: ids.join(',') }, signal })),
    ifOffered(readUserCounts(api, ids, signal)),
  ])
  return rows.map(
    ({ tenantId, name, createdAt, metadata, isReseller = false, subAccountAccessType = 'defaultOff' }) => {
      const counted = users?.find((one) => one.tenantId === tenantId)
      const totalSubTenants = below?.find((one) => one.tenantId === tenantId)?.totalSubTenants ?? null
      return {
        id: tenantId,
        tenantId,
        name,
        createdAt,
        metadata,
        isReseller,
        subAccountAccessType,
        totalSubTenants,
        isParent: metadata.isParent ?? (totalSubTenants ?? 0) > 0,
        totalUsers: counted?.totalUsers ?? null,
        numberOfUsers: counted?.totalAccessAllowedUsers ?? null,
        parents: paths?.get(tenantId) ?? [],
      }
    },
  )
}

/** The accounts above each account, the highest first, by id. */
async function readPaths(api: Api, signal: AbortSignal): Promise<ReadonlyMap<string, readonly ParentAccount[]>> {
  const top = await api.get('/tenants/resources/hierarchy/v1/tree', { signal })
  const paths = new Map<string, readonly ParentAccount[]>([[top.tenantId, []]])
  const pending = [top]
  for (const { tenantId, tenantName = tenantId, children } of pending) {
    const path = [...(paths.get(tenantId) ?? []), { tenantId, name: tenantName }]
    for (const child of children) paths.set(child.tenantId, path)
    pending.push(...children)
  }
  return paths
}

function descendants({ children }: Schemas['SubTenantNode']): readonly string[] {
  return children.flatMap((child) => [child.tenantId, ...descendants(child)])
}

const hierarchy = '/tenants/resources/hierarchy/v2'
const sortColumns: readonly SubAccountSortColumn[] = ['createdAt', 'name', 'tenantId']
const mostRows = 1000
