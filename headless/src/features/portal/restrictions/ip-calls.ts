import type { Client } from '../../../client/index.ts'
import { rowsIn } from '../../../core/lists/rows-in.ts'
import { inShape, shaped } from '../../../core/shape.ts'
import type { components } from '../../../http/contract.gen.ts'
import { identityPageOf } from '../../../http/paging.ts'
import { isWithin } from './ip-range.ts'
import { ipRestrictionConfigShape, ipRestrictionShape, ownAddressShape } from './shapes.ts'
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
export function ipCalls(client: Client, signal: AbortSignal): IpCalls {
  const { api } = client
  const calls: IpCalls = {
    config: async () => {
      const { isActive, strategy } = await api.get(`${root}/config`, { signal })
      return shaped({ isActive, strategy: strategy === 'BLOCK' ? strategy : 'ALLOW' }, ipRestrictionConfigShape)
    },
    saveConfig: (body) => api.post(`${root}/config`, { body, signal }),
    page: async (strategy, page, pageSize) => {
      const query = { _filter: strategy, _offset: page, _limit: pageSize }
      const { rows, total } = identityPageOf(await api.get(root, { query, signal }), client)
      return { rows: rowsIn(client, rows, rowOf, ipRestrictionShape), total: total ?? rows.length }
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
    return inShape({ ip, isAdmitted }, ownAddressShape) ?? null
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
