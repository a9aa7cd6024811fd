import { sessionFeature, startUpFeature } from '@portico/headless'
import {
  type AccountSettings,
  accountSettingsFeature,
  customLoginFeature,
} from '@portico/headless/portal/account-settings'
import { adminPortalFeature } from '@portico/headless/portal/admin-portal'
import { type FrozenFeature, frozen } from '@portico/headless/preview'
import { AdminPortal, sectionOf } from '@portico/ui-kit/portal'
import { AccountSection } from '@portico/ui-kit/portal/account'
import { demoUser } from '../demo-user.ts'
import { anyCall } from '../failures.ts'
import type { GalleryState, StatesOf } from '../gallery-state.ts'

const value: AccountSettings = {
  tenantId: 'acme-8d2f61c4',
  companyName: 'Acme',
  website: 'https://acme.test',
  address: '14 Quayside\nBristol BS1 4RB\nUnited Kingdom',
  timezone: 'Europe/London',
  dateFormat: 'DD/MM/YYYY',
  timeFormat: 'HH:mm',
  currency: 'USD',
  logo: '',
  applicationUrl: 'https://lantern.acme.test',
  loginUrl: 'https://acme.lantern.test/account/login',
}

const logo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="8" fill="#1d2433"/><path d="m10 29 10-19 10 19z" fill="#fff"/></svg>',
)}`

const ownAccount = () => [sectionOf({ id: 'account', visibility: 'always', component: AccountSection })]

interface Shown {
  readonly tab: string | null
  readonly permissions: readonly string[]
  readonly look: FrozenFeature
}

function state(
  id: string,
  title: string,
  settings: FrozenFeature,
  { tab = null, permissions = ['fe.*'], look = blue }: Partial<Shown> = {},
): GalleryState {
  return {
    id: `account-${id}`,
    title,
    sign: '.portico-PortalMain h1',
    features: [
      frozen(sessionFeature, { status: 'authenticated', user: { ...demoUser, permissions } }),
      frozen(startUpFeature, { status: 'loaded' }),
      frozen(adminPortalFeature, { isOpen: true, section: 'account', record: null, tab }),
      settings,
      look,
    ],
    screen: <AdminPortal isInline sections={ownAccount} />,
  }
}

const blue = frozen(customLoginFeature, { value: { theme: { palette: { primary: { main: '#2a4fc6' } } } } })
const settings = frozen(accountSettingsFeature, { value })
const mayRead = ['fe.secure.read.accountSettings']

/** The states of the account. */
export const accountSettingsStates: Readonly<Record<'settings' | 'customLogin', StatesOf>> = {
  settings: [
    state('settings', 'All of them', settings),
    state(
      'logo',
      'With a logo, in the time zone of the browser',
      frozen(accountSettingsFeature, {
        value: { ...value, logo, timezone: 'default' },
      }),
    ),
    state(
      'empty',
      'A provider that has none',
      frozen(accountSettingsFeature, {
        value: {
          tenantId: '',
          companyName: 'Acme',
          website: null,
          address: '',
          timezone: '',
          dateFormat: '',
          timeFormat: '',
          currency: '',
          logo: '',
          applicationUrl: '',
          loginUrl: '',
        },
      }),
    ),
    state('loading', 'They are being read', frozen(accountSettingsFeature, {})),
    state(
      'unread',
      'They cannot be read',
      frozen(
        accountSettingsFeature,
        {},
        {
          load: { status: 'failed', error: anyCall.network },
        },
      ),
    ),
    state('view-only', 'For a person who may only read', settings, { permissions: mayRead }),
    state('no-permission', 'For a person who may not see them', settings, { permissions: [] }),
  ],
  customLogin: [
    state('sign-in-page', 'The sign-in page', settings, { tab: 'customLogin' }),
    state('sign-in-page-view-only', 'The sign-in page, for a person who may only read', settings, {
      tab: 'customLogin',
      permissions: mayRead,
    }),
    state('sign-in-page-unread', 'The sign-in page cannot be read', settings, {
      tab: 'customLogin',
      look: frozen(customLoginFeature, {}, { load: { status: 'failed', error: anyCall.provider } }),
    }),
  ],
}
