import { malformed, Refusal } from '@portico/headless/provider'
import type { Call } from '../calls/call.ts'
import { drawBytes, drawToken } from '../core/random.ts'
import type { User } from '../core/users.ts'
import { base64url, bytesOf, textAsBase64url } from '../crypto/base64url.ts'
import { type Body, optionalMembers, text } from '../http/body.ts'
import { isRecord, readJson } from '../http/json.ts'
import { descriptorsOf, devicesOf, webAuthnOf } from './credentials.ts'
import type { WebAuthnChallenge, WebAuthnCredential } from './records.ts'

/** Milliseconds a person has to let their device sign. */
export const timeout = 5 * 60_000

/** Draws what a device is to sign. */
export function drawChallenge(call: Call, purpose: WebAuthnChallenge['purpose'], user: User | null): WebAuthnChallenge {
  const { state, now, request, url } = call
  const challenge: WebAuthnChallenge = {
    challenge: base64url(drawBytes(state, 32)),
    token: drawToken(state, 40),
    purpose,
    userId: user?.id ?? null,
    // A call without the header does not come from a page.
    origin: request.headers.get('origin') ?? url.origin,
    expiresAt: now + timeout,
  }
  const known = webAuthnOf(state)
  known.challenges = [...known.challenges.filter(({ expiresAt }) => expiresAt > now), challenge]
  return challenge
}

/** Removes and returns the challenge that a device signed. It is valid once, even if the signature is wrong. */
export function takeChallenge(call: Call, signed: Signed, purpose: WebAuthnChallenge['purpose']): WebAuthnChallenge {
  const { state, now, body } = call
  const known = webAuthnOf(state)
  const found = known.challenges.find(({ challenge }) => challenge === signed.challenge)
  known.challenges = known.challenges.filter((one) => one !== found)
  if (!found || found.expiresAt <= now || found.purpose !== purpose) throw expired()
  // A second factor is named by its token as well.
  if (purpose.endsWith('factor') && body['webauthnToken'] !== found.token) throw expired()
  return found
}

/** The browser's message about a device. */
export interface Signed {
  readonly id: string
  readonly response: Body
  readonly challenge: string
}

/** Reads what a browser sent of a device: the body itself, or its member `options`. */
export function signedIn(body: Body): Signed {
  const response = optionalMembers(body, 'response') ?? {}
  const id = text(body, 'id')
  const told = clientData(text(response, 'clientDataJSON'))
  return { id, response, challenge: told }
}

/** The options to create a credential. */
export function creationOptions(call: Call, user: User, { challenge, origin }: WebAuthnChallenge, use: Use) {
  return {
    rp: { id: rpIdOf(origin), name: call.state.vendor.name },
    user: { id: handleOf(user), name: user.email, displayName: user.name },
    challenge,
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: descriptorsOf(devicesOf(call.state, user, use)),
    timeout,
    authenticatorSelection:
      use === 'passkey'
        ? { residentKey: 'preferred', requireResidentKey: false, userVerification: 'required' }
        : { residentKey: 'discouraged', requireResidentKey: false, userVerification: 'preferred' },
  }
}

/** The options to request a signature. */
export function requestOptions(
  { challenge, origin }: WebAuthnChallenge,
  use: Use,
  credentials: readonly Pick<WebAuthnCredential, 'credentialId'>[],
) {
  return {
    challenge,
    rpId: rpIdOf(origin),
    timeout,
    userVerification: use === 'passkey' ? 'required' : 'preferred',
    ...(credentials.length > 0 && { allowCredentials: descriptorsOf(credentials) }),
  }
}

/** For whom the credentials of a page are good: its host. */
export function rpIdOf(origin: string): string {
  return new URL(origin).hostname
}

/** The user handle of a credential. */
export function handleOf({ id }: User): string {
  return textAsBase64url(id)
}

/** The COSE numbers of ES256, EdDSA and RS256. */
export const algorithms = [-7, -8, -257]

type Use = WebAuthnCredential['use']

const expired = () => new Refusal(401, 'ER-WEBAUTHN-EXPIRED', 'That took too long. Try again')

function clientData(text: string): string {
  try {
    const read = readJson(new TextDecoder().decode(bytesOf(text)))
    if (isRecord(read) && typeof read['challenge'] === 'string') return read['challenge']
  } catch {
    // Malformed base64url is refused like malformed JSON.
  }
  throw malformed('clientDataJSON cannot be read')
}
