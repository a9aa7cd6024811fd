import { sessionFeature, startUpFeature } from '@portico/headless'
import { adminPortalFeature } from '@portico/headless/portal/admin-portal'
import {
  type FindingMetadata,
  type SecurityCenter,
  type SecurityPolicies,
  type SecurityUser,
  type SessionLimits,
  securityCenterFeature,
  securityPoliciesFeature,
  securityUsersFeature,
  sessionPolicyFeature,
} from '@portico/headless/portal/security'
import { type FrozenFeature, frozen } from '@portico/headless/preview'
import { AdminPortal, type AdminPortalProps, sectionOf } from '@portico/ui-kit/portal'
import { SecuritySection } from '@portico/ui-kit/portal/security'
import { demoUser } from '../demo-user.ts'
import { anyCall } from '../failures.ts'
import type { GalleryState, StatesOf } from '../gallery-state.ts'

const now = Date.parse('2026-11-21T09:00:00.000Z')

const metadata: FindingMetadata = {
  totalUsers: 48,
  enrolledUsers: 42,
  staleUsers: 3,
  breachedUsers: 1,
  sessionSettings: 2,
  ips: 4,
  domains: 3,
  endingCertificates: 0,
  recommendedAttempts: 5,
  recommendedHistory: 3,
  recommendedReLogin: 604_800,
  recommendedIdleTimeout: 28_800,
  recommendedSessions: 3,
}
const advice = (code: string, severity: string, category: string) => ({ code, severity, category, metadata })
const insight = (code: string, category: string) => ({ code, category, metadata })

const center: SecurityCenter = {
  score: 79,
  recommendations: [
    advice('BREACHED_PASSWORDS_EXIST', 'SEVERE', 'PASSWORD'),
    advice('FORCE_MFA', 'WARNING', 'MFA'),
    advice('ENABLE_SESSION_CONCURRENCY', 'INFO', 'SESSIONS'),
  ],
  insights: [
    insight('PARTIAL_MFA_USAGE', 'MFA'),
    insight('BREACHED_PASSWORD_USERS_EXIST', 'PASSWORD'),
    insight('PARTIAL_SESSION_SETTINGS', 'SESSIONS'),
    insight('IP_ALLOWLIST', 'IP'),
    insight('DOMAIN_DENYLIST', 'DOMAIN'),
  ],
}
const every: SecurityCenter = {
  score: 31,
  recommendations: [
    ...center.recommendations,
    advice('ENABLE_USER_LOCKOUT', 'WARNING', 'PASSWORD'),
    advice('ENABLE_PASSWORD_HISTORY', 'INFO', 'PASSWORD'),
    advice('ENABLE_IDLE_SESSION', 'INFO', 'SESSIONS'),
    advice('SET_FORCE_RELOGIN', 'INFO', 'SESSIONS'),
    advice('ENABLE_IP_RESTRICTIONS', 'INFO', 'IP'),
    advice('CHANGE_DOMAIN_TO_ALLOWLIST', 'INFO', 'DOMAIN'),
    advice('CONFIGURE_SSO', 'INFO', 'SSO'),
  ],
  insights: [
    insight('MFA_FORCED', 'MFA'),
    insight('IMPROVE_LOCKOUT_POLICY', 'PASSWORD'),
    insight('IMPROVE_PASSWORD_HISTORY_POLICY', 'PASSWORD'),
    insight('NO_SESSION_SETTINGS', 'SESSIONS'),
    insight('NO_IP_RESTRICTIONS', 'IP'),
  ],
}
const best: SecurityCenter = {
  score: 100,
  recommendations: [],
  insights: [insight('FULL_PASSWORD_SETTINGS', 'PASSWORD'), insight('FULL_SESSION_SETTINGS', 'SESSIONS')],
}

const user = (id: string, name: string, email: string, lastLogin: string | null, provider = 'local'): SecurityUser => ({
  id,
  name,
  email,
  profilePictureUrl: null,
  provider,
  lastLogin,
})
const rows = [
  user('1', 'Daniel Okafor', 'daniel.okafor@acme.test', '2026-11-21T08:00:00.000Z'),
  user('2', 'Elias Vainio', 'elias.vainio@acme.test', '2026-11-19T08:00:00.000Z', 'saml'),
  user('3', 'מאיה רייס', 'maya.reyes@acme.test', null),
]

