'use client'

import { permissionTree, usePermissions } from '@portico/headless/portal/permissions'
import type { Role } from '@portico/headless/portal/roles'
import { RowName } from '../../../frame/portal/data-table/row-name.tsx'
import type { CellProps, ChangeColumns, Column } from '../../../frame/portal/data-table/types.ts'
import { Known } from '../../../frame/portal/known/known.tsx'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { numberFormat } from '../../../i18n/intl.ts'
import { useDateFormat } from '../../../i18n/use-date-format.ts'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { Badge } from '../../../primitives/portal/badge/badge.tsx'
import { lockIcon } from '../../../primitives/portal/icons.ts'
import { rolesMessages } from './roles-messages.ts'

/** The columns of the list of roles. */
export const roleColumns: readonly Column<Role>[] = [
  { id: 'role', header: 'roles.role', cell: RoleName, sort: 'name', width: 'minmax(12rem, 2fr)' },
  { id: 'kind', header: 'roles.kind', cell: Kind, below: Kind, priority: 2, width: 'minmax(10rem, 1fr)' },
  {
    id: 'level',
    header: 'roles.level',
    cell: Level,
    sort: 'level',
    sortsAs: 'number',
    align: 'end',
    priority: 3,
    width: '6rem',
  },
  { id: 'permissions', header: 'roles.permissions', cell: Held, align: 'end', priority: 3, width: '8rem' },
  {
    id: 'people',
    header: 'roles.people',
    cell: People,
    below: PeopleBelow,
    sort: 'userCount',
    sortsAs: 'number',
    align: 'end',
    priority: 2,
    width: '6rem',
  },
  {
    id: 'changed',
    header: 'roles.changed',
    cell: Changed,
    sort: 'updatedAt',
    sortsAs: 'time',
    priority: 4,
    width: '8rem',
    isEmpty: isUnchanged,
  },
]

/** Leaves out the column of permissions, for a provider that does not list any. */
export const withoutPermissions: ChangeColumns<Role> = (ours) => ours.filter(({ id }) => id !== 'permissions')

function RoleName({ row }: CellProps<Role>) {
  return <RowName note={row.description} />
}

function Kind({ row: { isBuiltIn, isDefault } }: CellProps<Role>) {
  const t = useMessages(rolesMessages)
  return (
    <>
      {isBuiltIn ? (
        <Badge icon={<Icon path={lockIcon} size="sm" />}>{t('roles.builtIn')}</Badge>
      ) : (
        <Badge tone="plain">{t('roles.custom')}</Badge>
      )}
      {isDefault && <Badge tone="primary">{t('roles.default')}</Badge>}
    </>
  )
}

function Level({ row: { level } }: CellProps<Role>) {
  return <Count of={level} />
}

function People({ row: { userCount } }: CellProps<Role>) {
  return <Count of={userCount} />
}

function PeopleBelow({ row: { userCount } }: CellProps<Role>) {
  const t = useMessages(rolesMessages)
  return userCount !== null && t('roles.peopleCount', { count: userCount })
}

function Count({ of: count }: { readonly of: number | null }) {
  const { code } = useLocale()
  return count === null ? '—' : numberFormat(code).format(count)
}

function Held({ row: { permissions, isBuiltIn } }: CellProps<Role>) {
  const { code } = useLocale()
  const t = useMessages(rolesMessages)
  return (
    <Known list={usePermissions()} width="xs">
      {(all) => {
        // A key may hold many permissions, so the keys of the role are not counted.
        const held = permissionTree(all, { permissions, isFixed: isBuiltIn }).reduce(
          (sum, branch) => sum + branch.held,
          0,
        )
        if (held === all.length) return t('roles.allHeld')
        return t('roles.held', { held: numberFormat(code).format(held), total: numberFormat(code).format(all.length) })
      }}
    </Known>
  )
}

function Changed({ row: { isBuiltIn, updatedAt } }: CellProps<Role>) {
  const dateFormat = useDateFormat()
  return isBuiltIn ? '—' : dateFormat({ dateStyle: 'medium' }).format(updatedAt)
}

/** `true` for a role of the vendor, which never changes here. */
function isUnchanged({ isBuiltIn }: Role): boolean {
  return isBuiltIn
}
