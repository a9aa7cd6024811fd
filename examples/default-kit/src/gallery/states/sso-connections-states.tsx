import { PorticoError, sessionFeature, startUpFeature } from '@portico/headless'
import { adminPortalFeature } from '@portico/headless/portal/admin-portal'
import { type Role, rolesFeature } from '@portico/headless/portal/roles'
import {
  type SamlConfiguration,
  type SamlConfigurationActions,
  type SsoConnection,
  type SsoConnectionsActions,
  type SsoConnectionsState,
  samlConfigurationFeature,
  ssoConnectionsFeature,
} from '@portico/headless/portal/sso-connections'
import { type FrozenCalls, frozen } from '@portico/headless/preview'
import { AdminPortal, sectionOf } from '@portico/ui-kit/portal'
import { SsoSection } from '@portico/ui-kit/portal/sso-connections'
import { demoUser } from '../demo-user.ts'
import { anyCall, failure } from '../failures.ts'
import type { GalleryState, StatesOf } from '../gallery-state.ts'

const now = Date.parse('2026-03-02T09:00:00.000Z')

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
const someRoles = [role('viewer', 'Viewer'), role('editor', 'Editor'), role('support', 'Support')]

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
    certificateExpiresAt: isOidc ? null : '2029-03-14T00:00:00.000Z',
    nextCertificate: null,
    nextCertificateExpiresAt: null,
    isTestOffered: false,
    lastTest: null,
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

