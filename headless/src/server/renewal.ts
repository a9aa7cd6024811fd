import { networkError } from '../core/errors.ts'
import { isRecord } from '../core/record.ts'
import { sleep } from '../core/sleep.ts'
import { parsed } from '../http/body.ts'
import { refreshPath } from '../session/scope.ts'
import { endSession, type Passed, passAnswer, tokensOf } from './answer-tokens.ts'
import { believedCookies, forgetUnbelieved } from './believed-cookies.ts'
import { type Cookies, changedBy, cookieHeader } from './cookies.ts'
import { endedThere, hold, isEnded, keyOf, lifeOfResult, refreshTokenIn, resultLife } from './ended-sessions.ts'
import { callProvider, ownHeaders } from './provider.ts'
import { movedHere, refreshCookies } from './provider-cookies.ts'
import { endOf, recordOf, resultIn } from './renewal-result.ts'
import { sessionIn, sessionOfTokens } from './session.ts'
import { tokensIn } from './session-cookie.ts'
import type { Settings } from './settings.ts'
import type { LedTokens, ReadAnswer, Renewal, RenewalResult, RenewedSession } from './types.ts'

/** Milliseconds that a lock outlives the longest call. */
const margin = 5000

/** Milliseconds between two looks at the lock of another process. */
const turn = 50

/** A renewal as it is asked for. */
export interface Asked {
  /** The request of the visitor, if there is one. */
  readonly request: Request | null
  /** JSON: the tenant of a tab, or an empty object. */
  readonly body: string
  /** `true` if a renewal that began earlier is not good enough, as its token may state what has changed since. */
  readonly isFresh?: boolean
}

/** The result of a renewal: the answer, the cookies that it follows upon, and the part of it that the browser gets. */
export interface RenewedTokens {
  readonly cookies: Cookies
  readonly answer: ReadAnswer
  readonly passed: Passed
}

/**
 * Renews the tokens of a browser. Requests that present one refresh token share its renewal: a second use of it would end the
 * session. One that asks for another tenant continues with the token of the first. Returns `null` without a refresh token, and
 * `ended` if a log-out has ended the session, even while the renewal was in flight.
 *
 * @see RFC 9700, section 4.14
 */
export async function renewTokens(
  settings: Settings,
  cookies: Cookies,
  asked: Asked,
): Promise<RenewedTokens | 'ended' | null> {
  const spent = await refreshTokenIn(settings, cookies)
  if (spent === null) return null
  const key = await keyOf(settings, spent)
  if (await isEnded(settings, key)) return 'ended'
  const former = settings.options.hostedLogin ? await tokensIn(settings, cookies) : null
  if (await endedThere(settings, former)) return 'ended'
  // Nothing waits between this look and the note of an own renewal.
  const found = settings.renewals.get(key)?.result
  let isOwn = false
  const own = () => {
    isOwn = true
    return ask(settings, cookies, asked, spent)
  }
  const { body, answer } = await (found ?? keep(settings, cookies, key, asked.body, own))
  const passed = await passAnswer(settings, cookies, answer, former)
  if (await isEnded(settings, key)) return 'ended'
  const isGood = body === asked.body && (isOwn || !asked.isFresh)
  if (isGood || answer.status >= 300) return { cookies, answer, passed }
  const next = changedBy(cookies, passed.setCookies)
  if ((await refreshTokenIn(settings, next)) !== spent) return renewTokens(settings, next, asked)
  const further = await ask(settings, next, asked, spent)
  const result = { cookies: next, answer: further, passed: await passAnswer(settings, next, further, former) }
  return (await isEnded(settings, key)) ? 'ended' : result
}

