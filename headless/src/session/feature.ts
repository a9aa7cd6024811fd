import { genericErrorMessage, PorticoError, part } from '../core/errors.ts'
import type { Feature, StepCall } from '../core/feature.ts'
import type { Logger } from '../core/logger.ts'
import type { Outcome } from '../core/outcome.ts'
import type { Ports } from '../core/ports/ports.ts'
import { isProviderError } from '../http/answer.ts'
import type { Api } from '../http/api-types.ts'
import type { Grant } from './grant.ts'
import { logOutOwed } from './log-out-owed.ts'
import { retryAfterFailures } from './retry-after-failures.ts'
import type { Accepted, Challenge, LoginAnswer, SessionActions, SessionEvents, SessionState } from './types.ts'

/** How a client keeps its session. */
export interface SessionOptions {
  /** Whether the session is renewed ahead of its end. Default `true`; otherwise on demand. */
  readonly keepSessionAlive?: boolean
}

/** What the session needs of the client it lives in. */
export interface SessionHost {
  /** The name of the client. */
  readonly name: string
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
 * Who is signed in (SPEC section 4). The access token lives in this feature's closure and nowhere else. A sign-in and a
 * log-out abort every other call of the session, so that no answer to an older one can win, nor leave its cookie.
 */
export const session: Feature<SessionHost, SessionEvents, SessionState, SessionActions> = {
  name: 'session',
  scope: 'client',
  state: () => signedOutState('restoring'),
  actions({ client, task, state }) {
    const { clock, storage } = client.ports
    const owed = logOutOwed(client)
    const memory: SessionMemory = { grant: null, challenge: null }
    const tools: SessionTools = { client, memory, clear, end, plan, refresh: () => void refresh() }
    let taking: Promise<Outcome<Accepted>> | undefined
    let failures = 0
    let stopTimer = () => {}

    const refresh = task('single', async (call) => {
      const { set, signal } = call
      try {
        await taking
        if (storage.local.get(owed)) await (await answers()).tellLogOut(tools, signal)
        const path = '/identity/resources/auth/v1/user/token/refresh'
        // Only begun here: failing now would abort a call that may have changed the cookie already.
        answers().catch(() => {})
        const answer = await client.api.post(path, { body: {}, signal })
        const accepted = await (await answers()).applyAnswer(tools, answer, call)
        if (accepted.kind === 'unsupported') throw new PorticoError('unreadable-answer', genericErrorMessage)
      } catch (thrown) {
        if (signal.aborted) throw thrown
        const isOut = state().status === 'unauthenticated'
        if (!isRefusal(thrown)) {
          if (!isOut) {
            failures += 1
            set({ status: 'stale' })
            plan(retryAfterFailures(failures))
          }
          throw thrown
        }
        if (!isOut) clear(set)
      }
      return state().status
    })

    const accepting = task('latest', async (call, handed: Handed) => (await answers()).accept(tools, call, handed))

    return {
      refresh,
      logOut: task('single', async ({ set, signal, cancelOthers }) => {
        cancelOthers()
        storage.local.set(owed, 'true')
        clear(set)
        await answers().then(
          ({ tryLogOut }) => tryLogOut(tools, signal),
          () => {},
        )
      }),
      async getAccessToken({ minTtl = 0, forceRefresh = false } = {}) {
        const { grant } = memory
        if (grant && !forceRefresh && grant.left() > 1000 * minTtl) return grant.token
        if (state().status === 'unauthenticated') return null
        const outcome = await refresh()
        if ('error' in outcome) throw outcome.error
        await taking
        return memory.grant?.token ?? null
      },
      async accept(answer, caller) {
        taking = accepting({ answer, caller })
        const outcome = await taking
        if (outcome.ok) return outcome.value
        throw 'error' in outcome ? outcome.error : new DOMException('Canceled', 'AbortError')
      },
      getChallenge: () => memory.challenge,
      dropChallenge,
    }

    function clear(set: StepCall<SessionState>['set'], keep?: Caller) {
      const { user } = state()
      end()
      dropChallenge()
      set(signedOutState('unauthenticated'))
      if (!user) return
      client.forget('user', keep)
      client.emit('signedOut', user)
    }

    function dropChallenge() {
      if (!memory.challenge) return
      memory.challenge = null
      client.emit('challenge', null)
    }

    function end() {
      stopTimer()
      memory.grant = null
      failures = 0
    }

    function plan(ms: number) {
      stopTimer()
      stopTimer = clock.after(ms, tools.refresh)
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

/** What the session keeps besides its state. */
export interface SessionMemory {
  grant: Grant | null
  challenge: Challenge | null
}

/** What an answer is applied with. */
export interface SessionTools {
  readonly client: SessionHost
  readonly memory: SessionMemory
  /** Ends the session of a user here. */
  readonly clear: (set: StepCall<SessionState>['set'], keep?: Caller) => void
  /** Ends the grant and what was planned for it. */
  readonly end: () => void
  /** Renews the session after some milliseconds. */
  readonly plan: (ms: number) => void
  /** Renews the session now. */
  readonly refresh: () => void
}

/** The call an answer came in. */
export type Caller = Parameters<SessionActions['accept']>[1]

/** An answer that ended a sign-in. */
export interface Handed {
  readonly answer: LoginAnswer
  readonly caller: Caller
}

function signedOutState(status: 'restoring' | 'unauthenticated'): SessionState {
  return { status, user: null, tenants: [], tenant: null }
}

/** What an answer means is asked only once there is one: the code that reads it loads while the provider answers. */
const answers = () => part(import('./answer.ts'))

/** Only the provider's own refusal ends a session; all else may be the network between. */
function isRefusal(thrown: unknown): boolean {
  if (!(thrown instanceof PorticoError)) return false
  const { status = 0 } = thrown
  return status === 401 || ([400, 403].includes(status) && isProviderError(thrown))
}
