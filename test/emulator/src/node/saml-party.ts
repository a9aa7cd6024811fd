import { createPrivateKey } from 'node:crypto'
import { type CacheProvider, type Profile, SAML, ValidateInResponseTo } from '@node-saml/node-saml'
import type { Identity, SamlAnswer, SamlProvider, SamlRequest, ServiceProvider } from '../calls/relying-party.ts'
import { demoKey } from '../tokens/demo-key.ts'

export async function samlAddress(provider: SamlProvider, request: SamlRequest): Promise<string> {
  const party = partyOf(provider, request.serviceProvider, request.requestId, request.isSigned)
  return party.getAuthorizeUrlAsync(request.relayState, undefined, {})
}

export async function samlIdentity(provider: SamlProvider, answer: SamlAnswer): Promise<Identity> {
  const party = partyOf(provider, answer.serviceProvider, answer.requestId)
  const { profile } = await party.validatePostResponseAsync({ SAMLResponse: answer.response })
  if (!profile) throw new Error('The response names nobody')
  checkTimes(profile, answer.now)
  // The library compares the issuer of log-outs alone.
  if (provider.entityId !== '' && profile.issuer !== provider.entityId)
    throw new Error(`The assertion is of ${profile.issuer}, not of ${provider.entityId}`)
  const { email = profile.mail ?? profile.nameID, displayName = profile['name'] } = profile
  const groups = groupNames.flatMap((name) => textsIn(profile[name]))
  // The company's identity provider is the authority for its addresses.
  return { email, isVerified: true, name: typeof displayName === 'string' ? displayName : email, groups }
}

/** The attributes that products name the groups of a user by. */
const groupNames = [
  'groups',
  'http://schemas.microsoft.com/ws/2008/06/identity/claims/groups',
  'http://schemas.xmlsoap.org/claims/Group',
]

function textsIn(value: unknown): readonly string[] {
  return [value].flat().filter((one) => typeof one === 'string')
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
    audience: entityId,
    callbackUrl: acsUrl,
    entryPoint: provider.entryPoint,
    idpCert: provider.certificate.match(/-----BEGIN[\s\S]+?-----END[^\n]+/g) ?? provider.certificate,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    identifierFormat: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
    disableRequestedAuthnContext: true,
    validateInResponseTo: ValidateInResponseTo.always,
    cacheProvider: only(requestId),
    generateUniqueId: () => requestId,
    // Times are the emulator's to judge: see checkTimes.
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

/** Refuses an assertion before its time or after it, by the emulator's clock: of its conditions and of its confirmation. */
function checkTimes(profile: Profile, now: number): void {
  const xml = profile.getAssertionXml?.() ?? ''
  const times = [...xml.matchAll(/\b(NotBefore|NotOnOrAfter)="([^"]+)"/g)]
  if (!times.some(([, name]) => name === 'NotOnOrAfter')) throw new Error('The assertion never ends')
  for (const [, name, value = ''] of times) {
    const time = Date.parse(value)
    if (name === 'NotBefore' ? !(now + leeway >= time) : !(now - leeway < time)) {
      throw new Error(`The assertion is not valid now: ${name} is ${value}`)
    }
  }
}

/** Milliseconds that two clocks may be apart. */
const leeway = 5000
