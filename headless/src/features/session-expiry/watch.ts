import type { Client } from '../../client/index.ts'
import type { Unsubscribe } from '../../core/events.ts'
import type { StepCall } from '../../core/feature.ts'
import { onActivity } from '../../core/ports/activity.ts'
import { browserTabs } from '../../core/ports/tabs.ts'
import { session, type User } from '../../session/index.ts'
import { activityBoard } from './board.ts'
import { clockErrorOf, type End, endOf } from './judge.ts'
import type { ExpiryReason, SessionExpiryState } from './types.ts'

/** Watches over the end of a session while somebody looks at it. */
export interface Watch {
  /** Begins to watch; the answer ends it. */
  readonly begin: (call: StepCall<SessionExpiryState>) => Unsubscribe
  /** Looks again at what is known: the end may be nearer, further off, or come. */
  readonly look: () => void
  /** The person does something. */
  readonly act: () => void
}

/** Makes the watch of a client. It touches nothing before it begins. */
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
        client.get(session).subscribe(lookSoon),
        page.onWake(look),
        (page.onActivity ?? onActivity)(hear),
        tabs?.onStored(board.key, look),
      ]
      look()
      return () => {
        call = null
        stopTimer()
        for (const stop of stops) stop?.()
      }
    },
    look,
    act,
  }

  function look() {
    if (!call) return
    stopTimer()
    const { user, status } = client.get(session).getSnapshot()
    isSignedOut ||= status === 'unauthenticated'
    isKnown &&= user !== null
    if (!user) return show(isSignedOut ? board.ended() : null)
    learn(user)
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
    if (end) stopTimer = clock.after(end.expiresAt - clock.now(), look)
  }

  /** Learns from a session that has changed what cannot be seen later. */
  function learn(user: User) {
    // Signing in is something a person does. A session restored is nothing, but it is none that has ended.
    if (!isKnown && (isSignedOut || board.ended())) board.note()
    isKnown = true
    isSignedOut = false
    if (user.claims === claims) return
    claims = user.claims
    clockError = clockErrorOf(user, clock.now())
  }

  /** Not within a change of the session, which a log-out would cut in two. */
  function lookSoon() {
    void Promise.resolve().then(look)
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

  /** A person's input. What comes all the time is noted every few seconds. */
  function hear() {
    const { status, policy } = call?.state() ?? {}
    if (status !== 'active' || !policy?.idleTimeout) return
    if (clock.now() - board.lastActive(0) >= noteEvery) act()
  }

  function act() {
    // Who comes back too late finds the session ended.
    look()
    if (call?.state().status !== 'active') return
    board.note()
    look()
  }

  function userNow(): User | null {
    return client.get(session).getSnapshot().user
  }
}

/** Milliseconds. */
const noteEvery = 3000

/** Milliseconds in which the session itself hears of its end in another tab. */
const grace = 1000
