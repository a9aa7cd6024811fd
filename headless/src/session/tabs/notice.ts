import type { KeyValue } from '../../core/ports/ports.ts'
import { isRecord } from '../../core/record.ts'
import type { User } from '../types.ts'
import { actorIdOf, subjectOf } from '../user.ts'

/** The state of a session that all tabs of a browser share by its storage. It never holds a token. */
export interface Notice {
  /** The number of renewals, sign-ins and log-outs, in all tabs together. */
  readonly generation: number
  /** Set if the last of these was the end of the session. */
  readonly isOut: boolean
  /** Set if the provider refused to renew the session, and no person logged out. */
  readonly isRefused: boolean
  /** The id of the signed-in user, or an empty text. */
  readonly user: string
  /** The id of the person who acts as the user, or an empty text; `null` if the tab that wrote the notice stated none. */
  readonly actor: string | null
  /** The id of the tenant its token is for. */
  readonly tenant: string
  readonly renewing: Renewing | null
  /** Milliseconds the slowest of the last renewals took; each later one lowers it by a quarter at most. */
  readonly took: number
  /** Epoch milliseconds before which no tab renews: the provider could not answer the last renewal. */
  readonly notBefore: number
}

/** A renewal that has begun and not ended. */
export interface Renewing {
  /** The turn it runs in. */
  readonly by: string
  /** Epoch milliseconds until which its cookie may still arrive if its tab is gone. */
  readonly until: number
}

/** Reads and writes a {@link Notice}. */
export interface NoticeBoard {
  /** Returns an empty notice if none is stored, or none that can be read. */
  readonly read: () => Notice
  readonly write: (change: Partial<Notice>) => void
}

/** Opens the notice stored under `key`. */
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

const first: Notice = {
  generation: 0,
  isOut: false,
  isRefused: false,
  user: '',
  actor: null,
  tenant: '',
  renewing: null,
  took: 750,
  notBefore: 0,
}

/** Other versions and other code of the origin may have written anything, so each member is checked. */
function noticeIn(text: string | null): Notice {
  const notice = parsed(text)
  const { generation, isOut, isRefused, user, actor, tenant, renewing, took, notBefore } = notice
  return {
    generation: generationIn(generation),
    isOut: isOut === true,
    isRefused: isRefused === true,
    user: typeof user === 'string' ? user : first.user,
    actor: typeof actor === 'string' ? actor : first.actor,
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

/** A person and who acts as them, in a notice or in a token. */
export type Person = Pick<Notice, 'user' | 'actor'>

/** True for the same person with the same actor, or with one that the notice does not state. */
export function isSame(noted: Person, { user, actor }: Person): boolean {
  return noted.user === user && (noted.actor === null || noted.actor === actor)
}

/** Returns the person whom a session shows. */
export function shownSubject(shown: User): Person {
  return { user: shown.id, actor: actorIdOf(shown) ?? '' }
}

/** Returns `null` for what is no token: all code of the origin can post messages. */
export function subjectIn(...token: Parameters<typeof subjectOf>): ReturnType<typeof subjectOf> | null {
  try {
    return subjectOf(...token)
  } catch {
    return null
  }
}
