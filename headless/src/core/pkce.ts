import { PorticoError } from './errors.ts'
import type { Ports } from './ports/ports.ts'
import { webCrypto } from './ports/web-crypto.ts'

/**
 * Ties the end of a sign-in to the page that began it.
 *
 * @see RFC 7636
 */
export interface Pkce {
  /** Stays in this browser until the code that came back is exchanged: 43 characters. */
  readonly verifier: string
  /** Goes along with the person: the digest of the verifier, method `S256`. */
  readonly challenge: string
}

/**
 * Makes the two halves of one attempt. Throws a {@link PorticoError} of code `insecure-page` where the page came neither by https
 * nor from this machine: a browser has no digests there, and a challenge without one would give the verifier away.
 */
export async function pkce(ports: Pick<Ports, 'crypto'>): Promise<Pkce> {
  const { subtle } = webCrypto(ports)
  if (!subtle) throw new PorticoError('insecure-page', 'Open this page by https to sign in this way')
  const verifier = unguessable(ports)
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return { verifier, challenge: base64url(new Uint8Array(digest)) }
}

/** An unpredictable text of 43 characters, safe in an address: for `state`, `nonce` and verifiers. */
export function unguessable(ports: Pick<Ports, 'crypto'>): string {
  return base64url(webCrypto(ports).getRandomValues(new Uint8Array(32)))
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
