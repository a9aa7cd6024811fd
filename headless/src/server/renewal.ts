import { isRecord } from '../core/record.ts'
import { parsed } from '../http/body.ts'
import { refreshPath } from '../session/scope.ts'
import { endSession, passAnswer } from './answer-tokens.ts'
import { type Cookies, changedBy, cookieHeader, cookiesIn, isRefreshCookie } from './cookies.ts'
import { callProvider, ownHeaders } from './provider.ts'
import { sessionIn, sessionOfTokens, tokensIn } from './session-cookie.ts'
import type { Settings } from './settings.ts'
import type { ReadAnswer, RenewedSession } from './types.ts'

/** A renewal as it is asked for. */
export interface Asked {
  /** The request of the visitor, if there is one. */
  readonly request: Request | null
  /** JSON: the tenant of a tab, or an empty object. */
  readonly body: string
}

/** The result of a renewal: the answer, and the cookies that it follows upon. */
export interface RenewedTokens {
  readonly cookies: Cookies
  readonly answer: ReadAnswer
}

/**
 * Renews the tokens of a browser. Requests that present one refresh token share its renewal: a second use of it would end the
 * session. One that asks for another tenant continues with the token of the first. Returns `null` without a refresh token.
 *
 * @see RFC 9700, section 4.14
 */
export async function renewTokens(settings: Settings, cookies: Cookies, asked: Asked): Promise<RenewedTokens | null> {
  const spent = await refreshTokenIn(settings, cookies)
  if (spent === null) return null
  const key = `${settings.baseUrl} ${spent}`
  const found = settings.renewals.get(key)
  if (!found) return { cookies, answer: await keep(settings, key, asked.body, ask(settings, cookies, asked, spent)) }
  const answer = await found.answer
  if (found.body === asked.body || answer.status >= 300) return { cookies, answer }
  const next = changedBy(cookies, (await passAnswer(settings, cookies, answer)).setCookies)
  if ((await refreshTokenIn(settings, next)) !== spent) return renewTokens(settings, next, asked)
  return { cookies: next, answer: await ask(settings, next, asked, spent) }
}

/** The session of cookies, renewed if it has ended: for a page that the server renders. */
export async function renewSession(
  settings: Settings,
  cookies: Cookies,
  request: Request | null,
): Promise<RenewedSession> {
  const present = await sessionIn(settings, cookies)
  if (present) return { session: present, isUnreachable: false, setCookies: [], cookie: cookieHeader(cookies) }
  const nobody = { session: null, isUnreachable: false, setCookies: [], cookie: cookieHeader(cookies) }
  try {
    const result = await renewTokens(settings, cookies, { request, body: '{}' })
    if (!result) return nobody
    if (isRefusal(result.answer)) {
      const setCookies = endSession(settings, cookies)
      return { ...nobody, setCookies, cookie: cookieHeader(changedBy(cookies, setCookies)) }
    }
    if (result.answer.status >= 300) return { ...nobody, isUnreachable: true }
    const { tokens, setCookies } = await passAnswer(settings, result.cookies, result.answer)
    return {
      session: tokens && sessionOfTokens(settings, tokens),
      isUnreachable: tokens === null,
      setCookies,
      cookie: cookieHeader(changedBy(cookies, setCookies)),
    }
  } catch (thrown) {
    settings.log.error('The session could not be renewed: the provider could not be reached.', thrown)
    return { ...nobody, isUnreachable: true }
  }
}

/** Renews the session of a `Cookie` header. */
export function renewByHeader(settings: Settings, cookie: string | null | undefined): Promise<RenewedSession> {
  return renewSession(settings, cookiesIn(cookie), null)
}

/** `true` if the provider itself ended the session. Other failures may be of a server between. */
function isRefusal({ status, text }: ReadAnswer): boolean {
  const body = parsed(text)
  return (
    status === 401 || ((status === 400 || status === 403) && isRecord(body) && ('errors' in body || 'error' in body))
  )
}

/** The refresh token of a hosted sign-in, or the provider's own cookies. */
async function refreshTokenIn(settings: Settings, cookies: Cookies): Promise<string | null> {
  if (settings.options.hostedLogin) return (await tokensIn(settings, cookies))?.refreshToken ?? null
  return cookieHeader(new Map([...cookies].filter(([name]) => isRefreshCookie(name)).sort()))
}

async function keep(settings: Settings, key: string, body: string, answer: Promise<ReadAnswer>): Promise<ReadAnswer> {
  const { renewals, ports } = settings
  const forget = () => void renewals.delete(key)
  renewals.set(key, { body, answer })
  try {
    const { status } = await answer
    // Requests that left the browser before the answer still present the former token, and so does a browser that gave up
    // waiting for it.
    if (status < 300) ports.clock.after(memory, forget)
    else forget()
  } catch {
    forget()
  }
  return answer
}

/** Milliseconds for which the answer of a spent token is kept. */
const memory = 60_000

async function ask(settings: Settings, cookies: Cookies, { request, body }: Asked, spent: string): Promise<ReadAnswer> {
  const { options, urlPrefix } = settings
  const path = options.hostedLogin ? '/oauth/token' : refreshPath
  const { status, headers, text } = await callProvider(settings, {
    method: 'POST',
    path: `/${urlPrefix}${path}`,
    request,
    cookies,
    headers: { ...ownHeaders(settings), authorization: null },
    body: options.hostedLogin ? grantOf(settings, spent, body) : body,
  })
  return { method: 'POST', path, status, headers, text }
}

function grantOf({ options }: Settings, refreshToken: string, body: string): string {
  const asked = parsed(body)
  const tenantId = isRecord(asked) ? asked['tenantId'] : undefined
  return JSON.stringify({
    grant_type: 'refresh_token',
    refresh_token: refreshToken,
    client_id: options.applicationId ?? options.clientId,
    client_secret: options.clientSecret,
    ...(typeof tenantId === 'string' && { tenantId }),
  })
}
