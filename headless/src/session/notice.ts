import type { KeyValue } from '../core/ports/ports.ts'
import { isRecord } from '../core/record.ts'

/** What the tabs of a browser tell each other of a session by way of its storage. No token is ever in it. */
export interface Notice {
  /** Counts what happened to the session, in all tabs together: renewals, sign-ins, log-outs. */
  readonly generation: number
  /** Whether the last of these was a log-out. */
  readonly isOut: boolean
  /** The id of the user whose session it is; empty where nobody is signed in. */
  readonly user: string
  /** The id of the tenant its token is for. */
  readonly tenant: string
  /** The renewal under way: of which tab, and until when, in epoch milliseconds, its answer may come after that tab is gone. */
  readonly renewing: Renewing | null
  /** Milliseconds the slowest of the last renewals took; each later one lowers it by a quarter at most. */
  readonly took: number
  /** No renewal before this time, in epoch milliseconds: the provider could not answer the last. */
  readonly notBefore: number
}

/** A renewal under way. */
export interface Renewing {
  readonly by: string
  readonly until: number
}

/** Where a notice is read and changed. */
export interface NoticeBoard {
  /** The notice as it is now; the first one where there is none, or none that can be read. */
  readonly read: () => Notice
  /** Changes members of it. */
  readonly write: (change: Partial<Notice>) => void
}

/** The notice board under `key`. */
export function noticeBoard(storage: KeyValue, key: string): NoticeBoard {
  const read = () => noticeIn(storage.get(key))
  return {
    read,
    write: (change) => storage.set(key, JSON.stringify({ ...read(), ...change })),
  }
}

/** The generation that a stored text or a message states; 0 if no browser could have counted to it. */
export function generationIn(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= largest ? value : 0
}

/** Leaves room to count on from any generation that was read. A renewal a second for 30,000 years. */
const largest = 2 ** 40

const first: Notice = { generation: 0, isOut: false, user: '', tenant: '', renewing: null, took: 750, notBefore: 0 }

/** Other versions of this, and whoever else writes there, may have left anything: each member is taken for what it is. */
function noticeIn(text: string | null): Notice {
  const notice = parsed(text)
  const { generation, isOut, user, tenant, renewing, took, notBefore } = notice
  return {
    generation: generationIn(generation),
    isOut: isOut === true,
    user: typeof user === 'string' ? user : first.user,
    tenant: typeof tenant === 'string' ? tenant : first.tenant,
    renewing: isRecord(renewing) && Number.isFinite(renewing['until']) ? renewingIn(renewing) : null,
    took: Number.isFinite(took) ? Number(took) : first.took,
    notBefore: Number.isFinite(notBefore) ? Number(notBefore) : first.notBefore,
  }
}

function renewingIn({ by, until }: Readonly<Record<string, unknown>>): Renewing {
  return { by: String(by), until: Number(until) }
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '')
    if (isRecord(value)) return value
  } catch {}
  return {}
}
