import { PorticoError } from '../core/errors.ts'
import { isRecord } from '../core/record.ts'
import { parsed } from '../http/body.ts'
import { setsCookie } from '../http/operations.ts'
import { claimsOf } from '../session/user.ts'
import { isRefreshCookie } from './cookie-names.ts'
import { type Cookies, changedBy, setCookie } from './cookies.ts'
import { serverErrors } from './errors.ts'
import { movedHere } from './provider-cookies.ts'
import { redacted } from './redact.ts'
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
 * `answer-unreadable`: a failure here is not one of the network.
 */
export async function passAnswer(settings: Settings, cookies: Cookies, answer: ReadAnswer): Promise<Passed> {
  try {
    return await passed(settings, cookies, answer)
  } catch (cause) {
    throw new PorticoError(serverErrors.answerUnreadable, 'The answer of the provider could not be passed on', {
      cause,
    })
  }
}

async function passed(settings: Settings, cookies: Cookies, answer: ReadAnswer): Promise<Passed> {
  const { path, status, headers, text } = answer
  const body = parsed(text)
  const ends = endsSession(answer)
  const opened = !ends && status < 300 && setsCookie('post', path) ? tokensOf(settings, path, body) : null
  const tokens = opened && (await isGenuine(settings, opened)) ? opened : null
  const moved = movedHere(settings, headers, cookies).filter((text) => !ends || !setsRefreshCookie(text))
  const kept = tokens && (await keepTokens(settings, changedBy(cookies, moved), tokens, lifetimeOf(settings, tokens)))
  // The former session would be that of another tenant or person. With hosted login, it alone holds the refresh token.
  const isReplaced = opened && (tokens || opened.refreshToken === undefined)
  return {
    tokens: kept && tokens,
    text: settings.options.secureJwt ? await redacted(settings, text, opened) : text,
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

/** Tokens are verified once, before they are sealed; the seal proves them afterwards. */
async function isGenuine({ verifyToken, log }: Settings, { accessToken }: KeptTokens): Promise<boolean> {
  try {
    await verifyToken(accessToken)
    return true
  } catch (thrown) {
    log.warn('The server keeps no session: its token could not be verified.', causeOf(thrown))
    return false
  }
}

function causeOf(thrown: unknown): unknown {
  return thrown instanceof PorticoError ? `${thrown.code}: ${thrown.cause}` : thrown
}

/** Seconds the session cookie lives: as long as the token, or with a refresh token until the provider refuses that. */
function lifetimeOf({ ports }: Settings, { accessToken, refreshToken }: KeptTokens): number {
  if (refreshToken !== undefined) return longestLife
  const { exp } = claimsOf(accessToken)
  return Math.max(1, Math.round((typeof exp === 'number' ? exp : 0) - ports.clock.now() / 1000))
}

/** The cookie of a hosted session lasts thirty days at most, in seconds. */
const longestLife = 2_592_000
