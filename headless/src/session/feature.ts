import { genericErrorMessage, PorticoError, part } from '../core/errors.ts'
import type { Feature, StepCall } from '../core/feature.ts'
import type { Logger } from '../core/logger.ts'
import type { Outcome } from '../core/outcome.ts'
import type { Ports } from '../core/ports/ports.ts'
import { isProviderError } from '../http/answer.ts'
import type { Api } from '../http/api-types.ts'
import type { Grant } from './grant.ts'
import { retryAfterFailures } from './retry-after-failures.ts'
import type { Challenge, LoginAnswer, SessionActions, SessionEvents, SessionState, User } from './types.ts'

/** How a client keeps its session. */
export interface SessionOptions {
  /** Whether the session is renewed ahead of its end. Default `true`; otherwise on demand. */
  readonly keepSessionAlive?: boolean
}

/** What the session needs of the client it lives in. */
export interface SessionHost {
  /** Calls the provider. */
  readonly api: Api
  /** The world outside. */
  readonly ports: Ports
  /** Where warnings go. */
  readonly log: Logger
  /** What the client was made with, as far as it concerns the session. */
  readonly options: SessionOptions
  /** Whether a flag is on, once the flags have been read or given up. */
  isFlagOn(name: string): Promise<boolean>
  /** Tells of an event. */
  emit<Name extends keyof SessionEvents>(event: Name, payload: SessionEvents[Name]): void
  /** Forgets what belongs to a user or tenant that goes. */
  forget(scope: 'user' | 'tenant', keep?: object): void
}

/**
 * Who is signed in (SPEC section 4). The access token lives in this feature's closure and nowhere else; every answer is
 * taken under a turn, and what belongs to an older turn than the present one is dropped.
 */
export const session: Feature<SessionHost, SessionEvents, SessionState, SessionActions> = {
  name: 'session',
  scope: 'client',
  state: () => signedOutState('restoring'),
  actions({ client, task }) {
    const { clock, storage } = client.ports
    const held: Held = { turn: 0, grant: null, challenge: null }
    const desk: Desk = { client, held, leave, end, plan }
    let failures = 0
    let stopTimer = () => {}

    const refresh = task('single', async ({ set, state, signal }) => {
      const own = held.turn
      try {
        await finishLogOut(signal)
        const path = '/identity/resources/auth/v1/user/token/refresh'
        // Only begun here: failing now would abort a call that may have changed the cookie already.
        reader().catch(() => {})
        const answer = await client.api.post(path, { body: {}, signal })
        const { take } = await reader()
        const accepted = await take(desk, answer, { set, state, signal }, own)
        if (accepted.kind === 'unsupported') throw new PorticoError('unreadable-answer', genericErrorMessage)
      } catch (thrown) {
        if (own !== held.turn || !(thrown instanceof PorticoError)) throw thrown
        if (!isRefusal(thrown)) {
          failures += 1
          set({ status: 'stale' })
          plan(retryAfterFailures(failures))
          throw thrown
        }
        leave(set, state().user)
      }
      return state().status
    })

    const accepting = task('latest', async ({ set, state }, { answer, caller }: Handed) => {
      const own = ++held.turn
      storage.local.set(logOutPending, null)
      const { take } = await reader()
      return take(desk, answer, { set, state, signal: caller.signal }, own, caller)
    })

    return {
      refresh,
      logOut: task('single', async ({ set, state, signal }) => {
        held.turn += 1
        storage.local.set(logOutPending, 'true')
        leave(set, state().user)
        try {
          await finishLogOut(signal)
        } catch (error) {
          client.log.warn('The provider will hear of the log-out later.', error)
        }
      }),
      async getAccessToken({ minTtl = 0, forceRefresh = false } = {}) {
        const { grant } = held
        if (grant && !forceRefresh && grant.deadline - clock.elapsed() > 1000 * minTtl) return grant.token
        unwrapped(await refresh())
        return held.grant?.token ?? null
      },
      accept: async (answer, caller) => unwrapped(await accepting({ answer, caller })),
      getChallenge: () => held.challenge,
    }

    async function finishLogOut(signal: AbortSignal) {
      if (!storage.local.get(logOutPending)) return
      await client.api.post('/identity/resources/auth/v1/logout', { signal })
      storage.local.set(logOutPending, null)
    }

    function leave(set: StepCall<SessionState>['set'], user: User | null, keep?: Caller) {
      end()
      set(signedOutState('unauthenticated'))
      if (!user) return
      client.forget('user', keep)
      client.emit('signedOut', user)
    }

    function end() {
      stopTimer()
      held.grant = null
      held.challenge = null
      failures = 0
    }

    function plan(ms: number) {
      stopTimer()
      stopTimer = clock.after(ms, () => void refresh())
    }
  },
  start({ client, actions, state }) {
    void actions.refresh()
    return client.ports.page.onWake(() => {
      if (state().status === 'stale') void actions.refresh()
      else if (state().status === 'authenticated') void actions.getAccessToken().catch(() => {})
    })
  },
}

/** What the session holds besides its state. An answer that belongs to an older turn than the present one is dropped. */
export interface Held {
  turn: number
  grant: Grant | null
  challenge: Challenge | null
}

/** What an answer is taken with. */
export interface Desk {
  readonly client: SessionHost
  readonly held: Held
  /** Ends the session of a user here. */
  readonly leave: (set: StepCall<SessionState>['set'], user: User | null, keep?: Caller) => void
  /** Forgets what is held. */
  readonly end: () => void
  /** Renews the session after some milliseconds. */
  readonly plan: (ms: number) => void
}

/** The call an answer came in. */
export type Caller = Parameters<SessionActions['accept']>[1]

interface Handed {
  readonly answer: LoginAnswer
  readonly caller: Caller
}

/** Where a log-out the provider has not heard of is kept, so that its cookie does not bring the session back. */
const logOutPending = 'portico-log-out-pending'

function signedOutState(status: 'restoring' | 'unauthenticated'): SessionState {
  return { status, user: null, tenants: [], tenant: null }
}

/** What an answer means is asked only once there is one: the code that reads it loads while the provider answers. */
const reader = () => part(import('./answer.ts'))

/** Only the provider's own refusal ends a session; all else may be the network between. */
function isRefusal(error: PorticoError): boolean {
  return error.status === 401 || ((error.status === 400 || error.status === 403) && isProviderError(error))
}

function unwrapped<Value>(outcome: Outcome<Value>): Value {
  if (outcome.ok) return outcome.value
  throw outcome.reason === 'failed' ? outcome.error : Object.assign(new Error('Canceled'), { name: 'AbortError' })
}
