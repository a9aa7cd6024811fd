import { genericErrorMessage, PorticoError, part } from '../core/errors.ts'
import type { Scope, TaskCall } from '../core/feature.ts'
import { sessionChanged } from '../core/holder.ts'
import { mayBeNative } from '../core/ports/browser.ts'
import { untilShown } from '../core/ports/shown.ts'
import { sendLogOut, statesSession } from './answer.ts'
import type { SessionHost } from './host.ts'
import { isLogOutOwed } from './owed-log-out.ts'
import { isOnlyHere, isRefusal } from './refusal.ts'
import { refreshPath, spendHostedTokens } from './scope.ts'
import { sharedOf } from './tabs/shared-session.ts'
import { tabTenantOf } from './tabs/tab-tenant.ts'
import type { SharedSession } from './tabs/types.ts'
import type { SessionTools } from './tools.ts'
import type { LoginAnswer, SessionState } from './types.ts'
import { explainRefusal } from './with-ended-session.ts'

/**
 * Renews the session, in turn with the other tabs, and applies the answer. A definite refusal of the renewal itself ends the
 * session. Does nothing if the token is no longer the one of `generation`.
 */
export async function renew(tools: SessionTools, call: TaskCall<SessionState>, generation: number): Promise<void> {
  const { client, memory } = tools
  await untilShown(client.ports, call.signal)
  await client.options.hostedLogin?.beforeRenewal?.(client, call.signal)
  // The tabs are not listened to for a client that was disposed meanwhile.
  call.signal.throwIfAborted()
  const shared = sharedOf(tools)
  await tools.applied()
  if (memory.grantGeneration !== generation) return
  if (!isWorthAsking(tools, shared)) return tools.clear(call.set)
  let answer: LoginAnswer | null
  try {
    answer = await shared.renew({
      signal: call.signal,
      async ask() {
        if (isLogOutOwed(client)) await sendLogOut(tools, call.signal)
        return askForToken(tools, call.signal)
      },
    })
  } catch (thrown) {
    if (call.signal.aborted || !isRefusal(thrown)) throw thrown
    // While a second factor is asked for, there may be no cookie yet.
    if (call.state().status === 'unauthenticated') return
    // Other tabs may still be able to renew their sessions.
    if (!isOnlyHere(thrown)) shared.ended()
    explainRefusal(tools)
    return tools.clear(call.set)
  }
  if (!answer) return untilApplied(tools)
  // A sign-in that was answered meanwhile comes first, and cancels this renewal.
  await tools.applied()
  call.signal.throwIfAborted()
  await applyRenewal(tools, call, answer)
}

/** Applies the answer of a renewal, or waits for a token of another tab that arrived meanwhile: it is the newer one. */
async function applyRenewal(
  tools: SessionTools,
  { signal }: TaskCall<SessionState>,
  answer: LoginAnswer,
): Promise<void> {
  try {
    const accepted = await tools.apply({ answer, source: 'renewal' })
    if (!statesSession(accepted)) throw new PorticoError('unreadable-answer', genericErrorMessage)
  } catch (thrown) {
    if (signal.aborted || !isAbort(thrown)) throw thrown
    await untilApplied(tools, thrown)
  }
}

/** Waits for the answer that is applied at present. Throws its error, and `canceled` if it was canceled as well. */
async function untilApplied({ applied }: SessionTools, canceled?: unknown): Promise<void> {
  const outcome = await applied()
  if (!outcome || outcome.ok) return
  if ('error' in outcome) throw outcome.error
  if (canceled) throw canceled
}

/** False if there can be no session. An owed log-out has one, and so may a native application. */
function isWorthAsking({ client, memory, state }: SessionTools, { wasSeen }: SharedSession): boolean {
  const { ports, options } = client
  const { restoreSession = 'always' } = options
  if (restoreSession === 'always' || state().status !== 'restoring' || memory.generation > 0) return true
  if (isLogOutOwed(client) || mayBeNative(ports)) return true
  return restoreSession === 'seen' ? wasSeen() : restoreSession()
}

/** The token after a renewal, which all callers share; `null` if the user is signed out by then. */
export async function renewedToken(tools: SessionTools, generation: number): Promise<string | null> {
  const { refresh, applied, memory } = tools
  // A change in the turn of this tab would wait for the turn to end, and the turn for the change.
  if (memory.isChanging) return memory.grant?.token ?? null
  await applied()
  if (memory.grantGeneration === generation) {
    const outcome = await refresh()
    if ('error' in outcome) throw outcome.error
    await applied()
  }
  return memory.grant?.token ?? null
}

/**
 * Runs a change that the next token will reflect and renews the session, with no renewal of any tab in between. If the
 * change is refused with a 401, the session is renewed and the change runs once more. It runs only for the present holder of
 * `scope`: rejects with `session-changed` if the session gets another one meanwhile.
 */
export async function renewWith(
  tools: SessionTools,
  change: () => Promise<unknown>,
  signal: AbortSignal,
  scope: Scope = 'tenant',
): Promise<void> {
  const { client, memory } = tools
  const { grantGeneration } = memory
  const holder = client.holder(scope)
  const changeForHolder = async () => {
    if (client.holder(scope) !== holder) throw sessionChanged()
    await change()
  }
  try {
    await changeInTurn(tools, changeForHolder, signal)
  } catch (thrown) {
    const isUnauthorized = thrown instanceof PorticoError && thrown.status === 401
    if (signal.aborted || !isUnauthorized || (await renewedToken(tools, grantGeneration)) === null) throw thrown
    await changeInTurn(tools, changeForHolder, signal)
  }
}

async function changeInTurn(tools: SessionTools, work: () => Promise<unknown>, signal: AbortSignal): Promise<void> {
  const { memory } = tools
  const change = async () => {
    memory.isChanging = true
    try {
      await work()
    } finally {
      memory.isChanging = false
    }
  }
  const answer = await sharedOf(tools).renew({ signal, change, ask: () => askForToken(tools, signal) })
  if (!answer) return
  try {
    await tools.apply({ answer, source: 'renewal' })
  } catch (thrown) {
    // A token that arrived meanwhile reflects the change as well.
    if (signal.aborted || !isAbort(thrown)) throw thrown
  }
}

function isAbort(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.name === 'AbortError'
}

async function askForToken({ client }: SessionTools, signal: AbortSignal): Promise<LoginAnswer> {
  if (!mayBeNative(client.ports)) return askProvider(client, signal)
  const { canNatively, nativeTokens } = await part(import('../native/index.ts'))
  if (!canNatively(client.ports, 'getTokens')) return askProvider(client, signal)
  try {
    return await nativeTokens(client.ports, signal)
  } catch (late) {
    if (!(late instanceof PorticoError) || late.code !== 'native_bridge_timeout') throw late
    // The session belongs to the application: a page without a cookie of its own does not end it.
    return askProvider(client, signal).catch((thrown) => Promise.reject(isRefusal(thrown) ? late : thrown))
  }
}

/** `keepalive`, so that the browser stores the new cookie although the page was left meanwhile. */
async function askProvider(client: SessionHost, signal: AbortSignal): Promise<LoginAnswer> {
  const tenantId = tabTenantOf(client).get()
  const { hostedLogin } = client.options
  if (hostedLogin) return hostedLogin.renew(client, { signal, tenantId })
  spendHostedTokens(client)
  const body = tenantId ? { tenantId } : {}
  return client.api.post(refreshPath, { body, signal, keepalive: true, needsObject: true })
}