const okta = connection('okta', 'okta', {
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
}
const azure = connection('azure', 'azure', unfinished)
const google = connection('google', 'google', {
  domains: [domain('acme-stores.test', true)],
  roleIds: ['viewer', 'support'],
})
const off = connection('saml', 'saml', { isEnabled: false, domains: [domain('acme-partner.test', true)] })
const oidc = connection('oidc', 'oidc', { domains: [domain('acme-workshop.test', true)] })
const rows: readonly SsoConnection[] = [okta, azure, google, off, oidc]
const shown = { rows, total: rows.length, status: 'ready' } as const

/** The configuration of the older interface without values. */
const nothing: SamlConfiguration = {
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
const olderValues: SamlConfiguration = {
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

const olderOidc: SamlConfiguration = {
  ...nothing,
  type: 'oidc',
  protocol: 'oidc',
  isComplete: true,
  ssoEndpoint: 'https://id.acme.test',
  oidcClientId: oidc.oidcClientId,
  hasOidcSecret: true,
  redirectUri: oidc.redirectUri,
}
const empty = { rows: [], total: 0, status: 'ready' } as const

interface Place {
  readonly record: string | null
  readonly tab: string | null
  readonly permissions: readonly string[]
  /** The configuration of the older interface; `null` before it is read. */
  readonly older: SamlConfiguration | null
  readonly olderCalls: FrozenCalls<SamlConfigurationActions>
}

function sso(
  id: string,
  title: string,
  state: Partial<SsoConnectionsState>,
  calls: FrozenCalls<SsoConnectionsActions> = {},
  { record = null, tab = null, permissions = ['fe.*'], older = nothing, olderCalls = {} }: Partial<Place> = {},
): GalleryState {
  return {
    id: `sso-${id}`,
    title,
    now,
    sign: record === null && !older?.domain ? '.portico-PortalMain h1' : '.portico-SectionPage h2',
    features: [
      frozen(sessionFeature, { status: 'authenticated', user: { ...demoUser, permissions } }),
      frozen(startUpFeature, { status: 'loaded' }),
      frozen(adminPortalFeature, { isOpen: true, section: 'sso', record, tab }),
      frozen(rolesFeature, { rows: someRoles, total: someRoles.length, status: 'ready' }),
      frozen(ssoConnectionsFeature, state, calls),
      frozen(samlConfigurationFeature, { value: older }, olderCalls),
    ],
    screen: <AdminPortal isInline sections={sections} />,
  }
}

const sections = () => [sectionOf({ id: 'sso', visibility: 'always', component: SsoSection })]

const failed = (input: { readonly id: string; readonly domainId: string }, code: string, found = '') => ({
  input,
  error: new PorticoError(code, 'The check failed', { status: 400, context: { found: [found] } }),
})

/** The checks of the domains of a connection, with each of their results. */
const checked: FrozenCalls<SsoConnectionsActions> = {
  validateDomain: {
    failed: [
      failed({ id: 'okta', domainId: 'acme-retail.test' }, 'ER-SSO-DNS-MISMATCH', 'portico-verify=77aa01'),
      failed({ id: 'okta', domainId: 'globex.test' }, 'ER-SSO-DOMAIN-TAKEN'),
    ],
  },
}

const step = (
  id: string,
  title: string,
  record: SsoConnection,
  tab: string,
  calls: FrozenCalls<SsoConnectionsActions> = {},
) => sso(id, title, shown, calls, { record: record.id, tab })
const refused = (code: string) => ({ status: 'failed', error: failure(code) }) as const

/** The states of single sign-on. */
export const ssoConnectionsStates: Readonly<Record<'ssoConnections' | 'ssoConnection' | 'ssoSetUp', StatesOf>> = {
  ssoConnections: [
    sso('list', 'One with a certificate that ends, one unfinished, one off', shown),
    sso('loading', 'They are being read', { status: 'loading' }),
    sso('empty', 'None yet', empty),
    sso('older', 'The older configuration, and no connection', empty, {}, { older: olderValues }),
    sso(
      'older-waiting',
      'The older configuration, whose domain waits',
      empty,
      {},
      { older: { ...olderValues, isEnabled: false, isValidated: false, groups: [] } },
    ),
    sso('older-oidc', 'The older configuration of OpenID Connect, without a domain', empty, {}, { older: olderOidc }),
    sso(
      'older-view-only',
      'The older configuration for a person who may only read it',
      empty,
      {},
      {
        older: olderValues,
        permissions: ['fe.secure.read.*'],
      },
    ),
    sso('older-loading', 'The older configuration is being read', empty, {}, { older: null }),
    sso(
      'older-unread',
      'The older configuration cannot be read',
      empty,
      {},
      {
        older: null,
        olderCalls: { load: { status: 'failed', error: anyCall.network } },
      },
    ),
    sso('unread', 'They cannot be read', {}, { load: { status: 'failed', error: anyCall.network } }),
    sso('view-only', 'For a person who may only read them', shown, {}, { permissions: ['fe.secure.read.*'] }),
    sso('forbidden', 'For a person who may not see them', shown, {}, { permissions: [] }),
    ...(['sso-connection-unfinished', 'saml-configuration-missing'] as const).map((code) =>
      sso(code, `A failure: ${code}`, {}, { load: refused(code) }),
    ),
  ],
  ssoConnection: [
    sso('connection', 'Every state of a domain', shown, checked, { record: 'okta' }),
    sso('connection-live', 'Everything is well', shown, {}, { record: 'google' }),
    sso('connection-oidc', 'OpenID Connect', shown, {}, { record: 'oidc' }),
    sso(
      'connection-view-only',
      'For a person who may only read it',
      shown,
      {},
      {
        record: 'okta',
        permissions: ['fe.secure.read.*'],
      },
    ),
    sso(
      'domain-refused',
      'A domain is refused',
      shown,
      { addDomain: refused('sso-domain-invalid') },
      { record: 'google' },
    ),
    sso(
      'group-refused',
      'A group without a name',
      shown,
      { removeDomain: refused('sso-group-required') },
      { record: 'google' },
    ),
  ],
  ssoSetUp: [
    sso('set-up', 'The choice of the provider', shown, {}, { record: 'new' }),
    step('set-up-app', 'The app at Entra ID', azure, 'app'),
    step('set-up-connect', 'Metadata', azure, 'connect'),
    step('set-up-refused', 'Metadata is missing', azure, 'connect', {
      fillFromMetadata: refused('sso-metadata-required'),
    }),
    step('set-up-known', 'Metadata was read', okta, 'connect'),
    step('set-up-oidc', 'OpenID Connect', oidc, 'connect'),
    step('set-up-domains', 'Domains', okta, 'domains', checked),
    step('set-up-roles', 'Roles', okta, 'roles'),
    step('set-up-finish', 'Before it is turned on', off, 'finish'),
    step('set-up-on', 'After it is turned on', google, 'finish'),
  ],
}
