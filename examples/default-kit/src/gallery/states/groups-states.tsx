import { sessionFeature, startUpFeature } from '@portico/headless'
import { adminPortalFeature } from '@portico/headless/portal/admin-portal'
import { type Group, groupConfigurationFeature, groupFeature, groupsFeature } from '@portico/headless/portal/groups'
import { peopleFeature } from '@portico/headless/portal/people'
import { rolesFeature } from '@portico/headless/portal/roles'
import { type FrozenFeature, frozen } from '@portico/headless/preview'
import { AdminPortal, sectionOf } from '@portico/ui-kit/portal'
import { GroupsSection } from '@portico/ui-kit/portal/groups'
import { demoUser } from '../demo-user.ts'
import { anyCall, failure } from '../failures.ts'
import type { GalleryState, StatesOf } from '../gallery-state.ts'

const person = (id: string, name: string) => ({ id, name, email: `${id}@acme.test`, profilePictureUrl: null })
const members = [
  person('sofia', 'Sofia Lindqvist'),
  person('hyunwoo', 'Hyun-woo Jeong'),
  person('lucia', 'Lucía Fernández'),
]
const viewer = { id: 'viewer', key: 'Viewer', name: 'Viewer' }

function groupOf(id: string, name: string, description: string, others: Partial<Group> = {}): Group {
  return {
    id,
    name,
    description,
    color: '',
    metadata: '{}',
    managedBy: 'frontegg',
    directory: null,
    roles: [],
    users: [],
    ...others,
  }
}

const rows: readonly Group[] = [
  groupOf('finance', 'Finance', 'Month end and payroll', {
    color: '#5b7fd6',
    roles: [viewer],
    users: members.slice(1),
  }),
  groupOf('sites', 'Sites', 'Bristol, Leeds, Cardiff', { color: '#b3730f', roles: [viewer], users: members }),
  groupOf('support', 'Support', 'First line', {
    color: '#c8645a',
    managedBy: 'scim2',
    directory: { id: 'okta', name: 'Okta directory' },
    users: members.slice(0, 1),
  }),
  groupOf('long', 'Architektur, Infrastruktur und Betriebssicherheit der Rechenzentren', 'Rund um die Uhr'),
  groupOf('hebrew', 'צוות תמיכה', 'משמרת בוקר', { color: '#2f9461' }),
]

const shown = { rows, total: rows.length, status: 'ready' } as const
const ownGroups = () => [sectionOf({ id: 'groups', visibility: 'always', component: GroupsSection })]

function state(
  id: string,
  title: string,
  list: FrozenFeature,
  { record = null, tab = null, permissions = ['fe.*'], others = [] }: Partial<Shown> = {},
): GalleryState {
  return {
    id: `groups-${id}`,
    title,
    sign: record === null ? '.portico-PortalMain h1' : '[role=dialog]',
    features: [
      frozen(sessionFeature, { status: 'authenticated', user: { ...demoUser, permissions } }),
      frozen(startUpFeature, { status: 'loaded' }),
      frozen(adminPortalFeature, { isOpen: true, section: 'groups', record, tab }),
      frozen(peopleFeature, { rows: [...members, person('elias', 'Elias Vainio')], status: 'ready' }),
      frozen(rolesFeature, { status: 'ready' }),
      list,
      ...others,
    ],
    screen: <AdminPortal isInline sections={ownGroups} />,
  }
}

interface Shown {
  readonly record: string | null
  readonly tab: string | null
  readonly permissions: readonly string[]
  readonly others: readonly FrozenFeature[]
}

const list = frozen(groupsFeature, shown)
const sites = { record: 'sites', others: [frozen(groupFeature, { value: rows[1] ?? null })] }

/** The states of groups. */
export const groupsStates: Readonly<Record<'groups' | 'group', StatesOf>> = {
  groups: [
    state('list', 'Several of them, one of a directory', list),
    state('loading', 'They are being read', frozen(groupsFeature, { status: 'loading' })),
    state('empty', 'None yet', frozen(groupsFeature, { rows: [], total: 0, status: 'ready' })),
    state(
      'no-results',
      'A search without results',
      frozen(groupsFeature, {
        rows: [],
        total: 0,
        status: 'ready',
        query: { search: 'payrol', filters: {}, sort: null, page: 0, pageSize: 20 },
      }),
    ),
    state(
      'unread',
      'They cannot be read',
      frozen(groupsFeature, {}, { load: { status: 'failed', error: anyCall.network } }),
    ),
    state('view-only', 'For a person who may only read', list, { permissions: ['fe.secure.read.groups'] }),
  ],
  group: [
    state('new', 'A new group', list, { record: 'new' }),
    state('details', 'The details of a group', list, sites),
    state('people', 'The people of a group', list, { ...sites, tab: 'people' }),
    state('directory', 'A group of a directory', list, { record: 'support' }),
    state('settings', 'The settings of groups', list, {
      record: 'settings',
      others: [frozen(groupConfigurationFeature, { value: { isEnabled: true, hasRoles: true } })],
    }),
    state('gone', 'A group that is gone', list, {
      record: 'gone',
      others: [frozen(groupFeature, {}, { load: { status: 'failed', error: failure('ER-NOT-FOUND', 404) } })],
    }),
    ...(['group-read-only', 'group-partly-saved'] as const).map((code) =>
      state(code, `A failure of a group: ${code}`, list, {
        record: 'gone',
        others: [frozen(groupFeature, {}, { load: { status: 'failed', error: failure(code, 403) } })],
      }),
    ),
  ],
}
