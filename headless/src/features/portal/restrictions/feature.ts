import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import type { RowInput } from '../../../core/lists/list.ts'
import { emptyList, type ListQuery } from '../../../core/lists/list.ts'
import { listing } from '../../../core/lists/listing.ts'
import { unlessGone } from '../../../core/unless-gone.ts'
import { pageWithin } from '../../../http/paging.ts'
import { addEntries, addOwnAddress, refuseLastOwn, refuseUnlessAdmitted } from './add-ips.ts'
import { inTurn } from './in-turn.ts'
import { type IpCalls, ipCalls, ownAddressOf } from './ip-calls.ts'
import type {
  AddedIpRestrictions,
  AddIpRestrictionInput,
  AddIpRestrictionsInput,
  AddOwnAddressInput,
  IpRestrictionConfig,
  IpRestrictionsActions,
  IpRestrictionsState,
  RestrictionType,
} from './types.ts'

/** The lists of IP addresses of the tenant. */
export const ipRestrictionsFeature: Feature<IpRestrictionsState, IpRestrictionsActions> = {
  name: 'ip-restrictions',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['ip-restrictions'],
  state: () => ({ ...emptyList({ pageSize: 4 }), config: null, ownAddress: null }),
  actions(tools) {
    const { client, task, step } = tools
    const callsOf = (signal: AbortSignal) => ipCalls(client, signal)
    const keep = step(({ set }, patch: Partial<IpRestrictionsState>) => set(patch))
    const list = listing(
      tools,
      async (query, signal) => {
        const calls = callsOf(signal)
        const config = await calls.config()
        const [page, ownAddress] = await Promise.all([pageOf(calls, query, config), ownAddressOf(calls)])
        signal.throwIfAborted()
        keep({ config, ownAddress })
        return page
      },
      { resource: 'ip-restrictions', laterPageSize: 10 },
    )
    // One after another, so that no check is made on entries that a former action removes.
    const afterFormer = inTurn()
    const guarded = <Value>(signal: AbortSignal, work: (calls: IpCalls) => Promise<Value>) =>
      afterFormer(async () => {
        signal.throwIfAborted()
        return work(callsOf(signal))
      })
    const remove = (id: string, signal: AbortSignal) =>
      guarded(signal, async (calls) => {
        await refuseLastOwn(calls, id)
        await unlessGone(calls.remove(id))
      })
    const changes = { changes: ['ip-restrictions'] } as const

    return {
      ...list.actions,
      save: task(
        'parallel',
        ({ signal, optimistic }, patch: Partial<IpRestrictionConfig>) =>
          guarded(signal, async (calls) => {
            // Another administrator may have changed the other member since it was loaded.
            const config = { ...(await calls.config()), ...patch }
            await refuseUnlessAdmitted(calls, config)
            optimistic({ config })
            await calls.saveConfig(config)
          }),
        changes,
      ),
      add: list.creating(({ ip, description, ...rest }: AddIpRestrictionInput, signal) =>
        guarded(signal, async (calls): Promise<void> => {
          await addEntries(calls, { entries: [{ ip, ...(description && { description }) }], ...rest })
        }),
      ),
      addMany: list.creating(
        (input: AddIpRestrictionsInput, signal): Promise<AddedIpRestrictions> =>
          guarded(signal, (calls) => addEntries(calls, { ...input, isMany: true })),
      ),
      addOwnAddress: list.creating((input: AddOwnAddressInput | undefined, signal) =>
        guarded(signal, (calls) => addOwnAddress(calls, input, () => client.changed(changes.changes))),
      ),
      remove: list.removing(({ id }: RowInput, signal) => remove(id, signal)),
      removeMany: list.inBulk(() => null, remove),
    }
  },
  start: loadWhileSignedIn,
}

/** The provider has pages, but neither search nor order: for these, a list is read as a whole. */
async function pageOf(calls: IpCalls, query: ListQuery, config: IpRestrictionConfig) {
  const { strategy: asked, ...filters } = query.filters
  const strategy: RestrictionType = asked === 'ALLOW' || asked === 'BLOCK' ? asked : config.strategy
  const isWhole = query.pageSize === null || query.search !== '' || query.sort || Object.keys(filters).length > 0
  if (!isWhole && query.pageSize !== null) return calls.page(strategy, query.page, query.pageSize)
  return pageWithin(await calls.all(strategy), { ...query, filters }, ['ip', 'description'])
}
