import { malformed } from '@portico/headless/provider'
import { area } from '../calls/area.ts'
import type { Call, Handlers } from '../calls/call.ts'
import { type Tenant, tenantsAbove } from '../core/tenants.ts'
import { identityPage } from '../http/page.ts'
import type { Holder } from '../tokens/authenticate.ts'
import { accounts } from './accounts.ts'
import { countBelow, namedAnswer, subTenantAnswer, treeOf } from './answers.ts'
import { accountAtOrBelow, accountsBelow } from './below.ts'
import { subAccountUsers } from './users.ts'

/** The tree of accounts at and below the caller's. */
const hierarchy: Handlers = {
  listSubTenants: (call, holder) =>
    accountsBelow(call, holder).map((one) => ({
      ...namedAnswer(one),
      level: tenantsAbove(call.state, one).findIndex(({ id }) => id === holder.tenant.id) + 1,
    })),

  getSubTenantTree: ({ state }, { tenant }) => treeOf(state, tenant),

  listParentTenants: ({ state }, { tenant }) => tenantsAbove(state, tenant).map(parentAnswer),

  // Nothing above the caller's account: it is not the caller's.
  listParentTenantsOf: (call, holder) => {
    const above = tenantsAbove(call.state, accountAtOrBelow(call, holder, call.path['tenantId']))
    return above.slice(0, above.findIndex(({ id }) => id === holder.tenant.id) + 1).map(parentAnswer)
  },

  searchSubTenants: (call, holder) => {
    const rows = chosenAccounts(call, holder).map((one) => subTenantAnswer(call.state, one))
    const page = identityPage(call.url, rows, {
      search: ['name', 'tenantId'],
      sort: ['createdAt', 'name', 'tenantId'],
    })
    return { ...page, _links: linksTo(call.url, page._metadata.totalPages) }
  },

  listHierarchyMetadata: (call, holder) => {
    const ids = call.url.searchParams.get('_tenantIds')
    if (ids === null) throw malformed('_tenantIds is missing')
    return ids
      .split(',')
      .filter(Boolean)
      .map((id) => countBelow(call.state, accountAtOrBelow(call, holder, id)))
  },
}

const parentAnswer = (tenant: Tenant, index: number) => ({ ...namedAnswer(tenant), level: index + 1 })

/** The accounts below an account: their tree, their settings and their people. */
export const subAccounts = area({ handlers: { ...hierarchy, ...accounts, ...subAccountUsers } })

/** The children of an account. A search finds accounts at any depth below it. */
function chosenAccounts(call: Call, holder: Holder): readonly Tenant[] {
  const { searchParams } = call.url
  const top = accountAtOrBelow(call, holder, searchParams.get('_subTenantId') ?? holder.tenant.id)
  const below = accountsBelow(call, { tenant: top })
  return searchParams.get('_filter')?.trim() ? below : below.filter(({ parentId }) => parentId === top.id)
}

/** The queries of the neighbouring pages; empty where there is none. */
function linksTo({ searchParams }: URL, totalPages: number) {
  const current = Number(searchParams.get('_offset') ?? 0)
  const to = (page: number) => {
    if (page < 0 || page >= totalPages) return ''
    const query = new URLSearchParams(searchParams)
    query.set('_offset', String(page))
    return `?${query}`
  }
  return { next: to(current + 1), prev: to(current - 1), first: to(0), last: to(totalPages - 1) }
}
