import { createHash, createPrivateKey, X509Certificate } from 'node:crypto'
import { type CacheProvider, type Profile, SAML, ValidateInResponseTo } from '@node-saml/node-saml'
import { fault, IdentityFault, type SsoFault } from '../calls/identity-fault.ts'
import type { Identity, SamlAnswer, SamlProvider, SamlRequest, ServiceProvider } from '../calls/relying-party.ts'
import { elementsIn, type XmlElement } from '../sso/configuration/xml.ts'
import { assertionFault } from '../sso/saml/assertion-fault.ts'
import { identityIn } from '../sso/saml/identity-in.ts'
import { nameIdFormats } from '../sso/saml/name-id-formats.ts'
import { elementAt, readAssertion, readResponse, type SamlResponse, textAt } from '../sso/saml/read-response.ts'
import { receivedIn } from '../sso/saml/received-in.ts'
import { responseFault } from '../sso/saml/response-fault.ts'
import { demoKey } from '../tokens/demo-key.ts'

export async function samlAddress(provider: SamlProvider, request: SamlRequest): Promise<string> {
  const party = partyOf(provider, request.serviceProvider, request.requestId, request.isSigned)
  return party.getAuthorizeUrlAsync(request.relayState, undefined, {})
}

/** Values that the library has not verified only name the reason of a refusal. */
export async function samlIdentity(provider: SamlProvider, answer: SamlAnswer): Promise<Identity> {
  const response = readResponse(answer.response)
  const unverified = response.assertions[0]
  const refuse = (found: SsoFault | null | undefined) => {
    if (found) throw new IdentityFault(found, unverified ? receivedIn(unverified) : null)
  }
  refuse(
    responseFault(response, answer) ?? (unverified ? signatureFault(response, unverified, provider, answer.now) : null),
  )
  const profile = await verified(provider, answer).catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error)
    refuse(
      /signature/i.test(message)
        ? fault('signature-invalid')
        : unverified && assertionFault(unverified, provider, answer),
    )
    throw new IdentityFault(fault('unknown', null, message))
  })
  const assertion = readAssertion(profile.getAssertionXml?.() ?? '')
  refuse(assertionFault(assertion, provider, answer))
  return identityIn(assertion, answer.domains ?? [])
}

async function verified(provider: SamlProvider, answer: SamlAnswer): Promise<Profile> {
  const party = partyOf(provider, answer.serviceProvider, answer.requestId)
  const { profile } = await party.validatePostResponseAsync({ SAMLResponse: answer.response })
  if (profile) return profile
  throw new Error('The response names no user')
}

function partyOf(
  provider: SamlProvider,
  { entityId, acsUrl }: ServiceProvider,
  requestId: string,
  isSigned = false,
): SAML {
  return new SAML({
    ...(isSigned && { privateKey: signingKey(), signatureAlgorithm: 'sha256' as const }),
    issuer: entityId,
    // Audiences are compared by assertionFault, which also reads white space around them.
    audience: false,
    callbackUrl: acsUrl,
    entryPoint: provider.entryPoint,
    idpCert: provider.certificate.match(/-----BEGIN[\s\S]+?-----END[^\n]+/g) ?? provider.certificate,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    identifierFormat: nameIdFormats.email,
    disableRequestedAuthnContext: true,
    validateInResponseTo: ValidateInResponseTo.always,
    cacheProvider: only(requestId),
    generateUniqueId: () => requestId,
    // Times are judged by the emulator's clock: see assertionFault.
    acceptedClockSkewMs: -1,
  })
}

function signingKey(): string {
  return createPrivateKey({ key: demoKey, format: 'jwk' }).export({ type: 'pkcs8', format: 'pem' }).toString()
}

/** Knows of one request, which the emulator forgets by itself. */
function only(requestId: string): CacheProvider {
  return {
    saveAsync: async (_, value) => ({ value, createdAt: 0 }),
    getAsync: async (key) => (key === requestId ? new Date().toISOString() : null),
    removeAsync: async (key) => key,
  }
}

/** The fault of the signature of an assertion, besides its value: its algorithm and its certificate. */
function signatureFault(
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
