'use client'

import { useSession } from '@portico/headless'
import type { UserRow } from '@portico/headless/portal/users'
import { Clamped } from '../../../../frame/portal/cells/cells.tsx'
import { RowName } from '../../../../frame/portal/data-table/row-name.tsx'
import type { CellProps, Column } from '../../../../frame/portal/data-table/types.ts'
import { LastSeen, Moment } from '../../../../frame/portal/moment/moment.tsx'
import { usePageAppearance } from '../../../../frame/portal/use-page-appearance.ts'
import { useLocale, useMessages } from '../../../../i18n/index.ts'
import { listFormat, numberFormat } from '../../../../i18n/intl.ts'
import { Avatar } from '../../../../primitives/avatar/avatar.tsx'
import { Badge } from '../../../../primitives/portal/badge/badge.tsx'
import { useClasses } from '../../../../slots/index.ts'
import { UserState } from '../user/user-state.tsx'
import { usersMessages } from './users-messages.ts'

/** The columns of the list of users. User names, phone numbers, applications and the day of joining are hidden until they are chosen. */
export const userColumns: readonly Column<UserRow>[] = [
  { id: 'user', header: 'users.user', cell: Person, sort: 'name', width: 'minmax(15.5rem, 2.2fr)' },
  { id: 'username', header: 'users.username', cell: Username, priority: 4, width: '8rem', isHidden: true },
  { id: 'phoneNumber', header: 'users.phoneNumber', cell: Phone, priority: 4, width: '9rem', isHidden: true },
  {
    id: 'status',
    header: 'users.status',
    cell: Status,
    below: StatusBelow,
    priority: 2,
    width: 'minmax(10.5rem, 1fr)',
  },
  { id: 'roles', header: 'users.roles', cell: Roles, below: Roles, priority: 2, width: 'minmax(7rem, 1fr)' },
  { id: 'groups', header: 'users.groups', cell: Groups, priority: 3, width: 'minmax(7.5rem, 1.5fr)' },
  { id: 'applications', header: 'users.applications', cell: Applications, priority: 4, width: '7rem', isHidden: true },
  {
    id: 'managedBy',
    header: 'users.managedBy',
    cell: Manager,
    isEmpty: ({ managedBy }) => managedBy === 'frontegg',
    priority: 4,
    width: '8rem',
  },
  {
    id: 'joinedAt',
    header: 'users.joinedAt',
    cell: Joined,
    sort: 'createdAt',
    sortsAs: 'time',
    priority: 4,
    width: '8rem',
    isHidden: true,
  },
  {
    id: 'lastSeen',
    header: 'users.lastSeen',
    cell: Seen,
    below: SeenBelow,
    priority: 3,
    width: '7.75rem',
  },
]

function Person({ row: { id, name, email, profilePictureUrl } }: CellProps<UserRow>) {
  const t = useMessages(usersMessages)
  const { columns } = usePageAppearance('users')
  const hasNote = email !== name && columns['email'] !== 'hidden' && columns['fullName'] !== 'hidden'
  const isOwn = useSession(({ user }) => user?.id === id)
  const classOf = useClasses()
  const mark = <Avatar name={name} pictureUrl={profilePictureUrl} className={classOf('UserAvatar')} />
  return (
    <RowName mark={mark} note={hasNote ? email : undefined} noteDir="ltr">
      {isOwn ? <Badge tone="primary">{t('users.you')}</Badge> : undefined}
    </RowName>
  )
}

function Username({ row: { username } }: CellProps<UserRow>) {
  return username ?? '—'
}

function Phone({ row: { phoneNumber } }: CellProps<UserRow>) {
  return phoneNumber === null ? '—' : <bdi dir="ltr">{phoneNumber}</bdi>
}

function Status({ row }: CellProps<UserRow>) {
  return <UserState user={row} isCompact />
}

function StatusBelow({ row }: CellProps<UserRow>) {
  return <UserState user={row} />
}

function Roles({ row: { roles } }: CellProps<UserRow>) {
  return <Names names={roles.map(({ name }) => name)} />
}

function Groups({ row: { groups } }: CellProps<UserRow>) {
  return <Names names={groups?.map(({ name }) => name) ?? []} />
}

function Applications({ row: { applicationIds } }: CellProps<UserRow>) {
  const { code } = useLocale()
  return applicationIds === null ? '—' : numberFormat(code).format(applicationIds.length)
}

function Manager({ row }: CellProps<UserRow>) {
  return <Clamped>{useManagerName(row)}</Clamped>
}

function Joined({ row: { createdAt } }: CellProps<UserRow>) {
  return <Moment at={createdAt} />
}

function Seen({ row: { lastLogin } }: CellProps<UserRow>) {
  const t = useMessages(usersMessages)
  return <Moment at={lastLogin} none={t('users.never')} />
}

function SeenBelow({ row: { lastLogin } }: CellProps<UserRow>) {
  const t = useMessages(usersMessages)
  return (
    <LastSeen at={lastLogin} heading={t('users.lastSeen')} never={t('users.neverSignedIn')} now={t('users.hereNow')} />
  )
}

/** Two names and the number of further ones; an em dash without any. */
function Names({ names }: { readonly names: readonly string[] }) {
  const { code } = useLocale()
  const t = useMessages(usersMessages)
  if (names.length === 0) return '—'
  const more = names.length > 2 ? [t('users.andMore', { count: names.length - 2 })] : []
  const shown = listFormat(code, { type: 'unit', style: 'short' }).format(names.slice(0, 2))
  return <Clamped>{[shown, ...more].join(' ')}</Clamped>
}

/** The name of the system or directory that manages an account. A system that is not known has the provider's name. */
export function useManagerName({ managedBy, directory }: Pick<UserRow, 'managedBy' | 'directory'>): string {
  const t = useMessages(usersMessages)
  if (managedBy === 'frontegg') return t('users.here')
  return managedBy === 'scim2' ? (directory?.name ?? t('users.directory')) : managedBy
}
