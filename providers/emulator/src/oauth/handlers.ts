import { html } from 'hono/html'
import type { Call, Handlers } from '../calls/call.ts'
import type { SessionRecord } from '../core/sessions.ts'
import { unauthorized } from '../http/errors.ts'
import { hostedPage } from '../pages/page.ts'
import { refreshCookie } from '../session/grant.ts'
import { sessionOf } from '../session/refresh-token.ts'
import { renewSession } from '../session/renew.ts'
import { keySet } from '../tokens/access-token.ts'
import { holderOf } from '../tokens/authenticate.ts'
import { authorizationFor, codeAddress, isEnough, promptsOf, refusalAddress } from './authorization.ts'
import { isForFrame, mayBeForDocument, noDocument } from './destination.ts'
import { directAddress } from './direct-action.ts'
import { logOutHosted } from './end-session.ts'
import { exchange } from './exchange.ts'
import { tokenAnswer } from './tokens.ts'

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
