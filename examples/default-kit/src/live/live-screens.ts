import type { PreviewOptions } from '@portico/emulator/preview'
import { type BrandName, brands } from './brands.ts'

/** A screen that a visitor can use, with the provider in the page. */
export interface LiveScreen {
  /** Its name in the address: `?screen=<id>`. */
  readonly id: string
  readonly title: string
  readonly group: 'Sign in' | 'Get in again' | 'Join' | 'Portal' | 'Plans' | 'Themes'
  /** What a visitor does there. */
  readonly about: string
  /** The first path of the application. */
  readonly path: string
  /** The person who is signed in. Default: nobody. */
  readonly signedInAs?: string
  /** The ways in beside the password. Default: none. */
  readonly with?: PreviewOptions['with']
  /** The look, by tokens alone. Default: that of the theme. */
  readonly brand?: BrandName
  /** The guide, below `docs`. */
  readonly guide: string
}

const admin = 'admin@acme.test'

/** Every screen to try, in the order of the overview. */
export const liveScreens: readonly LiveScreen[] = [
  signIn('login', 'Password', 'admin@acme.test signs in with the password Portico-demo-1.', 'login'),
  signIn('mfa', 'Second factor', 'mfa@acme.test is asked for a code, or the recovery code PORTICO-RECOVERY-1.', 'mfa'),
  signIn('enroll', 'First authenticator', 'enroll@acme.test sets up an authenticator app first.', 'own-factors'),
  signIn('code', 'Code by mail', 'The code is in the mail below the box.', 'passwordless', ['code']),
  signIn('social', 'Social accounts', 'Four providers, and a passkey.', 'social-login', ['social', 'passkeys']),
  signIn('passkey', 'Passkey', 'A button, and the autofill of the browser.', 'passkey-sign-in', ['passkeys']),
  {
    id: 'sign-up',
    title: 'Sign-up',
    group: 'Join',
    about: 'A new person gives name, address and password, and gets a mail.',
    path: '/account/sign-up',
    guide: 'features/sign-up',
  },
  {
    id: 'forgot-password',
    title: 'Forgotten password',
    group: 'Get in again',
    about: 'The link of the mail leads to a new password.',
    path: '/account/forget-password',
    guide: 'features/forgot-password',
  },
  {
    id: 'user-menu',
    title: 'User and tenant menus',
    group: 'Portal',
    about: 'The header of an application: tenants, notifications, the person.',
    path: '/',
    signedInAs: admin,
    guide: 'features/portal/account-menus',
  },
  section('profile', 'Profile', 'Name, picture, address and phone numbers of the person.', 'profile'),
  section('privacy', 'Privacy', 'Second factors, passkeys, password and open sessions.', 'privacy'),
  section('account', 'Account', 'Name, address, formats and time zone of the tenant.', 'account-settings'),
  section('users', 'Users', 'A table with search, filters, invitations and bulk actions.', 'users'),
  section('groups', 'Groups', 'People with roles in common.', 'groups'),
  section('roles', 'Roles', 'The permissions of each role, side by side.', 'roles'),
  section('applications', 'Applications', 'Who may use which application.', 'applications'),
  section('allAccounts', 'Sub-accounts', 'A tree of the accounts below.', 'sub-accounts'),
  section('security', 'Security', 'A score, recommendations, insights and policies.', 'security'),
  section('sso', 'Single sign-on', 'A connection to an identity provider, step by step.', 'sso-connections'),
  section('provisioning', 'Directories', 'Connections of directories.', 'provisioning'),
  section('audits', 'Audit log', 'Who did what, with filters, views and an export.', 'audits'),
  section('personalApiTokens', 'Personal tokens', 'The API tokens of the person.', 'api-tokens'),
  section('apiTokens', 'API tokens', 'The API tokens of the tenant.', 'api-tokens'),
  section('webhooks', 'Webhooks', 'Events to addresses, with their deliveries.', 'webhooks'),
  section('usage', 'Usage', 'What the tenant uses, beside its limits.', 'usage'),
  section('reports', 'Reports', 'A preview, a schedule and its recipients.', 'reports'),
  section('subscriptions', 'Subscription', 'Plan, invoices and payment.', 'subscription'),
  theme('bank'),
  theme('games'),
  theme('hospital'),
  theme('tool'),
  theme('luxury'),
]

function signIn(id: string, title: string, about: string, guide: string, ways: LiveScreen['with'] = []): LiveScreen {
  return { id, title, group: 'Sign in', about, path: '/account/login', with: ways, guide: `features/${guide}` }
}

function section(id: string, title: string, about: string, guide: string): LiveScreen {
  const group = id === 'subscriptions' ? 'Plans' : 'Portal'
  return { id, title, group, about, path: `/?portal=${id}`, signedInAs: admin, guide: `features/portal/${guide}` }
}

function theme(brand: BrandName): LiveScreen {
  return {
    id: brand,
    title: brands[brand].title,
    group: 'Themes',
    about: 'The same screens by tokens alone.',
    path: '/account/login',
    with: ['social', 'passkeys'],
    brand,
    guide: 'themes',
  }
}
