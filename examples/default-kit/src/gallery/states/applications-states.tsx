import { sessionFeature, startUpFeature } from '@portico/headless'
import { adminPortalFeature } from '@portico/headless/portal/admin-portal'
import {
  type Application,
  applicationAccessFeature,
  applicationsFeature,
  userApplicationsFeature,
} from '@portico/headless/portal/applications'
import { peopleFeature } from '@portico/headless/portal/people'
import { type FrozenFeature, frozen } from '@portico/headless/preview'
import { AdminPortal, sectionOf } from '@portico/ui-kit/portal'
import { ApplicationsSection, UserApplicationsDialog } from '@portico/ui-kit/portal/applications'
import { demoUser } from '../demo-user.ts'
import { anyCall, failure } from '../failures.ts'
import type { GalleryState, StatesOf } from '../gallery-state.ts'

const person = (id: string, name: string) => ({ id, name, email: `${id}@acme.test`, profilePictureUrl: null })
const members = [person('daniel', 'Daniel Okafor'), person('yael', 'Yael Ben-Ami'), person('maya', 'Maya Reyes')]

function applicationOf(name: string, description: string, others: Partial<Application> = {}): Application {
  const id = name.toLowerCase()
  return {
    id,
    name,
    description,
    accessType: 'managed',
    logoUrl: '',
    isActive: true,
    userIds: [],
    url: `https://${id}.acme.test`,
    ...others,
  }
}

const rows: readonly Application[] = [
  applicationOf('Lantern', 'Warehouse and orders', { accessType: 'free' }),
  applicationOf('Dock', 'Scanning and gates', { userIds: members.map(({ id }) => id) }),
  applicationOf('Ledger', 'Invoices and payroll', { userIds: ['maya'] }),
  applicationOf('Atlas', 'Routes and drivers', { isActive: false }),
  applicationOf('Lagerverwaltung und Bestandsführung der Außenlager', '', { id: 'lager', url: '' }),
  applicationOf('לוח משמרות', 'משמרות וחופשות', { id: 'shifts', url: 'https://shifts.acme.test' }),
]

const shown = { rows, total: rows.length, status: 'ready' } as const
const ownApplications = () => [sectionOf({ id: 'applications', visibility: 'always', component: ApplicationsSection })]
const ofMaya = () => [
  sectionOf({
    id: 'user',
    label: 'Maya Reyes',
    visibility: 'always',
    component: () => <UserApplicationsDialog userId="maya" name="Maya Reyes" onClose={() => {}} />,
  }),
]

interface Shown {
  readonly record: string | null
  readonly permissions: readonly string[]
  readonly others: readonly FrozenFeature[]
  readonly sections: typeof ownApplications
}

function state(
  id: string,
  title: string,
  list: FrozenFeature,
  { record = null, permissions = ['fe.*'], others = [], sections = ownApplications }: Partial<Shown> = {},
): GalleryState {
  return {
    id: `applications-${id}`,
    title,
    sign: record === null && sections === ownApplications ? '.portico-PortalMain h1' : '[role=dialog]',
    features: [
      frozen(sessionFeature, { status: 'authenticated', user: { ...demoUser, permissions } }),
      frozen(startUpFeature, { status: 'loaded', flags: { 'multi-apps-admin-portal': 'on' } }),
      frozen(adminPortalFeature, {
        isOpen: true,
        section: sections === ownApplications ? 'applications' : 'user',
        record,
        tab: null,
      }),
      frozen(peopleFeature, { rows: [...members, person('elias', 'Elias Vainio')], status: 'ready' }),
      list,
      ...others,
    ],
    screen: <AdminPortal isInline sections={sections} />,
  }
}

const list = frozen(applicationsFeature, shown)
const dock = frozen(applicationAccessFeature, {
  value: { ...applicationOf('Dock', ''), ...rows[1], userIds: members.map(({ id }) => id), users: members },
})
const held = rows.map(({ userIds, ...row }) => {
  const isAssigned = userIds?.includes('maya') ?? false
  return { ...row, isAssigned, isHeld: isAssigned || row.accessType === 'free' }
})
const gone = (error: ReturnType<typeof failure>) => ({
  record: 'gone',
  others: [frozen(applicationAccessFeature, {}, { load: { status: 'failed', error } })],
})

/** The states of applications. */
export const applicationsStates: Readonly<Record<'applications' | 'access' | 'user', StatesOf>> = {
  applications: [
    state('list', 'Free ones, those of chosen people, one that is off', list),
    state('loading', 'They are being read', frozen(applicationsFeature, { status: 'loading' })),
    state('empty', 'None yet', frozen(applicationsFeature, { rows: [], total: 0, status: 'ready' })),
    state(
      'unread',
      'They cannot be read',
      frozen(applicationsFeature, {}, { load: { status: 'failed', error: anyCall.network } }),
    ),
    state('view-only', 'For a person who may only read', list, {
      permissions: ['fe.account-settings.read.app', 'fe.secure.read.appsUsers'],
    }),
    state('no-permission', 'For a person who may not see them', list, { permissions: [] }),
  ],
  access: [
    state('people', 'The people of an application', list, { record: 'dock', others: [dock] }),
    state('people-view-only', 'The people, for a person who may only read', list, {
      record: 'dock',
      permissions: ['fe.account-settings.read.app', 'fe.secure.read.appsUsers'],
      others: [dock],
    }),
    state('free', 'An application for everyone', list, { record: 'lantern' }),
    state('gone', 'An application that is gone', list, gone(failure('application-gone', 404))),
    ...(['assignment-failed', 'tenant-not-defined'] as const).map((code) =>
      state(code, `A failure of an application: ${code}`, list, gone(failure(code, 500))),
    ),
  ],
  user: [
    state('user', 'The applications of a user', list, {
      sections: ofMaya,
      others: [frozen(userApplicationsFeature, { rows: held, total: held.length, status: 'ready' })],
    }),
  ],
}
