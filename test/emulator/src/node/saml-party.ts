import { type CacheProvider, type Profile, SAML, ValidateInResponseTo } from '@node-saml/node-saml'
import type { Identity, SamlAnswer, SamlProvider, SamlRequest, ServiceProvider } from '../calls/relying-party.ts'

/** See `RelyingParty`. */
export async function samlAddress(provider: SamlProvider, request: SamlRequest): Promise<string> {
  const party = partyOf(provider, request.serviceProvider, request.requestId)
  return party.getAuthorizeUrlAsync(request.relayState, undefined, {})
}

/** See `RelyingParty`. */
export async function samlIdentity(provider: SamlProvider, answer: SamlAnswer): Promise<Identity> {
  const party = partyOf(provider, answer.serviceProvider, answer.requestId)
  const { profile } = await party.validatePostResponseAsync({ SAMLResponse: answer.response })
  if (!profile) throw new Error('The response names nobody')
  checkTimes(profile, answer.now)
  const { email = profile.mail ?? profile.nameID, displayName } = profile
  // A company's own identity provider says which of its addresses are whose.
  return { email, isVerified: true, name: typeof displayName === 'string' ? displayName : email }
}

function partyOf(provider: SamlProvider, { entityId, acsUrl }: ServiceProvider, requestId: string): SAML {
  return new SAML({
    issuer: entityId,
    audience: entityId,
    callbackUrl: acsUrl,
    entryPoint: provider.entryPoint,
    idpCert: provider.certificate,
    idpIssuer: provider.entityId,
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
