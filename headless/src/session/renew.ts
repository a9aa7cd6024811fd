import { genericErrorMessage, PorticoError, part } from '../core/errors.ts'
import type { TaskCall } from '../core/feature.ts'
import { mayBeNative } from '../core/ports/browser.ts'
import { settles, tellLogOut } from './answer.ts'
import type { SessionTools } from './feature.ts'
import { logOutOwed } from './log-out-owed.ts'
import { isOnlyHere, isRefusal } from './refusal.ts'
import { sharedOf } from './shared-session.ts'
import { tabTenantOf } from './tab-tenant.ts'
import type { LoginAnswer, SessionState } from './types.ts'

/**
 * Renews the session, in turn with the other tabs, and applies what comes. A definite refusal ends it. Where another token
 * than the one of generation `held` is there by now, whoever asked for a renewal has got one.
 */
export async function renew(tools: SessionTools, call: TaskCall<SessionState>, held: number): Promise<void> {
  const { client, memory } = tools
  const shared = sharedOf(tools)
  await tools.taken()
  if (memory.held !== held) return
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

/** The token after a renewal, which every caller of now shares; `null` where nobody is signed in any more. */
export async function renewedToken({ refresh, taken, memory }: SessionTools, held: number): Promise<string | null> {
  await taken()
  if (memory.held === held) {
    const outcome = await refresh()
    if ('error' in outcome) throw outcome.error
    await taken()
  }
  return memory.grant?.token ?? null
}

/** Does what the next token tells of, and renews the session, with no renewal of any tab in between. */
export async function renewWith(
  tools: SessionTools,
  change: () => Promise<unknown>,
  signal: AbortSignal,
): Promise<void> {
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
  const path = '/identity/resources/auth/v1/user/token/refresh'
  const tenantId = tabTenantOf(client).get()
  const { hostedLogin } = client.options
  if (hostedLogin) return hostedLogin.renew(client, { signal, tenantId })
  return client.api.post(path, { body: tenantId ? { tenantId } : {}, signal, keepalive: true })
}
