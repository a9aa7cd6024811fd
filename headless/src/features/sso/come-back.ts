import { takeFromAddress } from '../../client/address-values.ts'
import type { Client, Tools } from '../../client/index.ts'
import { routesOf } from '../../client/routes-of.ts'
import { PorticoError, toPorticoError } from '../../core/errors.ts'
import type { TaskCall } from '../../core/feature.ts'
import { isRefused } from '../../core/is-refused.ts'
import { routeOf } from '../../routes/index.ts'
import { sessionFeature } from '../../session/feature.ts'
import type { LoginAnswer } from '../../session/types.ts'
import { hasDeparted, isAway, leadOnFromCallback } from '../login/internal.ts'
import type { SsoActions, SsoState } from './types.ts'

/** The codes of errors that `sso` makes itself. Their meaning is in its guide. */
const ssoErrors = {
  failedToAuthenticate: 'failed-to-authenticate',
  ssoRefused: 'sso-refused',
} as const

/**
 * Finishes the sign-in on the way back from a company's identity provider. Its values leave the address before any call,
 * so that a reload, a way back and a second mount have nothing to exchange.
 */
export async function finish(
  { client }: Tools<SsoState, SsoActions>,
  { set, signal }: TaskCall<SsoState>,
): Promise<void> {
  const page = client.ports.page.url()
  if (!page) return
  const isOidc = routeOf(routesOf(client), page.pathname) === 'oidcRedirectUrl'
  if (isOidc && (isOfTest(page) || isErrorAlone(client, page))) return answerTest({ client, page, set, signal })
  const read = (isOidc ? oidcReturn : samlReturn)(client, page, signal)
  if (!read) return set({ step: { name: 'invalid' } })
  set({ step: { name: 'verifying' } })
  try {
    if ('refusal' in read) throw read.refusal
    if (client.get(sessionFeature).getSnapshot().status === 'restoring') await client.session.refresh()
    const accepted = await client.session.accept(await read.exchange(), { signal })
    set({ step: { name: 'done' } })
    leadOnFromCallback(client, accepted)
  } catch (thrown) {
    if (signal.aborted) throw thrown
    set({ step: { name: 'done' } })
    leadOnFromCallback(client, { kind: 'ssoFailed', error: failure(thrown) })
    throw thrown
  }
}

/**
 * Hands the return of a test to the provider, then leaves for its last page. An administrator began it in another window, so this
 * tab has no record of it. No user is signed in.
 */
async function answerTest({ client, page, set, signal }: TestReturn): Promise<void> {
  const { state, code, error, error_description } = takeFromAddress(client, ['code', 'state', 'error', ...besides])
  set({ step: { name: 'verifying' } })
  const body = {
    ...(state && { state }),
    redirectUri: page.origin + page.pathname,
    ...(code && { code }),
    ...(error && { error }),
    ...(error_description && { errorDescription: error_description }),
  }
  try {
    const { address } = await client.api.post('/team/resources/sso/v1/tests/answer', { body, signal })
    client.leave(address)
  } catch (thrown) {
    if (!signal.aborted) set({ step: { name: 'invalid' } })
    // Without a state it may be an answer to nothing.
    if (state || signal.aborted) throw thrown
  }
}

interface TestReturn extends Pick<TaskCall<SsoState>, 'set' | 'signal'> {
  readonly client: Client
  readonly page: URL
}

/** The state of a test names it, besides its tenant. */
function isOfTest({ searchParams }: URL): boolean {
  return /(?:^|;)test=[^;]+;/.test(textOfState(searchParams.get('state') ?? ''))
}

/** An error without its state, in a tab that did not leave for a sign-in: the window of a test. */
function isErrorAlone(client: Client, { searchParams }: URL): boolean {
  return searchParams.has('error') && !searchParams.get('state') && !isAway(client)
}

/** A return to exchange, or its refusal. */
type Return = { readonly exchange: () => Promise<LoginAnswer> } | { readonly refusal: PorticoError }

/** Code and state of an attempt started in this tab. A link made elsewhere signs no user in. */
function oidcReturn(client: Client, page: URL, signal: AbortSignal): Return | null {
  const { code, state = '', error } = takeFromAddress(client, ['code', 'state', 'error', ...besides])
  if (!namesTenant(state) || !hasDeparted(client, state)) return null
  if (error) return { refusal: refused({ error }) }
  if (!code) return null
  const body = { code, RelayState: state, redirectUri: page.origin + page.pathname }
  return { exchange: () => client.api.post('/identity/resources/auth/v2/user/oidc/postlogin', { body, signal }) }
}

/** A sign-in may also start at the identity provider. The Portico provider checks if an assertion was requested. */
function samlReturn(client: Client, _: URL, signal: AbortSignal): Return | null {
  const { SAMLResponse, RelayState, samlerrors } = takeFromAddress(client, ['SAMLResponse', 'RelayState', 'samlerrors'])
  if (samlerrors) return { refusal: refused({ samlErrors: samlerrors.split('|')[0]?.slice(0, 200) }) }
  if (!SAMLResponse || !RelayState) return null
  const body = { SAMLResponse, RelayState }
  return { exchange: () => client.api.post('/identity/resources/auth/v1/user/saml/postlogin', { body, signal }) }
}

/** The provider's reason goes to developers only, because a link may contain any text. */
function refused(context: Readonly<Record<string, unknown>>): PorticoError {
  return new PorticoError(ssoErrors.ssoRefused, 'Your company’s sign-in did not let you in', { context })
}

const besides = ['iss', 'session_state', 'error_description', 'error_uri'] as const

function namesTenant(state: string): boolean {
  return /(?:^|;)\s*tenantId=[^;]+;/.test(textOfState(state))
}

/** The members of a state; empty if it is none of this provider. */
function textOfState(state: string): string {
  try {
    return atob(state.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return ''
  }
}

function failure(thrown: unknown): PorticoError {
  const error = toPorticoError(thrown)
  if (error.code === ssoErrors.ssoRefused || !isRefused(error)) return error
  const { status, traceId } = error
  return new PorticoError(ssoErrors.failedToAuthenticate, 'Failed to authenticate', { status, traceId, cause: error })
}
