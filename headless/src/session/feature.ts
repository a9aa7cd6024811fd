import { part, toPorticoError } from '../core/errors.ts'
import type { Feature, StepCall } from '../core/feature.ts'
import { sessionChanged } from '../core/holder.ts'
import type { Outcome } from '../core/outcome.ts'
import type { SessionHost } from './host.ts'
import type { Caller, IncomingAnswer, SessionMemory, SessionTools, SignedOut } from './tools.ts'
import type { Accepted, LogOutOptions, SessionActions, SessionEvents, SessionState } from './types.ts'

/**
 * The signed-in user. The access token lives in this closure and nowhere else. A sign-in and a log-out abort every
 * other call of the session, so that no older answer or cookie can win.
 */
export const sessionFeature: Feature<SessionHost, SessionEvents, SessionState, SessionActions> = {
  name: 'session',
  scope: 'client',
  reads: ['me', 'tenants'],
  state: () => signedOutState('restoring'),
  actions({ client, task, state }) {
    const { clock } = client.ports
    const memory: SessionMemory = {
      grant: null,
      challenge: null,
      generation: 0,
      grantGeneration: 0,
      shared: null,
      isChanging: false,
      stopTimer() {},
    }
    memories.set(client, memory)
    let applying: Promise<Outcome<Accepted>> | undefined
    let failures = 0

    const refresh = task('single', async (call) => {
      const { grantGeneration } = memory
      try {
        await (await onDemand()).renew(tools, call, grantGeneration)
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

    const follow = task('latest', async ({ set, cancelOthers }, status: SignedOut) => {
      cancelOthers()
      clear(set, undefined, status)
    })

    const tools: SessionTools = {
      client,
      memory,
      clear,
      end,
      plan,
      refresh,
      follow,
      apply,
      applied: () => applying,
      state,
    }
    const applyLatest = task('latest', async (call, incoming: IncomingAnswer) =>
      (await onDemand()).applyAnswer(tools, call, incoming),
    )

    return {
      load: task('latest', async (call) => (await onDemand()).reloadUser(tools, call)),
      refresh,
      logOut: task('single', async ({ set, signal, cancelOthers }, options: LogOutOptions | undefined) => {
        cancelOthers()
        memory.shared?.loggedOut()
        clear(set)
        await onDemand().then(
          ({ endSession }) => endSession(tools, signal, options),
          () => {},
        )
      }),
      async getAccessToken({ minTtl = 0, forceRefresh, scope = 'tenant' } = {}) {
        const { grant, grantGeneration } = memory
        if (grant && !forceRefresh && grant.left() > 1000 * minTtl) return grant.token
        if (state().status === 'unauthenticated') return null
        const holder = client.holder(scope)
        const token = await (await onDemand()).renewedToken(tools, grantGeneration)
        if (token !== null && client.holder(scope) !== holder) throw sessionChanged()
        return token
      },
      accept: (answer, caller) => apply({ answer, caller, source: 'sign-in' }),
      renewWith: async (change, { signal }) => (await onDemand()).renewWith(tools, change, signal),
      async inTurn(send, { signal }) {
        const { sharedOf } = await onDemand()
        signal.throwIfAborted()
        return sharedOf(tools).callInTurn(send, signal)
      },
      switchTenant: async (tenantId, { signal }) => (await onDemand()).switchTenant(tools, tenantId, signal),
      getChallenge: () => memory.challenge,
      dropChallenge,
    }

    async function apply(incoming: IncomingAnswer) {
      applying = applyLatest(incoming)
      const outcome = await applying
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
      memory.stopTimer()
      memory.grant = null
      failures = 0
    }

    function plan(ms: number) {
      memory.stopTimer()
      memory.stopTimer = clock.after(ms, refresh)
    }
  },
  start({ client, actions }) {
    void actions.refresh()
    return () => {
      const memory = memories.get(client)
      if (!memory) return
      memory.stopTimer()
      memory.shared?.close()
      memory.shared = null
    }
  },
}

/** Only the end of the last subscription needs the memory of a session from outside its closure. */
const memories = new WeakMap<SessionHost, SessionMemory>()

/**
 * Milliseconds until a failed renewal is retried: doubling from a second, at most a minute; at most four seconds if no user
 * `isSeen`, because the page shows nothing until then.
 */
export function retryAfterFailures(failures: number, isSeen: boolean): number {
  return Math.min(1000 * 2 ** (failures - 1), isSeen ? 60_000 : 4000)
}

function signedOutState(status: SignedOut): SessionState {
  return { status, user: null, tenants: [], tenant: null }
}

const onDemand = () => part(import('./answers-and-renewals.ts'))
