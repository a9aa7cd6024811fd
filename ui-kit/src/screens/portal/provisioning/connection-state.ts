import type { DirectoryToken, ProvisionConnection } from '@portico/headless/portal/provisioning'

/** The state of a connection that a person should know first. */
export type ConnectionState = 'tokenEnded' | 'tokenEnds' | 'tokenUnused' | 'waiting' | 'connected'

/** The state of a connection at a time. A provider that names no tokens leaves their ends unknown. */
export function stateOf({ tokens, lastSyncAt }: ProvisionConnection, now: number): ConnectionState {
  const accepted = tokens?.filter((token) => timeLeft(token, now) > 0)
  if (accepted?.length === 0) return 'tokenEnded'
  if (accepted && Math.max(...accepted.map((token) => timeLeft(token, now))) < month) return 'tokenEnds'
  if (accepted && isReplaced(accepted)) return 'tokenUnused'
  return lastSyncAt === null ? 'waiting' : 'connected'
}

/** The time from which the directory is refused unless a person acts (ISO 8601); `null` without one. */
export function endOf({ tokens }: ProvisionConnection, state: ConnectionState): string | null {
  const ends = (tokens ?? []).flatMap(({ expiresAt }) => expiresAt ?? []).sort()
  if (state === 'tokenEnds') return ends.at(-1) ?? null
  return state === 'tokenUnused' ? (tokens?.find(({ lastUsedAt }) => lastUsedAt !== null)?.expiresAt ?? null) : null
}

/** `true` if the directory uses a former token, and has not used the newest yet. */
function isReplaced([newest, ...former]: readonly DirectoryToken[]): boolean {
  return newest?.lastUsedAt === null && former.some(({ lastUsedAt }) => lastUsedAt !== null)
}

/** Milliseconds until a token ends. */
function timeLeft({ expiresAt }: DirectoryToken, now: number): number {
  return expiresAt === null ? Number.POSITIVE_INFINITY : Date.parse(expiresAt) - now
}

/** Milliseconds before its end at which a token is marked. */
const month = 30 * 86_400_000