/** The session of cookies, renewed if it has ended: for a page that the server renders. */
export async function renewSession(
  settings: Settings,
  cookies: Cookies,
  request: Request | null,
  { isFresh = false }: Pick<Asked, 'isFresh'> = {},
): Promise<RenewedSession> {
  const present = await sessionIn(settings, cookies)
  if (present && !isFresh)
    return { session: present, isUnreachable: false, setCookies: [], cookie: cookieHeader(cookies) }
  const nobody = { session: null, isUnreachable: false, setCookies: [], cookie: cookieHeader(cookies) }
  try {
    const result = await renewTokens(settings, cookies, { request, body: '{}', isFresh })
    if (!result || result === 'ended' || isRefusal(result.answer)) {
      const setCookies = result ? endSession(settings, cookies) : forgetUnbelieved(settings, cookies)
      return { ...nobody, setCookies, cookie: cookieHeader(changedBy(cookies, setCookies)) }
    }
    if (result.answer.status >= 300) return { ...nobody, session: present, isUnreachable: true }
    const { tokens, setCookies } = result.passed
    return {
      session: tokens && sessionOfTokens(settings, tokens),
      isUnreachable: tokens === null,
      setCookies,
      cookie: cookieHeader(changedBy(cookies, setCookies)),
    }
  } catch (thrown) {
    settings.log.error('The session could not be renewed.', thrown)
    return { ...nobody, session: present, isUnreachable: true }
  }
}

/** Renews the session of a `Cookie` header. */
export async function renewByHeader(
  settings: Settings,
  cookie: string | null | undefined,
  fresh: Pick<Asked, 'isFresh'> = {},
): Promise<RenewedSession> {
  return renewSession(settings, await believedCookies(settings, cookie), null, fresh)
}

/** `true` if the provider itself ended the session. Other failures may be of a server between. */
function isRefusal({ status, text }: ReadAnswer): boolean {
  const body = parsed(text)
  return (
    status === 401 || ((status === 400 || status === 403) && isRecord(body) && ('errors' in body || 'error' in body))
  )
}

/** Asks the provider once, and keeps its answer for those that present the token again. */
async function keep(
  settings: Settings,
  cookies: Cookies,
  key: string,
  body: string,
  own: () => Promise<ReadAnswer>,
): Promise<RenewalResult> {
  const { renewals } = settings
  let isOwn = false
  const result = askOnce(settings, key, async () => {
    isOwn = true
    const answer = await own()
    return { body, answer, led: await ledTokens(settings, cookies, answer) }
  })
  const renewal: Renewal = { result, led: null }
  renewals.set(key, renewal)
  const isKept = () => renewals.get(key) === renewal
  try {
    const { answer, led } = await result
    // Requests that left the browser before the answer still present the former token, and so does a browser that gave up
    // waiting for it. The result of another process is in the memory that it came from.
    if (isOwn && answer.status < 300 && isKept()) hold(settings, key, { ...renewal, led }, lifeOfResult(key, led))
  } finally {
    if (isKept()) renewals.delete(key)
  }
  return result
}

/** The tokens that an answer brought. */
async function ledTokens(settings: Settings, cookies: Cookies, answer: ReadAnswer): Promise<LedTokens> {
  const { path, status, headers, text } = answer
  if (status >= 300) return { next: null, expiresAt: 0 }
  const tokens = tokensOf(settings, path, parsed(text))
  const next = settings.options.hostedLogin
    ? (tokens?.refreshToken ?? null)
    : refreshCookies(settings, changedBy(cookies, movedHere(settings, headers, cookies)))
  return { next: next === null ? null : await keyOf(settings, next), expiresAt: tokens ? endOf(tokens) : 0 }
}

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

/**
 * Asks the provider for a renewal, unless another process does or did so in the last minute: then its result is returned. Rejects
 * with `network` if another process takes too long, as nothing is known of the session then.
 */
async function askOnce(settings: Settings, key: string, ask: () => Promise<RenewalResult>): Promise<RenewalResult> {
  const { memory, options, ports } = settings
  const longest = options.timeout ?? 30_000
  const until = ports.clock.elapsed() + longest
  while (true) {
    const unlock = await memory.lock(key, longest + margin)
    try {
      const found = resultIn(await memory.read('result', key))
      if (found) return found
      if (unlock) return await share(settings, key, await ask())
    } finally {
      await unlock?.()
    }
    if (ports.clock.elapsed() >= until) throw networkError(new Error('The renewal of another process takes too long'))
    await sleep(ports.clock, turn, undefined)
  }
}

/** Gives a result to the other processes. A failure is of one process alone, and the next one may try. */
async function share({ memory }: Settings, key: string, result: RenewalResult): Promise<RenewalResult> {
  const { answer, led } = result
  if (answer.status >= 300) return result
  await memory.keep('result', key, recordOf(result), lifeOfResult(key, led))
  if (led.next !== null && led.next !== key) await memory.keep('former', led.next, { key }, resultLife)
  return result
}
