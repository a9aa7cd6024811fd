import type { Call } from '../calls/call.ts'
import { drawBytes, drawToken } from '../core/random.ts'
import type { User } from '../core/users.ts'
import { base64url, bytesOf, textAsBase64url } from '../crypto/base64url.ts'
import { type Body, optionalMembers, text } from '../http/body.ts'
import { malformed, Refusal } from '../http/errors.ts'
import { readJson } from '../http/json.ts'
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
    // A call without the header is none of a page: whoever makes it is where the emulator is.
    origin: request.headers.get('origin') ?? url.origin,
    expiresAt: now + timeout,
  }
  const known = webAuthnOf(state)
  known.challenges = [...known.challenges.filter(({ expiresAt }) => expiresAt > now), challenge]
  return challenge
}

/** Takes the challenge that a device says to have signed. Once: it is gone, whatever comes of the signature. */
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

/** What a browser sent of a device. */
export interface Signed {
  readonly id: string
  readonly response: Body
  /** What the device says to have signed. */
  readonly challenge: string
}

/** Reads what a browser sent of a device: the body itself, or its member `options`. */
export function signedIn(body: Body): Signed {
  const response = optionalMembers(body, 'response') ?? {}
  const id = text(body, 'id')
  const told = clientData(text(response, 'clientDataJSON'))
  return { id, response, challenge: told }
}

/** What a browser makes a credential by. */
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

/** What a browser asks a device for a signature with. */
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

/** What a device is told of whose a credential is. */
export function handleOf({ id }: User): string {
  return textAsBase64url(id)
}

/** ES256, EdDSA, RS256 (COSE). */
export const algorithms = [-7, -8, -257]

type Use = WebAuthnCredential['use']

const expired = () => new Refusal(401, 'ER-WEBAUTHN-EXPIRED', 'That took too long. Try again')

function clientData(text: string): string {
  try {
    const read: unknown = readJson(new TextDecoder().decode(bytesOf(text)))
    if (typeof read === 'object' && read !== null && 'challenge' in read && typeof read.challenge === 'string') {
      return read.challenge
    }
  } catch {
    // What is no base64url is refused like what is no JSON.
  }
  throw malformed('clientDataJSON cannot be read')
}
