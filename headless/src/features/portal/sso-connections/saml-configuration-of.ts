import type { components } from '../../../http/contract.gen.ts'
import { withPlainEndpoint } from './inputs.ts'
import { withPlainCertificate } from './plain-certificate.ts'
import { derivedOf } from './rows.ts'
import type { SamlConfiguration, SamlConfigurationChanges } from './saml-types.ts'

type Schemas = components['schemas']

/** The members of the provider's answer, without groups and roles. The secret ends here. */
export function configurationOf(
  answer: Schemas['SamlConfiguration'],
): Omit<SamlConfiguration, 'groups' | 'roleIds' | 'redirectUri'> {
  const { enabled, domain = '', validated = false, generatedVerification = '', ssoEndpoint = '' } = answer
  const { publicCertificate = '', signRequest = false, acsUrl = '', spEntityId = '', type = 'saml' } = answer
  const { oidcClientId = '', oidcSecret = '' } = answer
  return {
    isEnabled: enabled,
    domain,
    isValidated: validated,
    generatedVerification,
    ssoEndpoint,
    publicCertificate,
    isRequestSigned: signRequest,
    acsUrl,
    spEntityId,
    type,
    oidcClientId,
    hasOidcSecret: oidcSecret !== '',
    ...derivedOf({ type, ssoEndpoint, publicCertificate, oidcClientId }),
  }
}

/** The changes with what follows from them: another domain clears endpoint, certificate and signing. */
export function withDomainChange(
  former: Pick<SamlConfiguration, 'domain'> | null,
  changes: SamlConfigurationChanges,
): SamlConfigurationChanges {
  if (changes.domain === undefined || changes.domain === (former?.domain ?? '')) return changes
  return { ssoEndpoint: '', publicCertificate: '', isRequestSigned: false, ...changes }
}

/** A configuration with changes, before the provider has answered. */
export function changedConfiguration(
  former: SamlConfiguration,
  { oidcSecret, ...changes }: SamlConfigurationChanges,
): SamlConfiguration {
  const isOther = changes.domain !== undefined && changes.domain !== former.domain
  const next = {
    ...former,
    ...withPlainCertificate(withPlainEndpoint(changes)),
    hasOidcSecret: former.hasOidcSecret || oidcSecret !== undefined,
    ...(isOther && { isValidated: false }),
  }
  return { ...next, ...derivedOf(next) }
}

/**
 * The body of a save: the present members of the provider with the changes. What the provider alone decides is left out, and so is
 * the secret, unless it changes.
 */
export function samlBodyOf(
  { validated, generatedVerification, createdAt, updatedAt, oidcSecret, ...present }: Schemas['SamlConfiguration'],
  { oidcSecret: secret, ...changes }: SamlConfigurationChanges,
): Schemas['UpdateSamlConfiguration'] {
  const { isEnabled, isRequestSigned, ...others } = withPlainCertificate(withPlainEndpoint(changes))
  return {
    ...present,
    ...others,
    ...(isEnabled !== undefined && { enabled: isEnabled }),
    ...(isRequestSigned !== undefined && { signRequest: isRequestSigned }),
    ...(secret && { oidcSecret: secret.reveal() }),
  }
}
