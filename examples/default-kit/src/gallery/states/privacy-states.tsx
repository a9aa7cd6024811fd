import { type LoginSession, loginSessions, ownFactors, type Passkey, passkeys } from '@portico/headless'
import { type Device, device } from '@portico/headless/portal/device'
import { ipPlace } from '@portico/headless/portal/ip-place'
import { type OwnEvent, ownActivity } from '@portico/headless/portal/own-activity'
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
  current: false,
  userAgent: 'Safari',
  ipAddress: '192.0.2.1',
  impersonated: false,
  createdAt: '2026-03-02T09:00:00.000Z',
  ...others,
})
const rows = [session('1', { current: true }), session('2'), session('3', { ipAddress: '', impersonated: true })]
const addable = ['AuthenticatorApp', 'SMS', 'WebAuthnPlatform'] as const
const demoPasskeys: readonly Passkey[] = [
  { id: '1', deviceType: 'Platform', createdAt: '2026-03-02T09:00:00.000Z' },
  { id: '2', deviceType: 'CrossPlatform', createdAt: '2025-11-20T16:30:00.000Z' },
]
const safari: Device = { browser: 'Safari', system: 'iPhone', kind: 'mobile' }

const events: readonly OwnEvent[] = ['Signed in', 'Changed the password'].map((description, index) => ({
  id: description,
  description,
  userAgent: 'Safari',
  ipAddress: '192.0.2.1',
  createdAt: `2026-03-0${2 - index}T09:00:00.000Z`,
}))

const facts: readonly FrozenFeature[] = [
  ...openAt('privacy'),
  frozen(device, { value: safari }),
  frozen(ipPlace, { value: { ip: '192.0.2.1', city: 'Bristol', country: 'United Kingdom', countryCode: 'GB' } }),
]
const factors = frozen(ownFactors, {
  status: 'ready',
  addable,
  rows: [
    { id: 'app', method: 'AuthenticatorApp', name: '', canRemove: true },
    { id: 'phone', method: 'SMS', name: '+442079460812', canRemove: true },
  ],
})
const ownPasskeys = frozen(passkeys, { status: 'ready', rows: demoPasskeys })

const activity = frozen(ownActivity, { rows: events }, { load: { status: 'succeeded' } })

const page = (id: string, title: string, features: readonly FrozenFeature[]): GalleryState => ({
  id: `privacy-${id}`,
  title,
  features: [...facts, ...features],
  ...inPortal,
})
const sessions = statesOfFlow('privacy', loginSessions, inPortal, [...facts, factors, ownPasskeys, activity])
const ready = { status: 'ready', rows } as const

/** The states of the second factors, passkeys and sessions of the user. */
export const privacyStates: Readonly<Record<'privacy', StatesOf>> = {
  privacy: [
    sessions('page', 'As it opens', ready),
    page('none', 'Nothing but this session', [
      frozen(ownFactors, { status: 'ready', addable, rows: [] }),
      frozen(passkeys, { status: 'ready', rows: [] }),
      frozen(loginSessions, { status: 'ready', rows: rows.slice(0, 1) }),
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
