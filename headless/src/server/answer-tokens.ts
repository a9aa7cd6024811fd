import { PorticoError } from '../core/errors.ts'
import { isRecord } from '../core/record.ts'
import { parsed } from '../http/body.ts'
import { setsCookie } from '../http/operations.ts'
import { isRefreshCookie } from './cookie-names.ts'
import { type Cookies, changedBy, setCookie } from './cookies.ts'
import { serverErrors } from './errors.ts'
import { movedHere } from './provider-cookies.ts'
import { redactorOf } from './redact.ts'
import { endOf } from './renewal-result.ts'
import { forgetTokens, type KeptTokens, keepTokens } from './session-cookie.ts'
import type { Settings } from './settings.ts'
import type { ReadAnswer } from './types.ts'

/** The part of an answer that the browser gets. */
export interface Passed {
  readonly text: string
  readonly setCookies: readonly string[]
  readonly tokens: KeptTokens | null
}

/**
 * Keeps the session cookie in step with an answer, and takes away what the browser may not have. Rejects with
 * `session-too-large`, or with `answer-unreadable`: a failure here is not one of the network. A hosted renewal goes on from the
 * `former` tokens.
 */
export async function passAnswer(
  settings: Settings,
  cookies: Cookies,
  answer: ReadAnswer,
  former: KeptTokens | null = null,
): Promise<Passed> {
  try {
    return await passed(settings, cookies, answer, former)
  } catch (cause) {
    if (isTooLarge(cause)) throw cause
    throw new PorticoError(serverErrors.answerUnreadable, 'The answer of the provider could not be passed on', {
      cause,
    })
  }
}

/** `true` for the failure of a session that its cookies cannot hold. */
export function isTooLarge(thrown: unknown): thrown is PorticoError {
  return thrown instanceof PorticoError && thrown.code === serverErrors.sessionTooLarge
}

async function passed(
  settings: Settings,
  cookies: Cookies,
  answer: ReadAnswer,
  former: KeptTokens | null,
): Promise<Passed> {
  const { path, status, headers, text } = answer
  const body = parsed(text)
  const ends = endsSession(answer)
  const opened = !ends && status < 300 && setsCookie('post', path) ? tokensOf(settings, path, body) : null
  const tokens = opened && (await provenTokens(settings, opened, body, former))
  const moved = movedHere(settings, headers, cookies).filter((text) => !ends || !setsRefreshCookie(text))
  const kept = tokens && (await keepTokens(settings, changedBy(cookies, moved), tokens, lifetimeOf(settings, tokens)))
  // The former session would be that of another tenant or person. With hosted login, it alone holds the refresh token.
  const isReplaced = opened && (tokens || opened.refreshToken === undefined)
  return {
    tokens,
    text: settings.options.secureJwt ? await redactorOf(settings, opened).text(text) : text,
    setCookies: [
      ...(ends ? endSession(settings, cookies) : []),
      ...moved,
      ...(kept ?? (isReplaced ? forgetTokens(settings, cookies) : [])),
    ],
  }
}

function setsRefreshCookie(setCookie: string): boolean {
  return [...changedBy(new Map(), [setCookie]).keys()].some(isRefreshCookie)
}

/** `true` for a log-out. The session here ends even if the provider refuses it. */
export function endsSession({ method, path }: Pick<ReadAnswer, 'method' | 'path'>): boolean {
  return (method === 'POST' ? /\/logout(?![\w-])/i : /^\/oauth\/logout(?![\w-])/i).test(path)
}

/** The `Set-Cookie` headers that end a session: ours, and the provider's. */
export function endSession(settings: Settings, cookies: Cookies): readonly string[] {
  const provided = [...cookies.keys()].filter(isRefreshCookie)
  return [...forgetTokens(settings, cookies), ...provided.map((name) => setCookie(settings, name, '', { maxAge: 0 }))]
}

/** The tokens of an answer that opens or renews a session. A refresh token is kept only if the provider sets no cookie for it. */
export function tokensOf({ options }: Settings, path: string, body: unknown): KeptTokens | null {
  if (!isRecord(body)) return null
  const inner = isRecord(body['authResponse']) ? body['authResponse'] : body
  const accessToken = inner['accessToken'] ?? inner[options.bearer ?? 'id_token'] ?? inner['access_token']
  const refreshToken = path.startsWith('/oauth/') ? inner['refresh_token'] : undefined
  if (typeof accessToken !== 'string') return null
  return { accessToken, ...(typeof refreshToken === 'string' && { refreshToken }) }
}

/**
 * Tokens that state a person. They are verified once, before they are sealed; the seal proves them afterwards. If the access token
 * cannot be verified, the id token beside it states the person, or in a renewal the former one.
 *
 * @see OpenID Connect Core 1.0, section 12.2, and RFC 6749, section 6
 */
async function provenTokens(
  settings: Settings,
  opened: KeptTokens,
  body: unknown,
  former: KeptTokens | null,
): Promise<KeptTokens | null> {
  const { accessToken, refreshToken = former?.refreshToken } = opened
  const tokens = { accessToken, ...(refreshToken !== undefined && { refreshToken }) }
  const refusal = await refusalOf(settings, accessToken)
  if (refusal === null) return tokens
  const { id_token: given, expires_in: lifetime } = isRecord(body) ? body : {}
  const isNew = typeof given === 'string'
  const idToken = isNew ? given : (former?.idToken ?? former?.accessToken)
  const isProven = idToken !== undefined && (!isNew || (await refusalOf(settings, idToken)) === null)
  if (!settings.options.hostedLogin || !isProven) {
    settings.log.warn('The server keeps no session: its token could not be verified.', refusal)
    return null
  }
  const seconds = typeof lifetime === 'number' && lifetime > 0 ? lifetime : defaultLifetime
  return { ...tokens, idToken, until: settings.ports.clock.now() + 1000 * seconds }
}

/** Seconds that an access token lives, if nothing states it. */
const defaultLifetime = 300

/** Why a token cannot be believed; `null` for a genuine one. */
async function refusalOf({ verifyToken }: Settings, token: string): Promise<unknown> {
  try {
    await verifyToken(token)
    return null
  } catch (thrown) {
    return causeOf(thrown)
  }
}

function causeOf(thrown: unknown): unknown {
  return thrown instanceof PorticoError ? `${thrown.code}: ${thrown.cause}` : thrown
}

/** Seconds the session cookie lives: as long as the token, or with a refresh token until the provider refuses that. */
function lifetimeOf({ ports }: Settings, tokens: KeptTokens): number {
  if (tokens.refreshToken !== undefined) return longestLife
  return Math.max(1, Math.round((endOf(tokens) - ports.clock.now()) / 1000))
}

/** The cookie of a hosted session lasts thirty days at most, in seconds. */
const longestLife = 2_592_000
