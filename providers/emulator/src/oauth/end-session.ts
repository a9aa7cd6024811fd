import type { Call } from '../calls/call.ts'
import type { SessionRecord } from '../core/sessions.ts'
import { endSession } from '../session/end-session.ts'
import { refreshCookie, sessionOf } from '../session/grant.ts'
import { verify } from '../tokens/access-token.ts'
import { isForDocument, mayBeForDocument } from './destination.ts'

type LeadTo = (location: string) => Response

/**
 * Ends the session of hosted sign-in, and what applications opened by it (OpenID Connect RP-Initiated Logout 1.0). Only a
 * window acts, of this site or with a token of the session. The person is asked in any other case.
 */
export async function logOutHosted(call: Call, leadTo: LeadTo): Promise<Response> {
  const present = ofBrowser(call)
  const hinted = await hintedSession(call)
  const isKnown = hinted !== null && (hinted.id === present?.id || hinted.openedBy === present?.id)
  const acts = isKnown ? mayBeForDocument(call.request) : isForDocument(call.request) && isSameSite(call.request)
  const isStranger = !present && !mayBeForDocument(call.request)
  if (isStranger || (present && !acts)) {
    return leadTo(`${call.url.origin}/hosted/sign-out${call.url.search}`)
  }
  end(call, present ?? hinted)
  return leadTo(afterLogOut(call, call.url.searchParams))
}

/** Ends the session of the browser, and leads on: what the person has agreed to. */
export function end(call: Pick<Call, 'state' | 'audit' | 'setCookie'>, session: SessionRecord | null): void {
  if (session?.ended === null) {
    endSession(call.state, session, 'logged out')
    const user = call.state.users.find(({ id }) => id === session.userId) ?? null
    call.audit({ user, tenantId: session.tenantId })
  }
  call.setCookie(refreshCookie(call), '', 0)
}

/** Where the browser goes after a log-out: back, if that is an address of the application. */
export function afterLogOut({ url, mayLeadTo }: Pick<Call, 'url' | 'mayLeadTo'>, asked: URLSearchParams): string {
  const back = asked.get('post_logout_redirect_uri') ?? ''
  if (!mayLeadTo(back)) return `${url.origin}/hosted/signed-out`
  const address = new URL(back)
  const state = asked.get('state')
  if (state !== null) address.searchParams.set('state', state)
  return address.href
}

/** The session of the cookie, spent or not, while it goes on. */
function ofBrowser(call: Call): SessionRecord | null {
  const session = sessionOf(call.state.sessions, call.cookies[refreshCookie(call)] ?? '')?.session
  return session && session.ended === null && session.expiresAt > call.now ? session : null
}

/** The session of the `id_token_hint`: of this provider; it may have expired. */
async function hintedSession({ state, url }: Call): Promise<SessionRecord | null> {
  const hint = url.searchParams.get('id_token_hint')
  const claims = hint === null ? null : await verify(hint, 0)
  return state.sessions.find(({ id }) => id === claims?.['sid']) ?? null
}

function isSameSite({ headers }: Request): boolean {
  return ['same-origin', 'same-site'].includes(headers.get('sec-fetch-site') ?? '')
}
