import type { Api } from '../../../http/api-types.ts'
import type { components } from '../../../http/contract.gen.ts'
import { isWithin } from './ip-range.ts'
import type { IpRestriction, IpRestrictionConfig, OwnAddress, RestrictionType } from './types.ts'

/** The calls about addresses, in the words of the feature. */
export interface IpCalls {
  readonly config: () => Promise<IpRestrictionConfig>
  readonly saveConfig: (config: IpRestrictionConfig) => Promise<unknown>
  /** One page of a list, and the number of all its entries. */
  readonly page: (
    strategy: RestrictionType,
    page: number,
    pageSize: number,
  ) => Promise<{ readonly rows: readonly IpRestriction[]; readonly total: number }>
  readonly all: (strategy: RestrictionType) => Promise<readonly IpRestriction[]>
  readonly create: (entry: NewEntry) => Promise<unknown>
  readonly createMany: (entries: readonly NewEntry[]) => Promise<unknown>
  readonly remove: (id: string) => Promise<unknown>
  /** The address of this browser. */
  readonly ownIp: () => Promise<string>
  /** `true` if the list of the stored configuration admits this browser. */
  readonly isAdmitted: () => Promise<boolean>
  /** `true` if a list admits this browser, whichever is in use. */
  readonly admits: (strategy: RestrictionType) => Promise<boolean>
}

export type NewEntry = components['schemas']['CreateIpRestriction']

/** The calls of one action. */
export function ipCalls(api: Api, signal: AbortSignal): IpCalls {
  const calls: IpCalls = {
    config: async () => {
      const { isActive, strategy = 'ALLOW' } = await api.get(`${root}/config`, { signal })
      return { isActive, strategy }
    },
    saveConfig: (body) => api.post(`${root}/config`, { body, signal }),
    page: async (strategy, page, pageSize) => {
      const query = { _filter: strategy, _offset: page, _limit: pageSize }
      const { items, _metadata } = await api.get(root, { query, signal })
      return { rows: items.map(rowOf), total: _metadata.totalItems }
    },
    async all(strategy) {
      const rows: IpRestriction[] = []
      for (let page = 0; ; page++) {
        const answer = await calls.page(strategy, page, atOnce)
        rows.push(...answer.rows)
        if (answer.rows.length === 0 || rows.length >= answer.total) return rows
      }
    },
    create: (body) => api.post(root, { body, signal }),
    createMany: (entries) => api.post(`${root}/bulk`, { body: { ips: [...entries] }, signal }),
    remove: (id) => api.delete(`${root}/{id}`, { path: { id }, signal }),
    ownIp: async () => (await api.get('/metadata/ipme', { signal })).ip,
    isAdmitted: async () => (await api.post(`${root}/verify`, { signal })).valid,
    async admits(strategy) {
      if (strategy === 'ALLOW') return (await api.post(`${root}/verify/allow`, { signal })).valid
      const [own, entries] = await Promise.all([calls.ownIp(), calls.all(strategy)])
      return !entries.some(({ ip, isActive }) => isActive && isWithin(ip, own))
    },
  }
  return calls
}

/** The address of this browser; `null` if the provider does not know it. The lists are shown without it. */
export async function ownAddressOf(calls: IpCalls): Promise<OwnAddress | null> {
  try {
    const [ip, isAdmitted] = await Promise.all([calls.ownIp(), calls.isAdmitted()])
    return { ip, isAdmitted }
  } catch {
    return null
  }
}

function rowOf({ description = '', ...entry }: components['schemas']['IpRestriction']): IpRestriction {
  return { ...entry, description }
}

const root = '/identity/resources/configurations/v1/restrictions/ip'

/** The entries of a whole list that are read at once. */
const atOnce = 100
