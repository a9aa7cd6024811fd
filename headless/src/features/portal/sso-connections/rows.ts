import type { components } from '../../../http/contract.gen.ts'
import { certificateEnd } from './certificate-end.ts'
import { withPlainCertificate } from './plain-certificate.ts'
import type { SsoConnection, SsoConnectionChanges } from './types.ts'

type Schemas = components['schemas']

/** The row of a connection. The secret ends here. */
export function rowOf(answer: Schemas['SsoConfiguration'], oidcRedirectUri: string): SsoConnection {
  const { oidcSecret, createdAt = null, updatedAt = null, ...members } = answer
  const { enabled, signRequest, skipEmailDomainValidation, domains, ...others } = members
  const protocol = protocolOf(members)
  return {
    ...others,
    isEnabled: enabled,
    isRequestSigned: signRequest,
    isEmailDomainUnchecked: skipEmailDomainValidation,
    domains: domains.map(({ validated, ...domain }) => ({ ...domain, isValidated: validated })),
    protocol,
    isComplete: isComplete(members),
    hasOidcSecret: oidcSecret !== '',
    redirectUri: protocol === 'oidc' ? oidcRedirectUri : '',
    certificateExpiresAt: certificateEnd(members.publicCertificate),
    createdAt,
    updatedAt,
  }
}

/** A row with changes, before the provider has answered. */
export function changedRow(row: SsoConnection, { oidcSecret, ...changes }: SsoConnectionChanges): SsoConnection {
  const next = {
    ...row,
    ...withPlainCertificate(changes),
    hasOidcSecret: row.hasOidcSecret || oidcSecret !== undefined,
  }
  const certificateExpiresAt = certificateEnd(next.publicCertificate)
  return { ...next, protocol: protocolOf(next), isComplete: isComplete(next), certificateExpiresAt }
}

/** The body of changes. Members without a value are left out. */
export function bodyOf({ oidcSecret, ...changes }: SsoConnectionChanges): Schemas['UpdateSsoConfiguration'] {
  const { isRequestSigned, isEmailDomainUnchecked, ...others } = withPlainCertificate(changes)
  return {
    ...others,
    ...(isRequestSigned !== undefined && { signRequest: isRequestSigned }),
    ...(isEmailDomainUnchecked !== undefined && { skipEmailDomainValidation: isEmailDomainUnchecked }),
    ...(oidcSecret && { oidcSecret: oidcSecret.reveal() }),
  }
}

/** The protocol of a type. A type that is new to the library is one of SAML. */
export function protocolOf({ type }: Pick<SsoConnection, 'type'>): SsoConnection['protocol'] {
  return type === 'oidc' ? 'oidc' : 'saml'
}

function isComplete(
  members: Pick<SsoConnection, 'type' | 'ssoEndpoint' | 'publicCertificate' | 'oidcClientId'>,
): boolean {
  return (
    members.ssoEndpoint !== '' &&
    (protocolOf(members) === 'oidc' ? members.oidcClientId : members.publicCertificate) !== ''
  )
}
