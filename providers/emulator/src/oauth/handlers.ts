import { unauthorized } from '@portico/headless/provider'
import { html } from 'hono/html'
import type { Call, Handlers } from '../calls/call.ts'
import type { SessionRecord } from '../core/sessions.ts'
import { hostedPage } from '../pages/page.ts'
import { refreshCookie, sessionOf } from '../session/grant.ts'
import { renewSession } from '../session/renew.ts'
import { socialSignInAddress } from '../sso/social-way.ts'
import { keySet } from '../tokens/access-token.ts'
import { holderOf } from '../tokens/authenticate.ts'
import { authorizationFor, codeAddress, isEnough, promptsOf, refusalAddress } from './authorization.ts'
import { isForFrame, mayBeForDocument, noDocument } from './destination.ts'
import { logOutHosted } from './end-session.ts'
import { exchange, tokenAnswer } from './exchange.ts'
import type { Authorization } from './records.ts'

const longestAction = 2048

/** Hosted sign-in (OpenID Connect, code flow), and the keys that its tokens are signed with. */
export const hostedSignIn: Handlers = {
  async authorize(call) {
    const isSilent = promptsOf(call.url.searchParams).includes('none')
    // Applications ask in a hidden frame whether a person is signed in. Anything else begins a sign-in.
    if (!mayBeForDocument(call.request) && !(isSilent && isForFrame(call.request))) throw noDocument()
    const authorization = authorizationFor(call)
    if ('refusedAt' in authorization) return leadTo(authorization.refusedAt)
    const session = presentSession(call)
    const prompts = promptsOf(call.url.searchParams)
    if (session && !prompts.includes('login') && isEnough(call, authorization, session)) {
      return leadTo(codeAddress(call, authorization, session))
    }
    if (prompts.includes('none')) {
      authorization.expiresAt = 0
      return leadTo(refusalAddress(authorization, 'login_required', 'The person has to sign in'))
    }
    const direct = await directAddress(call, authorization)
    return leadTo(direct ?? `${call.url.origin}/hosted/sign-in/${authorization.id}`)
  },

  exchangeOAuthToken: exchange,

  async authorizeSilently(call) {
    const bearer = call.cookies[refreshCookie(call)] ? null : await holderOf(call.state, call.now, call.request)
    if (!bearer) return tokenAnswer(call, renewSession(call, call.cookies[refreshCookie(call)] ?? ''))
    const { user, session, tenant } = bearer
    session.generation += 1
    session.rotatedAt = call.now
    return tokenAnswer(call, { user, session, tenantId: tenant.id })
  },

  logoutOAuth: (call) => logOutHosted(call, leadTo),

  async openHostedPortal(call) {
    const bearer = await holderOf(call.state, call.now, call.request)
    const session = presentSession(call) ?? bearer?.session
    const user = call.state.users.find(({ id }) => id === session?.userId)
    const tenant = call.state.tenants.find(({ id }) => id === session?.tenantId)
    if (!user || !tenant) throw unauthorized()
    const text = html`<p>You are signed in as ${user.email}.</p>`
    return hostedPage({ title: `Admin portal of ${tenant.name}`, body: text })
  },

  getJsonWebKeySet: () => keySet,
}

/** The session of the browser's cookie, while it goes on. */
function presentSession({ state, now, cookies, ...call }: Call): SessionRecord | null {
  const found = sessionOf(state.sessions, cookies[refreshCookie({ ...call, state })] ?? '')
  if (!found || found.session.ended !== null || found.session.expiresAt <= now) return null
  return found.generation === found.session.generation ? found.session : null
}

function leadTo(location: string): Response {
  return new Response(null, { status: 302, headers: { location } })
}

/**
 * The address that `login_direct_action` of a request leads to in place of the hosted page: a social provider, which returns
 * to the hosted sign-in, or a redirect of the application. `null` if the action names neither.
 */
async function directAddress(call: Call, authorization: Authorization): Promise<string | null> {
  const { type, data } = directAction(call.url.searchParams.get('login_direct_action') ?? '') ?? {}
  if (typeof data !== 'string') return null
  if (type === 'direct') return call.mayLeadTo(data) ? data : null
  if (type !== 'social-login' && type !== 'custom-social-login') return null
  return socialSignInAddress(call, data, { returnTo: socialReturnOf(call.url, authorization) })
}

/** The address at which a social provider returns to a hosted sign-in. */
function socialReturnOf({ origin }: URL, { id }: Authorization): string {
  return `${origin}/hosted/sign-in/${id}/social`
}

/** The action in base64, whose JSON is in UTF-8; `null` if it cannot be read. */
function directAction(given: string): Readonly<Record<string, unknown>> | null {
  if (given.length > longestAction) return null
  try {
    const bytes = Uint8Array.from(atob(given), (one) => one.charCodeAt(0))
    const action: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof action === 'object' && action !== null ? { ...action } : null
  } catch {
    return null
  }
}
