import type { Call } from '../../calls/call.ts'
import { digest } from '../../crypto/password-hash.ts'
import { demoCertificate } from '../../tokens/demo-key.ts'
import { lastTestAnswer } from '../connection-test/tests.ts'
import { metadataAddress } from '../own-metadata.ts'
import { protocolOf, type SsoConnection } from '../records.ts'
import { serviceProvider } from '../service-provider.ts'
import { standInOidc, standInSaml } from '../stand-in/provider.ts'
import { verificationOf } from './domains.ts'

/** The answer in the place of a stored secret. A body that sends it keeps the secret. */
export const hiddenSecret = '********'

/** A connection as the newer interface shows it. */
export function connectionAnswer(call: Call, connection: SsoConnection) {
  const { id, domains, pendingDomains = [], roleIds = [], groups = [], skipEmailDomainValidation = false } = connection
  return {
    id,
    ...commonAnswer(call, connection),
    name: connection.name ?? '',
    domains: [...domains, ...pendingDomains].map((domain) => domainAnswer(connection, domain)),
    roleIds,
    groups,
    skipEmailDomainValidation,
    ...(protocolOf(connection) === 'saml' && samlMembers(call, connection)),
    ...(call.relyingParty && { lastTest: lastTestAnswer(call, connection) }),
  }
}

/** A connection as the older interface shows it: the only one of its tenant, with one domain. */
export function samlAnswer(call: Call, connection: SsoConnection) {
  const { domains, pendingDomains = [] } = connection
  const [domain] = [...domains, ...pendingDomains]
  return {
    ...commonAnswer(call, connection),
    generatedVerification: '',
    ...(domain !== undefined && {
      domain,
      validated: domains.includes(domain),
      generatedVerification: verificationOf(connection, domain),
    }),
    isSamlActive: connection.enabled,
  }
}

/** A domain of a connection. Its name is its id. */
export function domainAnswer(connection: SsoConnection, domain: string) {
  return {
    id: domain,
    domain,
    validated: connection.domains.includes(domain),
    txtRecord: verificationOf(connection, domain),
  }
}

function samlMembers({ url }: Call, connection: SsoConnection) {
  return {
    nextCertificate: connection.nextCertificate ?? '',
    spCertificate: demoCertificate,
    spMetadataUrl: metadataAddress(url, connection),
  }
}

function commonAnswer({ url }: Call, connection: SsoConnection) {
  const { id, type, enabled, signRequest = false, createdAt = '', updatedAt = createdAt } = connection
  const { acsUrl, entityId } = serviceProvider(url, connection)
  const isOidc = protocolOf(connection) === 'oidc'
  const saml = connection.saml ?? standInSaml(connection, url.origin)
  const oidc = connection.oidc ?? standInOidc(connection, url.origin)
  return {
    enabled,
    type,
    generatedVerification: digest(id).slice(0, 24),
    ssoEndpoint: isOidc ? oidc.issuer : saml.entryPoint,
    publicCertificate: isOidc ? '' : saml.certificate,
    signRequest,
    acsUrl,
    spEntityId: entityId,
    oidcClientId: isOidc ? oidc.clientId : '',
    oidcSecret: isOidc && oidc.clientSecret ? hiddenSecret : '',
    ...(createdAt !== '' && { createdAt, updatedAt }),
  }
}
