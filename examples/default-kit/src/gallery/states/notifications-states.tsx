import { sessionFeature, startUpFeature } from '@portico/headless'
import {
  type NotificationsActions,
  type NotificationsState,
  notificationsFeature,
  type PortalNotification,
} from '@portico/headless/portal/notifications'
import { type FrozenCalls, frozen } from '@portico/headless/preview'
import { NotificationsButton } from '@portico/ui-kit/portal/notifications-button'
import { ApplicationPage } from '../application-page.tsx'
import { demoTenant } from '../demo-tenant.ts'
import { demoUser } from '../demo-user.ts'
import { anyCall } from '../failures.ts'
import type { GalleryState, StatesOf } from '../gallery-state.ts'
import { Opened } from '../opened.tsx'

const now = Date.parse('2026-03-02T09:00:00.000Z')

function one(id: string, title: string, others: Partial<PortalNotification> = {}): PortalNotification {
  return {
    id,
    title,
    key: 'event',
    body: '',
    severity: 'Info',
    url: null,
    isRead: false,
    isPinned: false,
    actions: [],
    createdAt: '2026-03-02T06:00:00.000Z',
    ...others,
  }
}

const link = (name: string) => ({ id: name, name, url: 'https://app.lantern.test/?portal=audits' })

const rows: readonly PortalNotification[] = [
  one('card', 'Card refused', {
    body: '$100.00 for March. Pay by 30 March.',
    severity: 'High',
    isPinned: true,
    actions: [link('Update card')],
    createdAt: '2026-02-12T09:00:00.000Z',
  }),
  one('lock', 'Yael Ben-Ami is locked', {
    body: '5 wrong passwords from Rotterdam.',
    severity: 'High',
    actions: [link('Unlock'), link('Show in log')],
    createdAt: '2026-03-02T08:48:00.000Z',
  }),
  one('certificate', 'Okta’s certificate ends on 2 April', {
    body: 'After that nobody at acme.test can sign in.',
    url: 'https://app.lantern.test/?portal=sso',
  }),
  one('long', 'Bestandsabgleich der Außenlager mit der Warenwirtschaft und der Finanzbuchhaltung abgeschlossen', {
    body: 'דוח המלאי מוכן.',
    createdAt: '2026-03-01T09:00:00.000Z',
  }),
  one('domain', 'acme.test verified', {
    body: 'Its people go to Okta now.',
    isRead: true,
    createdAt: '2026-02-18T09:00:00.000Z',
  }),
]

const ready: Partial<NotificationsState> = { rows, status: 'ready' }

function closed(
  id: string,
  title: string,
  state: Partial<NotificationsState> = ready,
  calls: FrozenCalls<NotificationsActions> = {},
): GalleryState {
  const acme = demoTenant('acme', 'Acme')
  const screen = <NotificationsButton align="start" />
  return {
    id: `notifications-${id}`,
    title,
    sign: '.portico-Bell',
    now,
    screen,
    features: [
      frozen(sessionFeature, { status: 'authenticated', user: demoUser, tenant: acme, tenants: [acme] }),
      frozen(startUpFeature, { status: 'loaded' }),
      frozen(notificationsFeature, state, calls),
    ],
    page: (
      <ApplicationPage>
        <header>{screen}</header>
      </ApplicationPage>
    ),
  }
}

/** A state of the open panel. It makes the page around it inert, so among other states a line leads to it. */
function opened(
  id: string,
  title: string,
  state?: Partial<NotificationsState>,
  calls?: FrozenCalls<NotificationsActions>,
): GalleryState {
  return {
    ...closed(id, title, state, calls),
    sign: '.portico-NotificationsPanel, .gallery-alone',
    screen: <p className="gallery-alone">A panel over the page. Choose its title to see it.</p>,
    page: (
      <ApplicationPage>
        <Opened>
          <NotificationsButton align="start" />
        </Opened>
      </ApplicationPage>
    ),
  }
}

/** The states of the notifications. */
export const notificationsStates: Readonly<Record<'bell' | 'panel', StatesOf>> = {
  bell: [
    closed('bell', 'With unread ones'),
    closed('bell-read', 'All read', { ...ready, rows: rows.map((row) => ({ ...row, isRead: true })) }),
  ],
  panel: [
    opened('open', 'Notifications'),
    opened('more', 'With further ones', { ...ready, hasMore: true }),
    opened('empty', 'None', { status: 'ready' }),
    opened('appending', 'Further ones load', { ...ready, hasMore: true, status: 'appending' }),
    opened('marking', 'All are being marked', ready, { markAllRead: { status: 'pending' } }),
    opened('refused', 'A refused action', ready, {
      archive: { failed: [{ input: { id: 'lock' }, error: anyCall.provider }] },
    }),
    opened('failed', 'Not loaded', {}, { load: { error: anyCall.network } }),
  ],
}
