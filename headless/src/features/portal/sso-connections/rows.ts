import { objectsIn } from '../../../core/lists/rows-in.ts'
import { shownLine } from '../../../core/visible-text.ts'
import type { components } from '../../../http/contract.gen.ts'
import { certificateEnd } from './certificate-end.ts'
import { withPlainEndpoint } from './inputs.ts'
import { withPlainCertificate } from './plain-certificate.ts'
import { lastTestOf } from './sso-test-of.ts'
import type { SsoConnection, SsoConnectionChanges } from './types.ts'

type Schemas = components['schemas']

/** The row of a connection. The secret ends here. */
export function rowOf(answer: Schemas['SsoConfiguration'], oidcRedirectUri: string): SsoConnection {
  const { oidcSecret, createdAt = null, updatedAt = null, nextCertificate = null, lastTest, ...given } = answer
  const { spCertificate = '', spMetadataUrl = '', name, ...members } = given
  const { enabled, signRequest, skipEmailDomainValidation, domains, ...others } = members
  const derived = derivedOf(members)
  return {
    ...others,
    ...derived,
    name: typeof name === 'string' ? shownLine(name) : '',
    isNamable: name !== undefined,
    isEnabled: enabled,
    isRequestSigned: signRequest,
    isEmailDomainUnchecked: skipEmailDomainValidation,
    domains: objectsIn(domains).map(({ validated, ...domain }) => ({ ...domain, isValidated: validated })),
    hasOidcSecret: oidcSecret !== '',
    redirectUri: derived.protocol === 'oidc' ? oidcRedirectUri : '',
    spCertificate,
    spMetadataUrl,
    nextCertificate,
    nextCertificateExpiresAt: nextCertificate === null ? null : certificateEnd(nextCertificate),
    isTestOffered: lastTest !== undefined,
    lastTest: lastTestOf(lastTest ?? null),
    createdAt,
    updatedAt,
  }
}

/** A row with changes, before the provider has answered. */
export function changedRow(row: SsoConnection, { oidcSecret, ...changes }: SsoConnectionChanges): SsoConnection {
  const next = {
    ...row,
    ...withPlainCertificate(withPlainEndpoint(changes)),
    hasOidcSecret: row.hasOidcSecret || oidcSecret !== undefined,
  }
  const isOutdated = oidcSecret !== undefined || testedValues.some((name) => next[name] !== row[name])
  const lastTest = row.lastTest && { ...row.lastTest, isOutdated: row.lastTest.isOutdated || isOutdated }
  return { ...next, ...derivedOf(next), lastTest }
}

/** The members of a connection that its test depends on, beside the client secret. */
const testedValues = [
  'type',
  'ssoEndpoint',
  'publicCertificate',
  'isRequestSigned',
  'acsUrl',
  'spEntityId',
  'oidcClientId',
] as const

type Values = Pick<SsoConnection, 'type' | 'ssoEndpoint' | 'publicCertificate' | 'oidcClientId'>

/** Returns what follows from the values of a connection. */
export function derivedOf(values: Values): Pick<SsoConnection, 'protocol' | 'isComplete' | 'certificateExpiresAt'> {
  return {
    protocol: protocolOf(values),
    isComplete: isComplete(values),
    certificateExpiresAt: certificateEnd(values.publicCertificate),
  }
}

/** The body of changes. Members without a value are left out. */
export function bodyOf({ oidcSecret, name, ...changes }: SsoConnectionChanges): Schemas['UpdateSsoConfiguration'] {
  const { isRequestSigned, isEmailDomainUnchecked, ...others } = withPlainCertificate(withPlainEndpoint(changes))
  return {
    ...others,
    ...(name !== undefined && { name: shownLine(name) }),
    ...(isRequestSigned !== undefined && { signRequest: isRequestSigned }),
    ...(isEmailDomainUnchecked !== undefined && { skipEmailDomainValidation: isEmailDomainUnchecked }),
    ...(oidcSecret && { oidcSecret: oidcSecret.reveal() }),
  }
}

/** The protocol of a type. A type that is new to the library is one of SAML. */
export function protocolOf({ type }: Pick<SsoConnection, 'type'>): SsoConnection['protocol'] {
  return type === 'oidc' ? 'oidc' : 'saml'
}

function isComplete(members: Values): boolean {
  return (
    members.ssoEndpoint !== '' &&
    (protocolOf(members) === 'oidc' ? members.oidcClientId : members.publicCertificate) !== ''
  )
}

/** A row with a next certificate, or with none for an empty text, before the provider has answered. */
export function rowWithNextCertificate(row: SsoConnection, certificate: string): SsoConnection {
  return { ...row, nextCertificate: certificate, nextCertificateExpiresAt: certificateEnd(certificate) }
}
