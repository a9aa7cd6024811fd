import { part, toPorticoError } from '../core/errors.ts'
import type { Feature, StepCall } from '../core/feature.ts'
import type { Logger } from '../core/logger.ts'
import type { Outcome } from '../core/outcome.ts'
import type { Ports } from '../core/ports/ports.ts'
import type { ApiOptions } from '../http/api.ts'
import type { Api } from '../http/api-types.ts'
import type { Grant } from './grant.ts'
import { retryAfterFailures } from './retry-after-failures.ts'
import type { Shared } from './shared-session.ts'
import type { SessionSource } from './source.ts'
import type {
  Accepted,
  Challenge,
  LoginAnswer,
  LogOutOptions,
  SessionActions,
  SessionEvents,
  SessionState,
  SessionStatus,
} from './types.ts'

/** How a client keeps its session. */
export interface SessionOptions {
  /** Whether the session is renewed ahead of its end. Default `true`; otherwise on demand. */
  readonly keepSessionAlive?: boolean
  /**
   * Whether the provider is asked for a session at a visit. `always` (default) finds every session. `seen` asks only if
   * there was one in this browser and origin, which spares other visitors a request that is refused, and the 401 in the
   * console; a session that began elsewhere is not found. A function decides by what the application knows, such as a
   * cookie that its server sets beside the session.
   */
  readonly restoreSession?: RestoreSession
  /** Whether each tab keeps to a tenant of its own, whatever the others work in. Default `false`. */
  readonly tenantPerTab?: boolean
  /** Where sessions come from, where that is not the application's own sign-in: see `hosted`. */
  readonly hostedLogin?: SessionSource
}

/** When the provider is asked for a session: see {@link SessionOptions.restoreSession}. */
export type RestoreSession = 'always' | 'seen' | (() => boolean)

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
  readonly options: SessionOptions & Pick<ApiOptions, 'baseUrl' | 'applicationId' | 'urlPrefix'>
  /** Whether a flag is on, once the flags have been read or given up. */
  isFlagOn(name: string): Promise<boolean>
  /** Tells of an event. */
  emit<Name extends keyof SessionEvents>(event: Name, payload: SessionEvents[Name]): void
  /** Forgets what belongs to a user or tenant that goes. */
  forget(scope: 'user' | 'tenant', keep?: object): void
  /** Leaves for another page. */
  leave(address: string): void
}

/**
 * Who is signed in. The access token lives in this feature's closure and nowhere else. A sign-in and a
 * log-out abort every other call of the session, so that no answer to an older one can win, nor leave its cookie.
 */
export const session: Feature<SessionHost, SessionEvents, SessionState, SessionActions> = {
  name: 'session',
  scope: 'client',
  state: () => signedOutState('restoring'),
  actions({ client, task, state }) {
    const { clock } = client.ports
    const memory: SessionMemory = {
      grant: null,
      challenge: null,
      generation: 0,
      held: 0,
      shared: null,
      isChanging: false,
    }
    memories.set(client, memory)
    let taking: Promise<Outcome<Accepted>> | undefined
    let failures = 0
    let stopTimer = () => {}

    const refresh = task('single', async (call) => {
      const { held } = memory
      try {
        await (await later()).renew(tools, call, held)
      } catch (thrown) {
        if (!call.signal.aborted && state().status !== 'unauthenticated') {
          const isSeen = state().user !== null
          call.set({ status: isSeen ? 'stale' : 'unreachable' })
          plan(toPorticoError(thrown).retryAfter ?? retryAfterFailures(++failures, isSeen))
        }
        throw thrown
      }
      return state().status
    })

    /** Another tab signed out, or somebody else in. */
    const leave = task('latest', async ({ set, cancelOthers }, status: SignedOut) => {
      cancelOthers()
      clear(set, undefined, status)
    })

    const tools: SessionTools = { client, memory, clear, end, plan, refresh, leave, take, taken: () => taking, state }
    const accepting = task('latest', async (call, handed: Handed) => (await later()).accept(tools, call, handed))

    return {
      refresh,
      logOut: task('single', async ({ set, signal, cancelOthers }, options: LogOutOptions | undefined) => {
        cancelOthers()
        memory.shared?.loggedOut()
        clear(set)
        await later().then(
          ({ endSession }) => endSession(tools, signal, options),
          () => {},
        )
      }),
      async getAccessToken({ minTtl = 0, forceRefresh } = {}) {
        const { grant, held } = memory
        if (grant && !forceRefresh && grant.left() > 1000 * minTtl) return grant.token
        return state().status === 'unauthenticated' ? null : (await later()).renewedToken(tools, held)
      },
      accept: (answer, caller) => take({ answer, caller, source: 'sign-in' }),
      renewWith: async (change, { signal }) => (await later()).renewWith(tools, change, signal),
      getChallenge: () => memory.challenge,
      dropChallenge,
    }

    async function take(handed: Handed) {
      taking = accepting(handed)
      const outcome = await taking
      if (outcome.ok) return outcome.value
      throw 'error' in outcome ? outcome.error : new DOMException('Canceled', 'AbortError')
    }

    function clear(set: StepCall<SessionState>['set'], keep?: Caller, status: SignedOut = 'unauthenticated') {
      const { user } = state()
      end()
      dropChallenge()
      set(signedOutState(status))
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
      stopTimer = clock.after(ms, refresh)
    }
  },
  start({ client, actions }) {
    void actions.refresh()
    return () => {
      const memory = memories.get(client)
      memory?.shared?.close()
      if (memory) memory.shared = null
    }
  },
}

/** For what stops with the last listener: nobody else reaches the memory of a session. */
const memories = /* @__PURE__ */ new WeakMap<SessionHost, SessionMemory>()

/** What the session keeps besides its state. */
export interface SessionMemory {
  grant: Grant | null
  challenge: Challenge | null
  /** Which of the session's renewals, sign-ins and log-outs in all tabs is known here. */
  generation: number
  /** Which of them the grant is of: a newer one may still be loading. */
  held: number
  /** What the tabs share, once it is needed. */
  shared: Shared | null
  /** Whether this tab has the turn for a change: no renewal gets it before the change has ended. */
  isChanging: boolean
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
  readonly refresh: () => Promise<Outcome<SessionStatus>>
  /** Ends the session here because it has ended in another tab: for good, or to become somebody else's. */
  readonly leave: (status: SignedOut) => Promise<unknown>
  /** Takes an answer in place of whichever is being taken. Rejects where it comes to nothing. */
  readonly take: (handed: Handed) => Promise<Accepted>
  /** When the answer that is being taken has been. */
  readonly taken: () => Promise<unknown> | undefined
  /** How the session stands here. */
  readonly state: () => SessionState
}

/** The call an answer came in. */
export type Caller = Parameters<SessionActions['accept']>[1]

/** An answer that opens or renews a session. */
export interface Handed {
  readonly answer: LoginAnswer
  /** What brought it: somebody who signed in, a renewal of the session, or another tab. */
  readonly source: 'sign-in' | 'renewal' | 'tab'
  /** The call of another feature that it came in. */
  readonly caller?: Caller
}

/** How a session stands in which nobody is. */
type SignedOut = 'restoring' | 'unauthenticated'

function signedOutState(status: SignedOut): SessionState {
  return { status, user: null, tenants: [], tenant: null }
}

const later = () => part(import('./later.ts'))
