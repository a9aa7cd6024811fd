import { createPrivateKey } from 'node:crypto'
import { type CacheProvider, type Profile, SAML, ValidateInResponseTo } from '@node-saml/node-saml'
import { fault, IdentityFault, type SsoFault } from '../calls/identity-fault.ts'
import type { Identity, SamlAnswer, SamlProvider, SamlRequest, ServiceProvider } from '../calls/relying-party.ts'
import { assertionFault } from '../sso/saml/assertion-fault.ts'
import { identityIn } from '../sso/saml/identity-in.ts'
import { nameIdFormats } from '../sso/saml/name-id-formats.ts'
import { readAssertion, readResponse } from '../sso/saml/read-response.ts'
import { receivedIn } from '../sso/saml/received-in.ts'
import { responseFault } from '../sso/saml/response-fault.ts'
import { demoKey } from '../tokens/demo-key.ts'
import { signatureFault } from './signature-fault.ts'

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
