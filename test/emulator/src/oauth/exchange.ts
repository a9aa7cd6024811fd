import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { oneOf, optionalText, text } from '../http/body.ts'
import type { Call } from '../http/call.ts'
import { malformed, Refusal } from '../http/errors.ts'
import { renewSession } from '../session/renew.ts'
import { authorizationOfCode } from './authorization.ts'
import { tokenAnswer } from './tokens.ts'

/** Gives tokens for the code of a hosted sign-in, or for a refresh token. */
export async function exchange(call: Call) {
  const grantType = oneOf(call.body, 'grant_type', ['authorization_code', 'refresh_token'])
  const clientId = optionalText(call.body, 'client_id') ?? call.state.vendor.clientId
  if (clientId !== call.state.vendor.clientId) throw malformed('client_id names no application of this provider')
  if (grantType === 'refresh_token') return tokenAnswer(call, renewSession(call, text(call.body, 'refresh_token')))
  return exchangeCode(call)
}

/** A code serves once, whatever comes of it; a second use ends the session (RFC 6749, section 4.1.2). */
function exchangeCode(call: Call) {
  const found = authorizationOfCode(call, text(call.body, 'code'))
  const verifier = text(call.body, 'code_verifier')
  const redirectUri = text(call.body, 'redirect_uri')
  const session = call.state.sessions.find(({ id, ended }) => id === found?.sessionId && ended === null)
  const user = call.state.users.find(({ id }) => id === session?.userId)
  const isProven = found !== undefined && challengeOf(verifier) === found.codeChallenge
  if (!found || !session || !user) throw refused()
  if (found.isSpent && isProven) {
    session.ended = 'reused'
    call.audit({ user, tenantId: session.tenantId }, 'High')
  }
  const isGood = isProven && !found.isSpent && redirectUri === found.redirectUri
  found.isSpent = true
  if (!isGood) throw refused()
  session.generation += 1
  session.rotatedAt = call.now
  call.audit({ user, tenantId: session.tenantId })
  return tokenAnswer(call, { user, session, tenantId: session.tenantId }, found.nonce)
}

/** The S256 digest of a verifier (RFC 7636, section 4.2). */
function challengeOf(verifier: string): string {
  const binary = String.fromCharCode(...sha256(utf8ToBytes(verifier)))
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

const refused = () =>
  new Refusal(400, 'ER-OAUTH-CODE-INVALID', 'This sign-in was finished already or took too long. Sign in again')
