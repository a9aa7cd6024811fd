import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { isRefused } from '../../../core/is-refused.ts'
import type { RowInput } from '../../../core/lists/list.ts'
import { emptyList, type ListQuery } from '../../../core/lists/list.ts'
import { withoutAddress } from '../../../core/lists/list-address.ts'
import { listing } from '../../../core/lists/listing.ts'
import { unlessGone } from '../../../core/unless-gone.ts'
import { shownLine } from '../../../core/visible-text.ts'
import { sessionFeature } from '../../../session/index.ts'
import { createAccount, nameIn } from './create-account.ts'
import { readAccounts, readIdsBelow, readTotalBelow, readUserCounts } from './read-accounts.ts'
import { branchOf, withChange, withoutAccount } from './tree.ts'
import type { SubAccount, SubAccountBranch, SubAccountsActions, SubAccountsOptions, SubAccountsState } from './types.ts'

/** The accounts below that of the signed-in user. */
export const subAccountsFeature: Feature<SubAccountsState, SubAccountsActions, SubAccountsOptions | undefined> = {
  name: 'sub-accounts',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['sub-accounts'],
  identity: withoutAddress,
  state: () => ({
    ...emptyList({ sort: { by: 'name', order: 'ASC' }, pageSize: 50 }),
    branches: {},
    totalBelow: null,
  }),
  actions(tools, { isEndless = false, address } = {}) {
    const { client, step, state, task } = tools
    const { api } = client
    const changes = { changes: ['sub-accounts', 'tenants'] as const }
    const ownId = () => client.get(sessionFeature).getSnapshot().user?.tenantId ?? ''
    const list = listing(
      tools,
      async (query, signal) => {
        const [page] = await Promise.all([
          readAccounts(client, query, signal),
          query.page === 0 && refresh(query, signal),
        ])
        return page
      },
      { resource: 'sub-accounts', isEndless, ...(address && { address }) },
    )
    const learn = step(({ set }, { branches, known, totalBelow }: Learned) =>
      set(({ branches: now }) => ({ branches: { ...without(now, known), ...branches }, totalBelow })),
    )

    return {
      ...list.actions,
      loadChildren: task('parallel', async ({ set, signal }, { id }) => {
        const branch = await readBranch(id, 1, signal)
        set(({ branches }) => ({ branches: { ...branches, [id]: branch } }))
      }),
      loadMoreChildren: task('parallel', async ({ set, signal }, { id }) => {
        const branch = await readBranch(id, pagesNow(id) + 1, signal)
        set(({ branches }) => ({ branches: { ...branches, [id]: branch } }))
      }),
      create: task('single', ({ signal }, input) => createAccount(api, input, ownId(), signal), changes),
      update: changing(
        ({ name }) => ({ name: nameIn(name) }),
        ({ id, name }, signal) => api.patch(one, { path: { tenantId: id }, body: { name: shownLine(name) }, signal }),
      ),
      setManagement: changing(
        ({ isReseller }) => ({ isReseller }),
        ({ id, isReseller }, signal) =>
          api.put(`${one}/management`, { path: { tenantId: id }, body: { isReseller }, signal }),
      ),
      setAccessType: changing(
        ({ subAccountAccessType }) => ({ subAccountAccessType }),
        ({ id, subAccountAccessType }, signal) =>
          api.put(`${one}/hierarchy-settings`, { path: { tenantId: id }, body: { subAccountAccessType }, signal }),
      ),
      countRemoval: task('parallel', async ({ signal }, { id }) => {
        const below = await readIdsBelow(api, id, signal)
        const counts = await readUserCounts(api, [id, ...below], signal)
        const users = counts.find(({ tenantId }) => tenantId === id)?.totalUsers ?? 0
        const all = counts.reduce((sum, { totalUsers }) => sum + totalUsers, 0)
        return { users, accountsBelow: below.length, usersBelow: all - users }
      }),
      remove: task(
        'parallel',
        async ({ optimistic, signal }, { id }) => {
          optimistic((list) => withoutAccount(list, id))
          await unlessGone(api.delete(one, { path: { tenantId: id }, signal }))
        },
        changes,
      ),
    }

    /** Makes a verb that changes an account at once, in the list or in a branch. */
    function changing<Input extends RowInput>(
      shown: (input: Input) => Partial<SubAccount>,
      send: (input: Input, signal: AbortSignal) => Promise<unknown>,
    ) {
      return task(
        'parallel',
        async ({ optimistic, signal }, input: Input) => {
          const change = shown(input)
          optimistic((tree) => withChange(tree, input.id, change))
          await send(input, signal)
        },
        changes,
      )
    }

    /**
     * Reads the branches again. One that is gone or withheld is dropped, and one that was extended meanwhile is read with its
     * further pages.
     */
    async function refresh(query: ListQuery, signal: AbortSignal): Promise<void> {
      const known = Object.keys(state().branches)
      const read = new Map<string, { readonly pages: number; readonly branch: SubAccountBranch }>()
      const [totalBelow] = await Promise.all([readTotalBelow(api, ownId(), signal), readAll(known)])
      for (let longer = extended(); longer.length > 0; longer = extended()) await readAll(longer)
      signal.throwIfAborted()
      learn({ known, totalBelow, branches: Object.fromEntries([...read].map(([id, { branch }]) => [id, branch])) })

      function extended(): readonly string[] {
        return [...read].flatMap(([id, { pages }]) => (pagesNow(id) > pages ? id : []))
      }

      async function readAll(ids: readonly string[]) {
        await Promise.all(
          ids.map(async (id) => {
            const pages = pagesNow(id)
            read.delete(id)
            try {
              read.set(id, { pages, branch: await readBranch(id, pages, signal, query) })
            } catch (thrown) {
              if (!isRefused(thrown)) throw thrown
            }
          }),
        )
      }
    }

    function pagesNow(id: string): number {
      return pagesOf(branchOf(state().branches, id))
    }

    /** Reads the first pages of a branch at once, in the order of the list. */
    async function readBranch(
      id: string,
      pages: number,
      signal: AbortSignal,
      { sort }: Pick<ListQuery, 'sort'> = state().query,
    ): Promise<SubAccountBranch> {
      const query = { search: '', filters: {}, sort, page: 0, pageSize: branchSize * pages }
      const { rows, total } = await readAccounts(client, query, signal, id)
      const all = total ?? rows.length
      return { rows, total: all, hasMore: rows.length < all }
    }
  },
  start: loadWhileSignedIn,
}

/** Branches that were read again, and the ids of those of the time before. */
interface Learned extends Pick<SubAccountsState, 'branches' | 'totalBelow'> {
  readonly known: readonly string[]
}

function without(branches: SubAccountsState['branches'], ids: readonly string[]): SubAccountsState['branches'] {
  return Object.fromEntries(Object.entries(branches).filter(([id]) => !ids.includes(id)))
}

function pagesOf(branch: SubAccountBranch | undefined): number {
  return Math.max(1, Math.ceil((branch?.rows.length ?? 0) / branchSize))
}

const one = '/tenants/resources/sub-tenants/v1/{tenantId}'
const branchSize = 50
