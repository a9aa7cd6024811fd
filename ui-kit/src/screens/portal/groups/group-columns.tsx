'use client'

import type { Group } from '@portico/headless/portal/groups'
import { AvatarStack } from '../../../frame/portal/cells/avatar-stack.tsx'
import { BadgeList } from '../../../frame/portal/cells/badge-list.tsx'
import { Clamped } from '../../../frame/portal/cells/clamped.tsx'
import { RowName } from '../../../frame/portal/data-table/row-name.tsx'
import type { CellProps, Column } from '../../../frame/portal/data-table/types.ts'
import { Swatch } from '../../../frame/portal/swatch/swatch.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { groupsMessages } from './groups-messages.ts'

/** The columns of the list of groups. */
export const groupColumns: readonly Column<Group>[] = [
  { id: 'group', header: 'groups.group', cell: Name, sort: 'name', width: 'minmax(14rem, 2fr)' },
  { id: 'people', header: 'groups.people', cell: People, below: People, priority: 2, width: 'minmax(9rem, 1fr)' },
  { id: 'roles', header: 'groups.roles', cell: Roles, below: RolesBelow, priority: 2, width: 'minmax(9rem, 1fr)' },
  {
    id: 'managedBy',
    header: 'groups.managedBy',
    cell: Manager,
    sort: 'managedBy',
    sortsAs: 'text',
    isEmpty: ({ managedBy }) => managedBy === 'frontegg',
    priority: 3,
    width: '9rem',
  },
]

function Name({ row: { color, description } }: CellProps<Group>) {
  return <RowName mark={<Swatch color={color} isMark />} note={description} />
}

function People({ row: { users } }: CellProps<Group>) {
  const t = useMessages(groupsMessages)
  return <AvatarStack people={users}>{t('groups.peopleCount', { count: users.length })}</AvatarStack>
}

function Roles({ row: { roles } }: CellProps<Group>) {
  return <BadgeList items={roles} />
}

/** No role is no fact. */
function RolesBelow({ row }: CellProps<Group>) {
  return row.roles.length > 0 && <Roles row={row} />
}

/** A manager that is not known has the provider's name. */
function Manager({ row: { managedBy, directory } }: CellProps<Group>) {
  const t = useMessages(groupsMessages)
  if (managedBy === 'frontegg') return t('groups.admins')
  return managedBy === 'scim2' ? <Clamped>{directory?.name ?? t('groups.directory')}</Clamped> : managedBy
}