const policies: SecurityPolicies = {
  mfa: {
    enforcement: 'exceptSso',
    least: 'none',
    isPostponable: true,
    enforcedFrom: '2026-12-13T09:00:00.000Z',
  },
  userLockout: { isEnabled: true, maxAttempts: 5 },
  passwordHistory: { isEnabled: true, historySize: 6, isFixed: false },
  passwordRotation: {
    isActive: false,
    rotationPeriod: 90,
    notificationPeriod: 7,
    longestPeriod: null,
    isFixed: false,
  },
  passwordLength: { minLength: 12, maxLength: 128 },
  captcha: { isEnabled: false, siteKey: '' },
  strategies: {
    main: [{ strategy: 'EmailAndPassword' }],
    secondary: [{ strategy: 'WebAuthnPlatform', isActive: true }],
  },
}
const strict: SecurityPolicies = {
  ...policies,
  mfa: { enforcement: 'all', least: 'exceptSso', isPostponable: false, enforcedFrom: null },
  passwordHistory: { isEnabled: true, historySize: 3, isFixed: true },
  passwordRotation: { ...policies.passwordRotation, isActive: true, rotationPeriod: 60, longestPeriod: 60 },
}

const limits: SessionLimits = {
  idleSessionTimeout: { isActive: true, timeout: 28_800 },
  forceReLogin: { isActive: true, timeout: 604_800 },
  maximumConcurrentSessions: { isActive: false, maxSessions: 3 },
}

const sections: AdminPortalProps['sections'] = (ours) => [
  sectionOf({ id: 'security', visibility: 'always', component: SecuritySection }),
  ...ours.filter(({ id }) => id === 'users'),
]

function stateIn(tab: string | null) {
  return (
    id: string,
    title: string,
    features: readonly FrozenFeature[],
    permissions: readonly string[] = ['fe.*'],
  ): GalleryState => ({
    id: `security-${id}`,
    title,
    now,
    sign: '.portico-PortalMain h1',
    features: [
      frozen(sessionFeature, { status: 'authenticated', user: { ...demoUser, permissions } }),
      frozen(startUpFeature, { status: 'loaded' }),
      frozen(adminPortalFeature, { isOpen: true, section: 'security', record: null, tab }),
      ...features,
    ],
    screen: <AdminPortal isInline sections={sections} />,
  })
}

const overview = stateIn(null)
const signIn = stateIn('generalSettings')
const sessions = stateIn('sessionManagement')
const mayRead = ['fe.secure.read.securityPolicy', 'fe.secure.read.users']
const people = frozen(securityUsersFeature, { rows, total: 23, status: 'ready', hasMore: true })
const nobody = frozen(securityUsersFeature, { rows: [], total: 0, status: 'ready' })
const unread = { load: { status: 'failed', error: anyCall.provider } } as const
const loaded = frozen(securityCenterFeature, { value: center })

/** The states of security. */
export const securityStates: Readonly<Record<'overview' | 'signIn' | 'sessions', StatesOf>> = {
  overview: [
    overview('overview', 'A score, three recommendations, and people to check', [loaded, people]),
    overview('weak', 'A low score with many recommendations', [
      frozen(securityCenterFeature, { value: every }),
      people,
    ]),
    overview('best', 'Nothing left to do', [frozen(securityCenterFeature, { value: best }), nobody]),
    overview('loading', 'It is being read', [
      frozen(securityCenterFeature, {}),
      frozen(securityUsersFeature, { status: 'loading' }),
    ]),
    overview('unread', 'The findings cannot be read', [frozen(securityCenterFeature, {}, unread), people]),
    overview('people-unread', 'The people cannot be read', [loaded, frozen(securityUsersFeature, {}, unread)]),
    overview('view-only', 'For a person who may only read', [loaded, people], mayRead),
    overview('no-people', 'For a person who may not see users', [loaded, people], ['fe.secure.read.securityPolicy']),
    overview('forbidden', 'For a person who may not see the policies', [loaded, people], []),
  ],
  signIn: [
    signIn('sign-in', 'The settings of sign-ins', [frozen(securityPoliciesFeature, { value: policies })]),
    signIn('strict', 'An application that asks for much', [frozen(securityPoliciesFeature, { value: strict })]),
    signIn('few', 'A provider that offers few', [
      frozen(securityPoliciesFeature, {
        value: { ...policies, mfa: null, passwordHistory: null, passwordLength: null, captcha: null, strategies: null },
      }),
    ]),
    signIn('sign-in-loading', 'They are being read', [frozen(securityPoliciesFeature, {})]),
    signIn('sign-in-unread', 'They cannot be read', [frozen(securityPoliciesFeature, {}, unread)]),
    signIn(
      'sign-in-view-only',
      'For a person who may only read',
      [frozen(securityPoliciesFeature, { value: strict })],
      mayRead,
    ),
  ],
  sessions: [
    sessions('sessions', 'The limits of sessions', [frozen(sessionPolicyFeature, { value: limits })]),
    sessions('sessions-loading', 'They are being read', [frozen(sessionPolicyFeature, {})]),
    sessions('sessions-unread', 'They cannot be read', [frozen(sessionPolicyFeature, {}, unread)]),
    sessions(
      'sessions-view-only',
      'For a person who may only read',
      [frozen(sessionPolicyFeature, { value: limits })],
      mayRead,
    ),
  ],
}
