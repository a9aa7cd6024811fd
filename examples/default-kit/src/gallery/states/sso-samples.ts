import type { Role } from '@portico/headless/portal/roles'
import type { SamlConfiguration, SsoConnection } from '@portico/headless/portal/sso-connections'

const role = (id: string, name: string): Role => ({
  id,
  key: name,
  name,
  description: '',
  level: 3,
  isDefault: false,
  permissions: [],
  vendorId: 'portico',
  tenantId: null,
  isBuiltIn: true,
  userCount: null,
  createdAt: '',
  updatedAt: '',
})
export const someRoles = [role('viewer', 'Viewer'), role('editor', 'Editor'), role('support', 'Support')]

function connection(id: string, type: string, others: Partial<SsoConnection> = {}): SsoConnection {
  const isOidc = type === 'oidc'
  return {
    id,
    type,
    protocol: isOidc ? 'oidc' : 'saml',
    isEnabled: true,
    isComplete: true,
    isRequestSigned: false,
    ssoEndpoint: `https://acme.${type}.test/app/exk1fx9/sso/saml`,
    publicCertificate: '',
    acsUrl: 'https://auth.acme.test/auth/saml/callback',
    spEntityId: 'https://auth.acme.test/auth/saml/metadata',
    oidcClientId: isOidc ? '3b7d0c52-44e1-4a58-9f0e' : '',
    hasOidcSecret: isOidc,
    redirectUri: isOidc ? 'https://app.acme.test/account/oidc/callback' : '',
    spCertificate: '',
    spMetadataUrl: isOidc ? '' : `https://auth.acme.test/auth/saml/metadata/${id}`,
    certificateExpiresAt: isOidc ? null : '2029-03-14T00:00:00.000Z',
    nextCertificate: isOidc ? null : '',
    nextCertificateExpiresAt: null,
    name: '',
    isNamable: true,
    isTestOffered: true,
    lastTest: { id: 'test', status: 'passed', at: '2026-02-18T09:00:00.000Z', code: null, isOutdated: false },
    isEmailDomainUnchecked: false,
    domains: [domain('acme.test', true)],
    groups: [],
    roleIds: ['viewer'],
    generatedVerification: '',
    createdAt: '2026-02-02T09:00:00.000Z',
    updatedAt: '2026-02-18T09:00:00.000Z',
    ...others,
  }
}

function domain(name: string, isValidated: boolean) {
  return { id: name, domain: name, isValidated, txtRecord: 'portico-verify=b81c02d94e7fa3c5' }
}

export const okta = connection('okta', 'okta', {
  isRequestSigned: true,
  certificateExpiresAt: '2026-03-20T00:00:00.000Z',
  domains: [
    domain('acme.test', true),
    domain('acme-labs.test', false),
    domain('acme-retail.test', false),
    domain('globex.test', false),
  ],
  groups: [
    { id: 'g1', group: 'okta-platform-admins', roleIds: ['editor'] },
    { id: 'g2', group: 'okta-support', roleIds: ['support', 'viewer'] },
  ],
})
const unfinished = {
  isComplete: false,
  isEnabled: false,
  ssoEndpoint: '',
  certificateExpiresAt: null,
  domains: [],
  roleIds: [],
  lastTest: null,
}
export const azure = connection('azure', 'azure', unfinished)
export const google = connection('google', 'google', {
  domains: [domain('acme-stores.test', true)],
  roleIds: ['viewer', 'support'],
})
export const off = connection('saml', 'saml', {
  isEnabled: false,
  domains: [domain('acme-partner.test', true)],
  lastTest: null,
})
export const oidc = connection('oidc', 'oidc', {
  domains: [domain('acme-workshop.test', true)],
  lastTest: { id: 'test', status: 'failed', at: '2026-03-01T09:00:00.000Z', code: 'client-unknown', isOutdated: false },
})
/** A connection whose present certificate ends soon, with a next one. */
const renewed = connection('renewed', 'okta', {
  name: 'Okta 2',
  certificateExpiresAt: '2026-03-12T00:00:00.000Z',
  nextCertificate: '-----BEGIN CERTIFICATE-----',
  nextCertificateExpiresAt: '2029-03-12T00:00:00.000Z',
  lastTest: { id: 'test', status: 'passed', at: '2026-02-18T09:00:00.000Z', code: null, isOutdated: true },
})
/** A connection of a provider without tests and next certificates. */
const untestable = connection('untestable', 'google', {
  isTestOffered: false,
  nextCertificate: null,
  lastTest: null,
})
const rows: readonly SsoConnection[] = [okta, azure, google, off, oidc, renewed, untestable]
export const shown = { rows, total: rows.length, status: 'ready' } as const

/** The configuration of the older interface without values. */
export const nothing: SamlConfiguration = {
  isEnabled: false,
  domain: '',
  isValidated: false,
  generatedVerification: '',
  ssoEndpoint: '',
  publicCertificate: '',
  isRequestSigned: false,
  acsUrl: okta.acsUrl,
  spEntityId: okta.spEntityId,
  redirectUri: '',
  type: 'saml',
  protocol: 'saml',
  isComplete: false,
  certificateExpiresAt: null,
  oidcClientId: '',
  hasOidcSecret: false,
  groups: [],
  roleIds: [],
}
export const olderValues: SamlConfiguration = {
  ...nothing,
  isEnabled: true,
  domain: 'acme.test',
  isValidated: true,
  generatedVerification: 'portico-verify=b81c02d94e7fa3c5',
  ssoEndpoint: google.ssoEndpoint,
  type: 'okta',
  isComplete: true,
  certificateExpiresAt: google.certificateExpiresAt,
  groups: okta.groups,
  roleIds: ['viewer'],
}

export const olderOidc: SamlConfiguration = {
  ...nothing,
  type: 'oidc',
  protocol: 'oidc',
  isComplete: true,
  ssoEndpoint: 'https://id.acme.test',
  oidcClientId: oidc.oidcClientId,
  hasOidcSecret: true,
  redirectUri: oidc.redirectUri,
}
