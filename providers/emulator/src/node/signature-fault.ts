import { createHash, X509Certificate } from 'node:crypto'
import { fault, type SsoFault } from '../calls/identity-fault.ts'
import type { SamlProvider } from '../calls/relying-party.ts'
import { elementsIn, type XmlElement } from '../sso/configuration/xml.ts'
import { elementAt, type SamlResponse, textAt } from '../sso/saml/read-response.ts'

/** The fault of the signature of an assertion, besides its value: its algorithm and its certificate. */
export function signatureFault(
  response: SamlResponse,
  assertion: XmlElement,
  provider: SamlProvider,
  now: number,
): SsoFault | null {
  const signature = elementAt(assertion, 'Signature')
  return algorithmFault(signature) ?? certificateFault(response, assertion, signature, provider, now)
}

function algorithmFault(signature: XmlElement | undefined): SsoFault | null {
  if (!signature) return null
  const used = [...elementsIn(signature, 'SignatureMethod'), ...elementsIn(signature, 'DigestMethod')]
  const weak = used.map(({ attributes }) => attributes['Algorithm'] ?? '').find((one) => /sha1$/i.test(one))
  return weak === undefined ? null : fault('algorithm-weak', 'rsa-sha256', weak.slice(weak.indexOf('#') + 1))
}

/** A certificate that was renewed with the same key still fits. */
function certificateFault(
  response: SamlResponse,
  assertion: XmlElement,
  signature: XmlElement | undefined,
  provider: SamlProvider,
  now: number,
): SsoFault | null {
  const known = certificatesIn(provider.certificate)
  const named = textAt(signature, 'KeyInfo', 'X509Data', 'X509Certificate')
  const used = named === null ? undefined : certificateOf(Buffer.from(named, 'base64'))
  const fitting = used ? known.filter((one) => one.publicKey.equals(used.publicKey)) : known
  const [first] = known
  if (used && first && fitting.length === 0) {
    const issuer = textAt(assertion, 'Issuer') ?? textAt(response.element, 'Issuer')
    if (provider.entityId !== '' && issuer !== provider.entityId)
      return fault('metadata-foreign', provider.entityId, issuer)
    return validityFault(known, now) ?? fault('certificate-mismatch', fingerprint(first), fingerprint(used))
  }
  return validityFault(fitting, now)
}

/** The fault of certificates none of which is valid now. */
function validityFault(certificates: readonly X509Certificate[], now: number): SsoFault | null {
  const [first] = certificates
  const times = certificates.map(({ validFrom, validTo }) => ({ from: Date.parse(validFrom), to: Date.parse(validTo) }))
  if (!first || times.some(({ from, to }) => from <= now && now < to)) return null
  const present = new Date(now).toISOString()
  const later = times.find(({ from }) => from > now)
  if (later) return fault('certificate-early', present, new Date(later.from).toISOString())
  return fault('certificate-expired', present, new Date(Math.max(...times.map(({ to }) => to))).toISOString())
}

function certificatesIn(pem: string): readonly X509Certificate[] {
  return (pem.match(/-----BEGIN[\s\S]+?-----END[^\n]+/g) ?? []).flatMap((one) => certificateOf(one) ?? [])
}

function certificateOf(given: string | Buffer): X509Certificate | undefined {
  try {
    return new X509Certificate(given)
  } catch {
    return undefined
  }
}

function fingerprint({ raw }: X509Certificate): string {
  return createHash('sha256').update(raw).digest('hex')
}
