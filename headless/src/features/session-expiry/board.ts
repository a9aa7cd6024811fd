import type { Client } from '../../client/index.ts'
import { sessionScopeOf } from '../../session/scope.ts'
import type { ExpiryReason } from './types.ts'

/** What all tabs of a browser judge by: when a person last did something in any, or why their session has ended. */
export interface ActivityBoard {
  /** Where it is kept in the local storage. */
  readonly key: string
  /** When somebody last did something, in epoch milliseconds: `since` at the earliest, now where it is not known. */
  readonly lastActive: (since: number) => number
  /** Somebody does something now. */
  readonly note: () => void
  /** The session ends by its policy. */
  readonly end: (reason: ExpiryReason) => void
  /** Why the session has ended; `null` where it has not, or otherwise. */
  readonly ended: () => ExpiryReason | null
}

/** The board of a client's session. It holds one text: epoch milliseconds, or a reason. */
export function activityBoard(client: Client): ActivityBoard {
  const { clock, storage } = client.ports
  const { local } = storage
  const key = `portico-activity:${sessionScopeOf(client)}`
  /** What is known here, for where the store has lost it. */
  let own = Number.NaN

  const board: ActivityBoard = {
    key,
    lastActive(since) {
      const isPast = (time: number) => time > 0 && time <= clock.now()
      const known = [timeIn(local.get(key)), own].filter(isPast)
      if (known.length === 0) board.note()
      else own = Math.max(...known, ...[since].filter(isPast))
      return own
    },
    note() {
      own = clock.now()
      local.set(key, String(own))
    },
    end: (reason) => local.set(key, reason),
    ended() {
      const text = local.get(key)
      return text === 'idle' || text === 'reLogin' ? text : null
    },
  }
  return board
}

/** The time that a text from the store tells; anybody may have written there. */
function timeIn(text: string | null): number {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
}
