import type { SamlConfiguration, SsoConnection } from '@portico/headless/portal/sso-connections'

/** The configuration of the older interface as a connection with one domain. No call needs its id. */
export function connectionOf(configuration: SamlConfiguration): SsoConnection {
  const { domain, isValidated, generatedVerification: txtRecord } = configuration
  return {
    ...configuration,
    id: 'older',
    name: '',
    isNamable: false,
    isEmailDomainUnchecked: false,
    domains: domain === '' ? [] : [{ id: domain, domain, isValidated, txtRecord }],
    spCertificate: '',
    spMetadataUrl: '',
    nextCertificate: null,
    nextCertificateExpiresAt: null,
    isTestOffered: false,
    lastTest: null,
    createdAt: null,
    updatedAt: null,
  }
}

/** `true` if there is a configuration: the provider answers empty values without one. */
export function isPresent({ isEnabled, domain, ssoEndpoint, oidcClientId }: SamlConfiguration): boolean {
  return isEnabled || [domain, ssoEndpoint, oidcClientId].some((value) => value !== '')
}
