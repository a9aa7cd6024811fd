'use client'

import type { Group } from '@portico/headless/portal/groups'
import { RowName } from '../../../frame/portal/data-table/row-name.tsx'
import type { CellProps, Column } from '../../../frame/portal/data-table/types.ts'
import { useMessages } from '../../../i18n/index.ts'
import { Avatar } from '../../../primitives/avatar/avatar.tsx'
import { Badge } from '../../../primitives/portal/badge/badge.tsx'
import { useClasses } from '../../../slots/index.ts'
import { groupsMessages } from './groups-messages.ts'
import { Swatch } from './swatch.tsx'

/** The columns of the list of groups. */
export const groupColumns: readonly Column<Group>[] = [
  { id: 'group', header: 'groups.group', cell: Name, sort: 'name', width: 'minmax(14rem, 2fr)' },
  { id: 'people', header: 'groups.people', cell: People, below: People, priority: 2, width: 'minmax(9rem, 1fr)' },
  { id: 'roles', header: 'groups.roles', cell: Roles, priority: 2, width: 'minmax(9rem, 1fr)' },
  { id: 'managedBy', header: 'groups.managedBy', cell: Manager, sort: 'managedBy', priority: 3, width: '9rem' },
]

function Name({ row: { color, description } }: CellProps<Group>) {
  const classOf = useClasses()
  const mark = (
    <span className={classOf('GroupMark')}>
      <Swatch color={color} />
    </span>
  )
  return <RowName mark={mark} note={<bdi>{description}</bdi>} />
}

function People({ row: { users } }: CellProps<Group>) {
  const classOf = useClasses()
  const t = useMessages(groupsMessages)
  return (
    <span className={classOf('Avatars')}>
      {users.slice(0, 3).map(({ id, name }) => (
        <Avatar key={id} name={name} />
      ))}
      <span>{t('groups.peopleCount', { count: users.length })}</span>
    </span>
  )
}

function Roles({ row: { roles } }: CellProps<Group>) {
  const classOf = useClasses()
  const t = useMessages(groupsMessages)
  if (roles.length === 0) return '—'
  return (
    <span className={classOf('GroupRoles')}>
      {roles.slice(0, 2).map(({ id, name }) => (
        <Badge key={id}>{name}</Badge>
      ))}
      {roles.length > 2 && <small>{t('groups.andMore', { count: roles.length - 2 })}</small>}
    </span>
  )
}

function Manager({ row: { managedBy } }: CellProps<Group>) {
  return useManagerName(managedBy)
}

/** The name of a manager. One that is not known has the provider's name. */
function useManagerName(managedBy: Group['managedBy']): string {
  const t = useMessages(groupsMessages)
  if (managedBy === 'frontegg') return t('groups.admins')
  return managedBy === 'scim2' ? t('groups.directory') : managedBy
}
