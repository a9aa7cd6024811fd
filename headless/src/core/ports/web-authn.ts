import { PorticoError } from '../errors.ts'
import type { Ports, WebAuthn, WebAuthnAssertion, WebAuthnAttestation, WebAuthnCredential } from './ports.ts'

/** The port of the application, else that of the browser. */
export function webAuthnOf({ webAuthn }: Pick<Ports, 'webAuthn'>): WebAuthn {
  return webAuthn ?? browserWebAuthn
}

/**
 * The browser's (WebAuthn Level 3). Nothing is touched before it is used. Binary values are read and written here,
 * because not every browser has `parseRequestOptionsFromJSON`.
 */
const browserWebAuthn: WebAuthn = {
  async availability() {
    if (!isSupported()) return { isSupported: false, hasPlatform: false, hasAutofill: false }
    const ask = (question: (() => Promise<boolean>) | undefined) => question?.().catch(() => false) ?? false
    const [hasPlatform, hasAutofill] = await Promise.all([
      ask(() => PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()),
      // Older browsers have no such question.
      'isConditionalMediationAvailable' in PublicKeyCredential &&
        ask(() => PublicKeyCredential.isConditionalMediationAvailable()),
    ])
    return { isSupported: true, hasPlatform, hasAutofill }
  },

  create: (request, { signal }) =>
    exchange(request, signal, async (): Promise<WebAuthnAttestation> => {
      const { challenge, user, excludeCredentials, ...options } = request
      const publicKey: PublicKeyCredentialCreationOptions = {
        ...options,
        challenge: bytesOf(challenge),
        user: { ...user, id: bytesOf(user.id) },
        pubKeyCredParams: options.pubKeyCredParams.map(({ type, alg }) => ({ type, alg })),
        ...(excludeCredentials && { excludeCredentials: descriptorsOf(excludeCredentials) }),
        // The contract leaves these texts open; what a browser does not know it ignores.
        authenticatorSelection: options.authenticatorSelection as AuthenticatorSelectionCriteria,
      }
      const { id, response, authenticatorAttachment } = taken(await navigator.credentials.create({ publicKey, signal }))
      if (!('attestationObject' in response)) throw unreadable()
      const { clientDataJSON, attestationObject } = response as AuthenticatorAttestationResponse
      return {
        id,
        response: { clientDataJSON: textOf(clientDataJSON), attestationObject: textOf(attestationObject) },
        deviceType: authenticatorAttachment === 'platform' ? 'Platform' : 'CrossPlatform',
      }
    }),

  get: (request, { signal, mediation }) =>
    exchange(request, signal, async (): Promise<WebAuthnAssertion> => {
      const { challenge, allowCredentials, ...options } = request
      const publicKey: PublicKeyCredentialRequestOptions = {
        ...options,
        challenge: bytesOf(challenge),
        ...(allowCredentials && { allowCredentials: descriptorsOf(allowCredentials) }),
      }
      const asked: CredentialRequestOptions = { publicKey, signal, ...(mediation && { mediation }) }
      const { id, response } = taken(await navigator.credentials.get(asked))
      if (!('signature' in response)) throw unreadable()
      const { clientDataJSON, authenticatorData, signature, userHandle } = response as AuthenticatorAssertionResponse
      return {
        id,
        response: {
          clientDataJSON: textOf(clientDataJSON),
          authenticatorData: textOf(authenticatorData),
          signature: textOf(signature),
          // Sent only if the device returns it.
          ...(userHandle && { userHandle: textOf(userHandle) }),
        },
      }
    }),
}

function isSupported(): boolean {
  return typeof PublicKeyCredential === 'function' && typeof navigator !== 'undefined' && 'credentials' in navigator
}

/** Runs what talks to a device, and puts its failures into words. The request is the provider's, and may lack anything. */
async function exchange<Answer>(
  request: { readonly timeout?: number } | null | undefined,
  signal: AbortSignal,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (!isSupported()) throw unsupported()
  signal.throwIfAborted()
  const begun = performance.now()
  try {
    return await work()
  } catch (error) {
    signal.throwIfAborted()
    const timeout = request?.timeout ?? Number.POSITIVE_INFINITY
    throw failureOf(error, performance.now() - begun >= timeout)
  }
}

/** A browser has one error for a refusal and for no answer in time: the elapsed time separates them. */
function failureOf(cause: unknown, isLate: boolean): PorticoError {
  if (cause instanceof PorticoError) return cause
  const name = cause instanceof Error ? cause.name : ''
  if (name === 'TimeoutError' || (name === 'NotAllowedError' && isLate)) {
    return new PorticoError('webauthn-timed-out', 'That took too long. Try again', { cause })
  }
  switch (name) {
    case 'NotAllowedError':
    case 'AbortError':
      return new PorticoError('webauthn-canceled', 'Nothing was confirmed. Try again, or take another way', { cause })
    case 'InvalidStateError':
      return new PorticoError('webauthn-registered', 'This device is set up already', { cause })
    case 'SecurityError':
      return new PorticoError('webauthn-insecure', 'This page may not use passkeys of that name', { cause })
    case 'NotSupportedError':
    case 'ConstraintError':
      return unsupported(cause)
    default:
      return unreadable(cause)
  }
}

function unsupported(cause?: unknown): PorticoError {
  return new PorticoError('webauthn-unsupported', 'This browser or device cannot do that. Take another way', { cause })
}

function unreadable(cause?: unknown): PorticoError {
  return new PorticoError('webauthn-failed', 'The device gave no answer we can use. Try again', { cause })
}

function taken(credential: Credential | null): PublicKeyCredential {
  if (!credential || !('response' in credential)) throw unreadable()
  return credential as PublicKeyCredential
}

function descriptorsOf(credentials: readonly WebAuthnCredential[]): PublicKeyCredentialDescriptor[] {
  return credentials.map(({ id, transports }) => ({
    type: 'public-key',
    id: bytesOf(id),
    ...(transports && { transports: transports as AuthenticatorTransport[] }),
  }))
}

/** The bytes of base64url text (RFC 4648, section 5), padded or not. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/').replace(/=+$/, ''))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}

/** Bytes as base64url text without padding. */
function textOf(buffer: ArrayBuffer): string {
  let binary = ''
  for (const byte of new Uint8Array(buffer)) binary += String.fromCharCode(byte)
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}
