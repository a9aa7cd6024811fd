import type { Client } from '../../../client/index.ts'
import type { Unsubscribe } from '../../../core/events.ts'
import { isHidden } from '../../../core/ports/hidden.ts'
import { ifBuilt } from '../../../http/if-offered.ts'
import { sessionFeature } from '../../../session/index.ts'
import type { SyncLogState } from './types.ts'

/** The part of a log's life that {@link followDirectory} uses. */
export interface FollowedLog {
  readonly client: Client
  readonly state: () => SyncLogState
}

/**
 * Asks for news of a directory while the page is visible: one row of its log, or without a log the number of its people. With
 * news, all that shows the directory is read again. A failure makes the pause longer.
 */
export function followDirectory({ client, state }: FollowedLog, connectionId: string): Unsubscribe {
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

/** Milliseconds between two questions to the provider. */
const every = 5000
/** The longest pause after failures. */
const longest = 60_000
