import type { Client } from '../../client/index.ts'
import type { Unsubscribe } from '../../core/events.ts'
import type { StepCall } from '../../core/feature.ts'
import { onActivity } from '../../core/ports/activity.ts'
import { browserTabs } from '../../core/ports/tabs.ts'
import { session, type User } from '../../session/index.ts'
import { activityBoard } from './board.ts'
import { clockErrorOf, type End, endOf } from './judge.ts'
import type { ExpiryReason, SessionExpiryState } from './types.ts'

/** Watches the session's end while a component renders it. */
export interface Watch {
  /** Starts watching; returns the function that stops it. */
  readonly begin: (call: StepCall<SessionExpiryState>) => Unsubscribe
  /** Evaluates the end again after any change. */
  readonly look: () => void
  /** Records input of the person. */
  readonly act: () => void
}

/** Creates the watch of a client. It has no effect before `begin`. */
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

  /** Records facts of a changed session that cannot be derived later. */
  function learn(user: User) {
    // A sign-in counts as input. A restored session does not, but it clears a former end.
    if (!isKnown && (isSignedOut || board.ended())) board.note()
    isKnown = true
    isSignedOut = false
    if (user.claims === claims) return
    claims = user.claims
    clockError = clockErrorOf(user, clock.now())
  }

  /** Defers the evaluation, so that a log-out does not interrupt the session's own change. */
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

  /** Handles input, recorded at most every few seconds. */
  function hear() {
    const { status, policy } = call?.state() ?? {}
    if (status !== 'active' || !policy?.idleTimeout) return
    if (clock.now() - board.lastActive(0) >= noteEvery) act()
  }

  function act() {
    // A late input must find the session ended.
    look()
    if (call?.state().status !== 'active') return
    board.note()
    look()
  }

  function userNow(): User | null {
    return client.get(session).getSnapshot().user
  }
}

/** Minimum interval between records of input, in milliseconds. */
const noteEvery = 3000

/** Time for the session to receive its end from another tab, in milliseconds. */
const grace = 1000
