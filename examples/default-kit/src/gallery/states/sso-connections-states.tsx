import { PorticoError, sessionFeature, startUpFeature } from '@portico/headless'
import { adminPortalFeature } from '@portico/headless/portal/admin-portal'
import { rolesFeature } from '@portico/headless/portal/roles'
import {
  type SamlConfiguration,
  type SamlConfigurationActions,
  type SsoConnection,
  type SsoConnectionsActions,
  type SsoConnectionsState,
  type SsoTestActions,
  type SsoTestState,
  samlConfigurationFeature,
  ssoConnectionsFeature,
  ssoTestFeature,
} from '@portico/headless/portal/sso-connections'
import { type FrozenCalls, frozen } from '@portico/headless/preview'
import { AdminPortal, sectionOf } from '@portico/ui-kit/portal'
import { SsoSection } from '@portico/ui-kit/portal/sso-connections'
import { demoUser } from '../demo-user.ts'
import { anyCall, failure } from '../failures.ts'
import type { GalleryState, StatesOf } from '../gallery-state.ts'
import { azure, google, nothing, off, oidc, okta, olderOidc, olderValues, shown, someRoles } from './sso-samples.ts'
import { failedTest, passedTest, waitingTest, warnedTest, withTest } from './sso-tests.ts'

const now = Date.parse('2026-03-02T09:00:00.000Z')

const empty = { rows: [], total: 0, status: 'ready' } as const

interface Place {
  readonly record: string | null
  readonly tab: string | null
  readonly permissions: readonly string[]
  /** The configuration of the older interface; `null` before it is read. */
  readonly older: SamlConfiguration | null
  readonly olderCalls: FrozenCalls<SamlConfigurationActions>
  readonly test: Partial<SsoTestState>
  readonly testCalls: FrozenCalls<SsoTestActions>
}

function sso(
  id: string,
  title: string,
  state: Partial<SsoConnectionsState>,
  calls: FrozenCalls<SsoConnectionsActions> = {},
  place: Partial<Place> = {},
): GalleryState {
  const { record = null, tab = null, permissions = ['fe.*'], older = nothing, olderCalls = {} } = place
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
      frozen(ssoTestFeature, { isOffered: true, ...place.test }, place.testCalls),
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
const tryStep = (id: string, title: string, test: Partial<SsoTestState>, record = okta) =>
  sso(`set-up-try-${id}`, title, shown, {}, { record: record.id, tab: 'try', test })
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
    sso('connection-next', 'A next certificate, and a test before a change', shown, {}, { record: 'renewed' }),
    sso(
      'connection-tested',
      'The result of the last test',
      shown,
      {},
      { record: 'google', test: withTest(passedTest) },
    ),
    sso('connection-untestable', 'A provider without tests and next certificates', shown, {}, { record: 'untestable' }),
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
    tryStep('idle', 'Before the first test', {}, off),
    tryStep('waiting', 'The test waits for the identity provider', withTest(waitingTest)),
    tryStep('closed', 'The window of the test was closed', withTest(waitingTest, 'closed')),
    tryStep('passed', 'The test passed', withTest(passedTest)),
    tryStep('warned', 'The test passed with a warning', withTest(warnedTest)),
    tryStep(
      'failed',
      'The test failed, with its fix',
      withTest(
        failedTest({
          code: 'audience-mismatch',
          expected: 'https://auth.acme.test/auth/saml/metadata',
          received: 'https://auth.acme.test/saml',
        }),
      ),
    ),
    tryStep(
      'oidc',
      'The test of OpenID Connect failed',
      withTest({
        ...failedTest({
          code: 'redirect-uri-unregistered',
          expected: 'https://app.acme.test/account/oidc/callback',
          received: null,
        }),
        received: null,
      }),
      oidc,
    ),
    step('set-up-finish', 'Before it is turned on', off, 'finish'),
    step('set-up-on', 'After it is turned on', google, 'finish'),
  ],
}
