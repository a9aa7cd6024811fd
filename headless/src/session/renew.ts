import { genericErrorMessage, PorticoError, part } from '../core/errors.ts'
import type { TaskCall } from '../core/feature.ts'
import { mayBeNative } from '../core/ports/browser.ts'
import { untilShown } from '../core/ports/shown.ts'
import { settles, tellLogOut } from './answer.ts'
import type { SessionTools } from './feature.ts'
import { spendHostedTokens } from './hosted-renewal.ts'
import { logOutOwed } from './log-out-owed.ts'
import { isOnlyHere, isRefusal } from './refusal.ts'
import { refreshPath } from './scope.ts'
import { type Shared, sharedOf } from './shared-session.ts'
import { tabTenantOf } from './tab-tenant.ts'
import type { LoginAnswer, SessionState } from './types.ts'

/**
 * Renews the session, in turn with the other tabs, and applies what comes. A definite refusal ends it. Where another token
 * than the one of generation `held` is there by now, whoever asked for a renewal has got one.
 */
export async function renew(tools: SessionTools, call: TaskCall<SessionState>, held: number): Promise<void> {
  const { client, memory } = tools
  await untilShown(client.ports, call.signal)
  const shared = sharedOf(tools)
  await tools.taken()
  if (memory.held !== held) return
  if (!isWorthAsking(tools, shared)) return tools.clear(call.set)
  try {
    const answer = await shared.renew({
      signal: call.signal,
      async ask() {
        if (client.ports.storage.local.get(logOutOwed(client))) await tellLogOut(tools, call.signal)
        return askForToken(tools, call.signal)
      },
    })
    if (!answer) return
    const accepted = await tools.take({ answer, source: 'renewal' })
    if (!settles(accepted)) throw new PorticoError('unreadable-answer', genericErrorMessage)
  } catch (thrown) {
    if (call.signal.aborted || !isRefusal(thrown)) throw thrown
    // Who waits for a second factor is not signed in either, and may have no cookie yet.
    if (call.state().status === 'unauthenticated') return
    // What this tab cannot do, another may: their sessions go on.
    if (!isOnlyHere(thrown)) shared.ended()
    tools.clear(call.set)
  }
}

/** Whether there may be a session at all. A log-out that is owed has one, and so may a native application. */
function isWorthAsking({ client, memory, state }: SessionTools, { wasSeen }: Shared): boolean {
  const { ports, options } = client
  const { restoreSession = 'always' } = options
  if (restoreSession === 'always' || state().status !== 'restoring' || memory.generation > 0) return true
  if (ports.storage.local.get(logOutOwed(client)) || mayBeNative(ports)) return true
  return restoreSession === 'seen' ? wasSeen() : restoreSession()
}

/** The token after a renewal, which every caller of now shares; `null` where nobody is signed in any more. */
export async function renewedToken({ refresh, taken, memory }: SessionTools, held: number): Promise<string | null> {
  // A change in the turn of this tab would wait for the turn to end, and the turn for the change.
  if (memory.isChanging) return memory.grant?.token ?? null
  await taken()
  if (memory.held === held) {
    const outcome = await refresh()
    if ('error' in outcome) throw outcome.error
    await taken()
  }
  return memory.grant?.token ?? null
}

/**
 * Does what the next token tells of, and renews the session, with no renewal of any tab in between. If the token of the
 * change is refused, it is done once more with another: in the turn of the change there is none to be had.
 */
export async function renewWith(
  tools: SessionTools,
  change: () => Promise<unknown>,
  signal: AbortSignal,
): Promise<void> {
  const { memory } = tools
  const { held } = memory
  try {
    await changeInTurn(tools, change, signal)
  } catch (thrown) {
    const isUnauthorized = thrown instanceof PorticoError && thrown.status === 401
    if (signal.aborted || !isUnauthorized || (await renewedToken(tools, held)) === null) throw thrown
    await changeInTurn(tools, change, signal)
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
    await tools.take({ answer, source: 'renewal' })
  } catch (thrown) {
    // Another token that came meanwhile tells of the change as well.
    if (signal.aborted || !isAbort(thrown)) throw thrown
  }
}

function isAbort(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.name === 'AbortError'
}

/** Asks the native application for a token, else the provider. */
async function askForToken({ client }: SessionTools, signal: AbortSignal): Promise<LoginAnswer> {
  if (!mayBeNative(client.ports)) return askProvider(client, signal)
  const { canNatively, nativeTokens } = await part(import('../native/index.ts'))
  if (!canNatively(client.ports, 'getTokens')) return askProvider(client, signal)
  try {
    return await nativeTokens(client.ports, signal)
  } catch (late) {
    if (!(late instanceof PorticoError) || late.code !== 'native_bridge_timeout') throw late
    // The session is the application's: that the page has no cookie of its own does not end it.
    return askProvider(client, signal).catch((thrown) => Promise.reject(isRefusal(thrown) ? late : thrown))
  }
}

/** Asks the provider for a token. The cookie it brings is kept even where the page is left meanwhile. */
async function askProvider(client: SessionTools['client'], signal: AbortSignal): Promise<LoginAnswer> {
  const tenantId = tabTenantOf(client).get()
  const { hostedLogin } = client.options
  if (hostedLogin) return hostedLogin.renew(client, { signal, tenantId })
  spendHostedTokens(client)
  const body = tenantId ? { tenantId } : {}
  return client.api.post(refreshPath, { body, signal, keepalive: true, needsObject: true })
}
