import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { Refusal } from '@portico/headless/provider'
import type { Call } from '../calls/call.ts'
import { drawId } from '../core/random.ts'
import type { SessionRecord } from '../core/sessions.ts'
import { optionalText, text } from '../http/body.ts'
import { endSession } from '../session/end-session.ts'
import { ownTenant, refreshCookie, refreshTokenOf, sendRefreshToken, sessionOf, tokenClaims } from '../session/grant.ts'
import { type Renewed, renewSession } from '../session/renew.ts'
import { sign } from '../tokens/access-token.ts'
import { authorizationOfCode } from './authorization.ts'
import { isConfidential } from './client.ts'
import type { Authorization } from './records.ts'

/** Gives tokens for the code of a hosted sign-in, or for a refresh token. */
export async function exchange(call: Call) {
  const grantType = text(call.body, 'grant_type')
  if (grantType === 'authorization_code') return exchangeCode(call)
  if (grantType !== 'refresh_token') throw unsupported()
  isConfidential(call)
  return tokenAnswer(call, renewSession(call, text(call.body, 'refresh_token')))
}

/** A code is valid once, even if the exchange fails. A second use ends the session (RFC 6749, section 4.1.2). */
function exchangeCode(call: Call) {
  const hasSecret = isConfidential(call)
  const found = authorizationOfCode(call, text(call.body, 'code'))
  const verifier = optionalText(call.body, 'code_verifier')
  const redirectUri = text(call.body, 'redirect_uri')
  const session = call.state.sessions.find(({ id, ended }) => id === found?.sessionId && ended === null)
  const user = call.state.users.find(({ id }) => id === session?.userId)
  if (!found || !session || !user) throw refused()
  const isProven = isOfWhoAsked(found, verifier, hasSecret)
  if (found.isSpent && isProven) {
    endSession(call.state, session, 'reused')
    call.audit({ user, tenantId: session.tenantId }, 'High')
  }
  const isGood = isProven && !found.isSpent && redirectUri === found.redirectUri
  found.isSpent = true
  if (!isGood) throw refused()
  const given = isSameBrowser(call, session) ? advanced(call, session) : openedBy(call, session)
  found.sessionId = given.id
  call.audit({ user, tenantId: session.tenantId })
  return tokenAnswer(call, { user, session: given, tenantId: session.tenantId }, found.nonce)
}

/** By the verifier of the challenge (RFC 7636); where none was sent along, by the secret. */
function isOfWhoAsked({ codeChallenge }: Authorization, verifier: string | undefined, hasSecret: boolean): boolean {
  if (codeChallenge === '') return hasSecret && verifier === undefined
  return verifier !== undefined && challengeOf(verifier) === codeChallenge
}

/** A page exchanges the code itself; for a server the browser keeps its session, and its cookie stays good. */
function isSameBrowser(call: Call, { id }: SessionRecord): boolean {
  return sessionOf(call.state.sessions, call.cookies[refreshCookie(call)] ?? '')?.session.id === id
}

function advanced({ now }: Call, session: SessionRecord): SessionRecord {
  session.generation += 1
  session.rotatedAt = now
  return session
}

function openedBy({ state, now }: Call, session: SessionRecord): SessionRecord {
  const opened: SessionRecord = {
    ...session,
    id: drawId(state),
    openedBy: session.id,
    generation: 0,
    rotatedAt: now,
    createdAt: now,
    expiresAt: now + 1000 * state.security.sessionLifetime,
  }
  state.sessions.push(opened)
  return opened
}

/** The S256 digest of a verifier (RFC 7636, section 4.2). */
function challengeOf(verifier: string): string {
  const binary = String.fromCharCode(...sha256(utf8ToBytes(verifier)))
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

const refused = () =>
  new Refusal(400, 'ER-OAUTH-CODE-INVALID', 'This sign-in was finished already or took too long. Sign in again')

const unsupported = () =>
  new Refusal(400, 'ER-OAUTH-GRANT-TYPE', 'grant_type must be authorization_code or refresh_token')

/** The tokens of a session: for the tenant the call asks for, where its person belongs to it. */
export async function tokenAnswer(call: Call, { user, session, tenantId }: Renewed, nonce?: string) {
  const claims = tokenClaims(
    call,
    user,
    session,
    ownTenant(call.state, user, call.now, call.body['tenantId'], tenantId),
  )
  return {
    token_type: 'Bearer',
    access_token: await sign(claims),
    id_token: await sign(nonce ? { ...claims, nonce } : claims),
    refresh_token: isOfServer(session) ? refreshTokenOf(session, session.generation) : sendRefreshToken(call, session),
    expires_in: call.state.security.accessTokenLifetime,
  }
}

/** The cookie belongs to the session of the browser alone. */
function isOfServer({ openedBy }: SessionRecord): boolean {
  return openedBy !== undefined
}
