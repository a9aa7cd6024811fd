import type { Client } from '../../client/index.ts'
import { sessionScopeOf } from '../../session/scope.ts'
import type { ExpiryReason } from './types.ts'

/** The activity that all tabs share: the time of the last input, or the reason of the session's end. */
export interface ActivityBoard {
  /** The key in local storage. */
  readonly key: string
  /** The time of the last input in epoch milliseconds: at least `since`, or now if unknown. */
  readonly lastActive: (since: number) => number
  /** Records input at the current time. */
  readonly note: () => void
  /** Records the end of the session by its policy. */
  readonly end: (reason: ExpiryReason) => void
  /** The recorded reason, or `null` if the policy did not end the session. */
  readonly ended: () => ExpiryReason | null
}

/** The board of a client's session. It stores one string: epoch milliseconds or a reason. */
export function activityBoard(client: Client): ActivityBoard {
  const { clock, storage } = client.ports
  const { local } = storage
  const key = `portico-activity:${sessionScopeOf(client)}`
  /** The last value, kept in case the storage loses it. */
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

/** Parses the stored time; other scripts may have written anything there. */
function timeIn(text: string | null): number {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
}
