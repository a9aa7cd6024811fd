import { genericErrorMessage, PorticoError, part } from '../core/errors.ts'
import type { Feature, StepCall } from '../core/feature.ts'
import type { Logger } from '../core/logger.ts'
import type { Outcome } from '../core/outcome.ts'
import type { Ports } from '../core/ports/ports.ts'
import { isProviderError } from '../http/answer.ts'
import type { Api } from '../http/api-types.ts'
import type { Grant } from './grant.ts'
import { retryAfterFailures } from './retry-after-failures.ts'
import type { Accepted, Challenge, LoginAnswer, SessionActions, SessionEvents, SessionState, User } from './types.ts'

/** What the session needs of the client it lives in. */
export interface SessionHost {
  readonly api: Api
  readonly ports: Ports
  readonly log: Logger
  /** Whether the session is renewed ahead of its end. Default `true`. */
  readonly options: { readonly keepSessionAlive?: boolean }
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
    let grant: Grant | null = null
    let challenge: Challenge | null = null
    let turn = 0
    let failures = 0
    let stopTimer = () => {}

    const refresh = task('single', async ({ set, state, signal }) => {
      const own = turn
      try {
        await finishLogOut(signal)
        const path = '/identity/resources/auth/v1/user/token/refresh'
        const [answer] = await Promise.all([client.api.post(path, { body: {}, signal }), reader()])
        if (own !== turn) return state().status
        const accepted = await take(answer, { set, state }, signal, own)
        if (accepted.kind === 'unsupported') throw new PorticoError('unreadable-answer', genericErrorMessage)
      } catch (thrown) {
        if (own !== turn || !(thrown instanceof PorticoError)) throw thrown
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

    const accepting = task('latest', ({ set, state }, { answer, caller }: { answer: LoginAnswer; caller: Caller }) => {
      turn += 1
      storage.local.set(logOutPending, null)
      return take(answer, { set, state }, caller.signal, turn, caller)
    })

    return {
      refresh,
      logOut: task('single', async ({ set, state, signal }) => {
        turn += 1
        storage.local.set(logOutPending, 'true')
        leave(set, state().user)
        try {
          await finishLogOut(signal)
        } catch (error) {
          client.log.warn('The provider will hear of the log-out later.', error)
        }
      }),
      async getAccessToken({ minTtl = 0, forceRefresh = false } = {}) {
        if (grant && !forceRefresh && grant.deadline - clock.elapsed() > 1000 * minTtl) return grant.token
        unwrapped(await refresh())
        return grant?.token ?? null
      },
      accept: async (answer, caller) => unwrapped(await accepting({ answer, caller })),
      getChallenge: () => challenge,
    }

    async function take(
      answer: LoginAnswer,
      { set, state }: StepCall<SessionState>,
      signal: AbortSignal,
      own: number,
      keep?: Caller,
    ): Promise<Accepted> {
      const former = state().user
      const { readAnswer } = await reader()
      const reading = await readAnswer(answer, client, former, signal)
      if (own !== turn) throw overtaken()
      if (reading.kind === 'authenticated') {
        const { user, grant: granted, own: loaded } = reading
        end()
        grant = granted
        if (client.options.keepSessionAlive ?? true) plan(granted.renewAfter)
        if (former && loaded) client.forget(former.id === user.id ? 'tenant' : 'user', keep)
        set({ ...loaded, user, status: 'authenticated' })
        if (loaded) client.emit('signedIn', user)
        return { kind: 'authenticated', user }
      }
      if (reading.kind !== 'unsupported') leave(set, former, keep)
      if (reading.kind === 'challenge') {
        challenge = reading.challenge
        client.emit('challenge', reading.challenge)
      }
      return reading
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
      grant = null
      challenge = null
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

/** The call an answer came in. */
type Caller = Parameters<SessionActions['accept']>[1]

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
  throw outcome.reason === 'failed' ? outcome.error : overtaken()
}

function overtaken(): Error {
  return Object.assign(new Error('Overtaken by a later sign-in or log-out'), { name: 'AbortError' })
}
