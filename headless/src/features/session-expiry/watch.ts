import type { Client } from '../../client/index.ts'
import type { Unsubscribe } from '../../core/events.ts'
import type { StepCall } from '../../core/feature.ts'
import { onActivity } from '../../core/ports/activity.ts'
import { browserTabs } from '../../core/ports/tabs.ts'
import { sessionFeature, type User } from '../../session/index.ts'
import { sessionScopeOf } from '../../session/scope.ts'
import { clockErrorOf, type End, endOf } from './judge.ts'
import type { ExpiryReason, SessionExpiryState } from './types.ts'

/** Follows the end of a session while the feature is on the screen. */
export interface Watch {
  /** Begins; the function it returns ends it. */
  readonly begin: (call: StepCall<SessionExpiryState>) => Unsubscribe
  /** Computes the end again, and ends the session if it is due. */
  readonly check: () => void
  /** Counts as activity of the user. */
  readonly act: () => void
}

/** Makes a {@link Watch}. It subscribes to nothing before `begin`. */
export function createWatch(client: Client): Watch {
  const { clock, page } = client.ports
  const board = activityBoard(client)
  let call: StepCall<SessionExpiryState> | null = null
  let stopTimer = () => {}
  let isSignedOut = false
  let isKnown = false
  let claims: User['claims'] | null = null
  let clockError = 0

  return {
    begin(opened) {
      call = opened
      const { tabs = browserTabs() } = client.ports
      const stops = [
        client.get(sessionFeature).subscribe(checkSoon),
        page.onWake(check),
        (page.onActivity ?? onActivity)(onInput),
        tabs?.onStored(board.key, check),
      ]
      check()
      return () => {
        call = null
        stopTimer()
        for (const stop of stops) stop?.()
      }
    },
    check,
    act,
  }

  function check() {
    if (!call) return
    stopTimer()
    const { user, status } = client.get(sessionFeature).getSnapshot()
    isSignedOut ||= status === 'unauthenticated'
    isKnown &&= user !== null
    if (!user) return show(isSignedOut ? board.ended() : null)
    update(user)
    const { policy } = call.state()
    const endedElsewhere = board.ended()
    if (endedElsewhere) {
      show(endedElsewhere)
      stopTimer = clock.after(grace, signOut)
      return
    }
    const signedInAt = user.authTime === undefined ? null : 1000 * user.authTime + clockError
    const end = policy && endOf(policy, () => board.lastActive(signedInAt ?? 0), signedInAt)
    if (end && end.expiresAt <= clock.now()) return expire(end)
    write({ status: end ? 'active' : 'none', expiresAt: end?.expiresAt ?? null, reason: end?.reason ?? null })
    if (end) stopTimer = clock.after(end.expiresAt - clock.now(), check)
  }

  /** Keeps facts of a changed session that cannot be read later. */
  function update(user: User) {
    // A sign-in counts as activity, a restored session does not, unless the last one has ended.
    if (!isKnown && (isSignedOut || board.ended())) board.note()
    isKnown = true
    isSignedOut = false
    if (user.claims === claims) return
    claims = user.claims
    clockError = clockErrorOf(user, clock.now())
  }

  /** After the present change of the session, because a log-out must not interrupt it. */
  function checkSoon() {
    void Promise.resolve().then(check)
  }

  function expire({ reason }: End) {
    board.end(reason)
    show(reason)
    signOut()
  }

  function signOut() {
    if (userNow()) void client.session.logOut()
  }

  function show(reason: ExpiryReason | null) {
    write({ status: reason ? 'expired' : 'none', expiresAt: null, reason })
  }

  function write(next: Pick<SessionExpiryState, 'status' | 'expiresAt' | 'reason'>) {
    const now = call?.state()
    const isSame = now?.status === next.status && now.expiresAt === next.expiresAt && now.reason === next.reason
    if (!isSame) call?.set(next)
  }

  /** Counts input as activity, once in {@link noteEvery}. */
  function onInput() {
    const { status, policy } = call?.state() ?? {}
    if (status !== 'active' || !policy?.idleTimeout) return
    if (clock.now() - board.lastActive(0) >= noteEvery) act()
  }

  function act() {
    // Activity after the end does not revive the session.
    check()
    if (call?.state().status !== 'active') return
    board.note()
    check()
  }

  function userNow(): User | null {
    return client.get(sessionFeature).getSnapshot().user
  }
}

/** Minimum interval between records of input, in milliseconds. */
const noteEvery = 3000

/** Milliseconds for the session itself to receive its end from another tab. */
const grace = 1000

/** The activity that all tabs share: the time of the last input, or the reason of the session's end. */
interface ActivityBoard {
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
function activityBoard(client: Client): ActivityBoard {
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
