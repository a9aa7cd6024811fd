import { type Client, type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import type { Unsubscribe } from '../../../core/events.ts'
import { emptyList } from '../../../core/lists/list.ts'
import { listing } from '../../../core/lists/listing.ts'
import { rowsIn } from '../../../core/lists/rows-in.ts'
import { isHidden } from '../../../core/ports/shown.ts'
import { ifBuilt } from '../../../http/if-offered.ts'
import { logsPageOf, logsQuery } from '../../../http/paging.ts'
import { sessionFeature } from '../../../session/index.ts'
import { syncEventShape } from './shapes.ts'
import type { SyncLogActions, SyncLogOptions, SyncLogState } from './types.ts'

/** Milliseconds between two questions to the provider. */
const every = 5000

/** The longest pause after failures. */
const longest = 60_000

/** The changes and refusals of one directory. */
export const syncLogFeature: Feature<SyncLogState, SyncLogActions, SyncLogOptions> = {
  name: 'sync-log',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['provisioning'],
  state: () => ({ ...emptyList({ pageSize: 10 }), isOffered: null }),
  actions(tools, { connectionId: id }) {
    const { api } = tools.client
    const offer = tools.step(({ set }, isOffered: boolean) => set({ isOffered }))
    const list = listing(
      tools,
      async (listed, signal) => {
        const { search, filters } = listed
        const query = {
          ...logsQuery(listed),
          ...(isOutcome(filters['outcome']) && { outcome: filters['outcome'] }),
          ...(search && { filter: search }),
        }
        const answer = await ifBuilt(api.get(path, { path: { id }, query, signal }))
        signal.throwIfAborted()
        offer(answer !== null)
        const { rows, total } = logsPageOf(answer ?? { rows: [], count: 0 }, tools.client)
        return {
          rows: rowsIn(
            tools.client,
            rows,
            (row) => ({
              ...row,
              isRefused: row.reason !== null,
            }),
            syncEventShape,
          ),
          total,
        }
      },
      { resource: 'provisioning' },
    )
    return list.actions
  },
  start(life, { connectionId, isLive = false }) {
    const stops = [loadWhileSignedIn(life), ...(isLive ? [followDirectory(life, connectionId)] : [])]
    return () => {
      for (const stop of stops) stop()
    }
  },
}

const path = '/directory/resources/v1/configurations/scim2/{id}/log'

function isOutcome(value: string | undefined): value is 'done' | 'refused' {
  return value === 'done' || value === 'refused'
}

/** The part of a log's life that {@link followDirectory} uses. */
interface FollowedLog {
  readonly client: Client
  readonly state: () => SyncLogState
}

/**
 * Asks for news of a directory while the page is visible: one row of its log, or without a log the number of its people. With
 * news, all that shows the directory is read again. A failure makes the pause longer.
 */
function followDirectory({ client, state }: FollowedLog, connectionId: string): Unsubscribe {
  const { clock, page } = client.ports
  const ended = new AbortController()
  const { signal } = ended
  let isAsking = false
  let failures = 0
  let seen: string | null = null
  let stopTimer = waitFor(every)
  const stopWake = page.onWake(() => void ask())

  return () => {
    ended.abort()
    stopTimer()
    stopWake()
  }

  function waitFor(ms: number) {
    return clock.after(ms, () => void ask())
  }

  async function ask() {
    // A page that becomes visible wakes, and asks then.
    if (isAsking || signal.aborted || (page.isHidden ?? isHidden)()) return
    stopTimer()
    isAsking = true
    try {
      if (client.get(sessionFeature).getSnapshot().user) await readNews()
      failures = 0
    } catch {
      failures += 1
    } finally {
      isAsking = false
    }
    if (!signal.aborted) stopTimer = waitFor(Math.min(every * 2 ** failures, longest))
  }

  async function readNews() {
    const newest = await readNewest(client, connectionId, signal)
    const former = shownNewest(state()) ?? seen
    seen = newest
    if (!signal.aborted && former !== null && newest !== former) client.changed(['provisioning', 'people', 'groups'])
  }
}

/** A text that changes with each change of the directory. */
async function readNewest({ api }: Client, id: string, signal: AbortSignal): Promise<string> {
  const root = '/directory/resources/v1/configurations/scim2/{id}/log'
  const log = await ifBuilt(api.get(root, { path: { id }, query: { limit: 1, offset: 0 }, signal }))
  if (log) return log.rows[0]?.id ?? ''
  const { count } = await api.get('/directory/resources/scim/temp/{id}/Users/count', { path: { id }, signal })
  return String(count)
}

/** The newest row that is shown; `null` if the log shows other rows, so that it cannot be known. */
function shownNewest({ isOffered, query, answered, rows }: SyncLogState): string | null {
  const isFirst = query.page === 0 && query.search === '' && Object.keys(query.filters).length === 0
  return isOffered && isFirst && answered === null ? (rows[0]?.id ?? '') : null
}
