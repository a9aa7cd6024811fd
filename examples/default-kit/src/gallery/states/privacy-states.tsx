import {
  type LoginSession,
  loginSessionsFeature,
  ownFactorsFeature,
  type Passkey,
  passkeysFeature,
} from '@portico/headless'
import { type Device, deviceFeature } from '@portico/headless/portal/device'
import { ipPlaceFeature } from '@portico/headless/portal/ip-place'
import { type OwnEvent, ownActivityFeature } from '@portico/headless/portal/own-activity'
import { type FrozenFeature, frozen } from '@portico/headless/preview'
import { AdminPortal, sectionOf } from '@portico/ui-kit/portal'
import { PrivacySection } from '@portico/ui-kit/portal/privacy'
import { anyCall, failure } from '../failures.ts'
import { type GalleryState, type StatesOf, statesOfFlow } from '../gallery-state.ts'
import { openAt } from '../portal-page.tsx'

const own = () => [sectionOf({ id: 'privacy', component: PrivacySection })]
const inPortal = { screen: <AdminPortal isInline sections={own} />, sign: '.portico-SectionPage' }

const session = (id: string, others: Partial<LoginSession> = {}): LoginSession => ({
  id,
  isCurrent: false,
  userAgent: 'Safari',
  ipAddress: '192.0.2.1',
  isImpersonated: false,
  createdAt: '2026-03-02T09:00:00.000Z',
  ...others,
})
const rows = [session('1', { isCurrent: true }), session('2'), session('3', { ipAddress: '', isImpersonated: true })]
const addable = ['AuthenticatorApp', 'SMS', 'WebAuthnPlatform'] as const
const demoPasskeys: readonly Passkey[] = [
  { id: '1', deviceType: 'Platform', createdAt: '2026-03-02T09:00:00.000Z' },
  { id: '2', deviceType: 'CrossPlatform', createdAt: '2025-11-20T16:30:00.000Z' },
]
const safari: Device = { browser: 'Safari', system: 'iPhone', kind: 'mobile' }

const events: readonly OwnEvent[] = [
  ['loginWithPassword', 'Signed in with a password'],
  ['changePassword', 'Changed the password'],
].map(([action = '', description = ''], index) => ({
  id: action,
  action,
  description,
  userAgent: 'Safari',
  ipAddress: '192.0.2.1',
  createdAt: `2026-03-0${2 - index}T09:00:00.000Z`,
}))

const facts: readonly FrozenFeature[] = [
  ...openAt('privacy'),
  frozen(deviceFeature, { value: safari }),
  frozen(ipPlaceFeature, { value: { ip: '192.0.2.1', city: 'Bristol', country: 'United Kingdom', countryCode: 'GB' } }),
]
const factors = frozen(ownFactorsFeature, {
  status: 'ready',
  addable,
  rows: [
    { id: 'app', method: 'AuthenticatorApp', name: '', canRemove: true },
    { id: 'phone', method: 'SMS', name: '+442079460812', canRemove: true },
  ],
})
const ownPasskeys = frozen(passkeysFeature, { status: 'ready', rows: demoPasskeys })

const activity = frozen(ownActivityFeature, { rows: events }, { load: { status: 'succeeded' } })

const page = (id: string, title: string, features: readonly FrozenFeature[]): GalleryState => ({
  id: `privacy-${id}`,
  title,
  features: [...facts, ...features],
  ...inPortal,
})
const sessions = statesOfFlow('privacy', loginSessionsFeature, inPortal, [...facts, factors, ownPasskeys, activity])
const ready = { status: 'ready', rows } as const

/** The states of the second factors, passkeys and sessions of the user. */
export const privacyStates: Readonly<Record<'privacy', StatesOf>> = {
  privacy: [
    sessions('page', 'As it opens', ready),
    page('none', 'Nothing but this session', [
      frozen(ownFactorsFeature, { status: 'ready', addable, rows: [] }),
      frozen(passkeysFeature, { status: 'ready', rows: [] }),
      frozen(loginSessionsFeature, { status: 'ready', rows: rows.slice(0, 1) }),
    ]),
    page('loading', 'Everything loads', []),
    sessions('unread', 'The sessions cannot be read', { call: 'load', error: anyCall.network }),
    sessions('current', 'The session of this page', {
      ...ready,
      call: 'remove',
      error: failure('current-session'),
    }),
    sessions('end', 'Before a session ends', ready, { pressed: '.portico-ListRow:nth-child(2) > .portico-Button' }),
  ],
}
