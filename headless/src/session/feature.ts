import { PorticoError } from '../core/errors.ts'
import type { Feature, StepCall } from '../core/feature.ts'
import type { Logger } from '../core/logger.ts'
import type { Ports } from '../core/ports/ports.ts'
import { isProviderError } from '../http/answer.ts'
import type { Api } from '../http/api-types.ts'
import { type Grant, grantOf, renewalDelay, retryAfterFailures } from './grant.ts'
import type { Accepted, Challenge, LoginAnswer, SessionActions, SessionEvents, SessionState, User } from './types.ts'
import { loadUser, userOf } from './user.ts'

/** What the session needs of the client it lives in. */
export interface SessionHost {
  readonly api: Api
  readonly ports: Ports
  readonly log: Logger
  /** Whether the session is renewed ahead of its end. */
  readonly keepSessionAlive: boolean
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
        const answer = await client.api.post('/identity/resources/auth/v1/user/token/refresh', { body: {}, signal })
        if (own !== turn) return state().status
        const accepted = await take(answer, { set, state }, signal, own)
        if (accepted.kind === 'unsupported') throw unreadable()
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
          client.log.warn('The provider could not be told of the log-out; it is told before the next sign-in.', error)
        }
      }),
      async getAccessToken({ minTtl = 0, forceRefresh = false } = {}) {
        if (grant && !forceRefresh && grant.deadline - clock.elapsed() > 1000 * minTtl) return grant.token
        const outcome = await refresh()
        if (!outcome.ok && outcome.reason === 'failed') throw outcome.error
        return grant?.token ?? null
      },
      async accept(answer, caller) {
        const outcome = await accepting({ answer, caller })
        if (outcome.ok) return outcome.value
        throw outcome.reason === 'failed' ? outcome.error : overtaken()
      },
      getChallenge: () => challenge,
    }

    async function take(
      answer: LoginAnswer,
      { set, state }: StepCall<SessionState>,
      signal: AbortSignal,
      own: number,
      keep?: Caller,
    ): Promise<Accepted> {
      if (answer.mfaRequired && answer.mfaToken) {
        leave(set, state().user, keep)
        challenge = challengeOf(answer, answer.mfaToken)
        client.emit('challenge', challenge)
        return { kind: 'challenge', challenge }
      }
      if (answer.resetPasswordToken) {
        end()
        set({ status: 'unauthenticated' })
        return { kind: 'passwordReset', token: answer.resetPasswordToken, userId: answer.userId ?? '' }
      }
      const next = grantOf(answer, clock)
      if (!next) return { kind: 'unsupported' }
      const former = state().user
      const claimed = userOf(next.token)
      const isSame = former?.id === claimed.id && former.tenantId === claimed.tenantId
      const loaded = isSame ? { user: userOf(next.token, { ...former }) } : await load(next.token, signal)
      if (own !== turn) throw overtaken()
      end()
      grant = next
      if (client.keepSessionAlive) plan(renewalDelay(next))
      if (former && !isSame) client.forget(former.id === claimed.id ? 'tenant' : 'user', keep)
      set({ ...loaded, status: 'authenticated' })
      if (!isSame) client.emit('signedIn', loaded.user)
      return { kind: 'authenticated', user: loaded.user }
    }

    async function load(token: string, signal: AbortSignal) {
      const [loadsAuthorization, usesTenantsV1] = await Promise.all([
        client.isFlagOn('admin_portal_should_load_authorization'),
        client.isFlagOn('admin_portal_use_current_user_tenants_v1_endpoint'),
      ])
      return loadUser(client.api, token, { loadsAuthorization, usesTenantsV1 }, signal)
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

function challengeOf(answer: LoginAnswer, mfaToken: string): Challenge {
  const devices = answer.mfaDevices ?? { webauthn: [], phones: [], authenticators: [], emails: [] }
  return {
    mfaToken,
    devices,
    isEnrolled: answer.mfaEnrolled !== false || devices.emails.length > 0,
    strategies: answer.mfaStrategies ?? [],
    email: answer.userEmail,
  }
}

/** Only the provider's own refusal ends a session; all else may be the network between. */
function isRefusal(error: PorticoError): boolean {
  return error.status === 401 || ((error.status === 400 || error.status === 403) && isProviderError(error))
}

function unreadable(): PorticoError {
  return new PorticoError('unreadable-answer', 'The answer of the server could not be read. Please try again')
}

function overtaken(): Error {
  return Object.assign(new Error('A later sign-in or log-out took the place of this one'), { name: 'AbortError' })
}
