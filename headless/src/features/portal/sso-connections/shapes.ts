import type { Shape } from '../../../core/shape.ts'
import type { SamlConfiguration } from './saml-types.ts'
import type { SsoTest, SsoTestFault } from './sso-test-types.ts'
import type { SsoConnection, SsoGroup } from './types.ts'

const ssoGroupShape: Shape<SsoGroup> = { id: 'string', group: 'text', roleIds: ['string'] }

const ssoTestFaultShape: Shape<SsoTestFault> = { code: 'string', 'expected|null': 'string', 'received|null': 'string' }

/** The types of the members of {@link SsoTest}. */
export const ssoTestShape: Shape<SsoTest> = {
  id: 'string',
  status: 'string',
  startedAt: 'text',
  expiresAt: 'text',
  'endedAt|null': 'string',
  'address|null': 'string',
  'received|null': {
    'issuer|null': 'string',
    'nameId|null': 'string',
    'nameIdFormat|null': 'string',
    attributes: [{ name: 'text', values: ['string'] }],
    groups: ['string'],
  },
  'person|null': {
    email: 'text',
    name: 'text',
    tenantId: 'string',
    'userId|null': 'string',
    roleIds: ['string'],
    groups: ['string'],
  },
  'fault|null': ssoTestFaultShape,
  warnings: [ssoTestFaultShape],
}

/** The types of the members of {@link SsoConnection}. */
export const ssoConnectionShape: Shape<SsoConnection> = {
  id: 'string',
  name: 'text',
  isNamable: 'flag',
  isEnabled: 'flag',
  protocol: 'string',
  isComplete: 'flag',
  hasOidcSecret: 'flag',
  redirectUri: 'text',
  spCertificate: 'text',
  spMetadataUrl: 'text',
  'certificateExpiresAt|null': 'string',
  'nextCertificate|null': 'string',
  'nextCertificateExpiresAt|null': 'string',
  isTestOffered: 'flag',
  'lastTest|null': { id: 'string', status: 'string', at: 'text', 'code|null': 'string', isOutdated: 'flag' },
  domains: [{ id: 'string', domain: 'text', isValidated: 'flag', txtRecord: 'text' }],
  groups: [ssoGroupShape],
  roleIds: ['string'],
  generatedVerification: 'text',
  'createdAt|null': 'string',
  'updatedAt|null': 'string',
  type: 'text',
  ssoEndpoint: 'text',
  publicCertificate: 'text',
  isRequestSigned: 'flag',
  acsUrl: 'text',
  spEntityId: 'text',
  oidcClientId: 'text',
  isEmailDomainUnchecked: 'flag',
}

/** The types of the members of {@link SamlConfiguration}. */
export const samlConfigurationShape: Shape<SamlConfiguration> = {
  isEnabled: 'flag',
  domain: 'text',
  isValidated: 'flag',
  generatedVerification: 'text',
  ssoEndpoint: 'text',
  publicCertificate: 'text',
  isRequestSigned: 'flag',
  acsUrl: 'text',
  spEntityId: 'text',
  redirectUri: 'text',
  type: 'text',
  protocol: 'string',
  isComplete: 'flag',
  'certificateExpiresAt|null': 'string',
  oidcClientId: 'text',
  hasOidcSecret: 'flag',
  groups: [ssoGroupShape],
  roleIds: ['string'],
}
