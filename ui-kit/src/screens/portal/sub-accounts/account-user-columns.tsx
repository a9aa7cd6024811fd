'use client'

import { useSession } from '@portico/headless'
import type { SubAccountUser } from '@portico/headless/portal/sub-accounts'
import { createContext, useContext } from 'react'
import { BadgeList } from '../../../frame/portal/cells/cells.tsx'
import { RowName } from '../../../frame/portal/data-table/row-name.tsx'
import type { CellProps, Column } from '../../../frame/portal/data-table/types.ts'
import { useMessages } from '../../../i18n/index.ts'
import { Avatar } from '../../../primitives/avatar/avatar.tsx'
import { Badge } from '../../../primitives/portal/badge/badge.tsx'
import { Switch } from '../../../primitives/portal/switch/switch.tsx'
import { useClasses } from '../../../slots/index.ts'
import { subAccountsMessages } from './sub-accounts-messages.ts'

/** The access of the users of an account to the accounts below it. */
export interface Entry {
  /**
   * `change` for a switch, `show` for a user who may not change it, `always` if every account below admits everyone, `none`
   * without accounts below.
   */
  readonly entry: 'change' | 'show' | 'always' | 'none'
  readonly onChange: (id: string, isAllowed: boolean) => void
}

export const EntryContext = createContext<Entry>({ entry: 'none', onChange: () => {} })

/** The columns of the users of an account. */
export const userColumns: readonly Column<SubAccountUser>[] = [
  { id: 'user', header: 'subAccountUsers.user', cell: Person, sort: 'name', width: 'minmax(15.5rem, 2.2fr)' },
  { id: 'from', header: 'subAccountUsers.from', cell: From, below: From, priority: 2, width: 'minmax(7rem, 1fr)' },
  { id: 'roles', header: 'subAccountUsers.rolesHere', cell: Roles, priority: 3, width: 'minmax(9rem, 1.5fr)' },
  {
    id: 'mayEnter',
    header: 'subAccountUsers.mayEnter',
    cell: MayEnter,
    below: MayEnterBelow,
    align: 'end',
    priority: 2,
    width: '13rem',
  },
]

function Person({ row: { name, email, profilePictureUrl } }: CellProps<SubAccountUser>) {
  const classOf = useClasses()
  const mark = <Avatar name={name} pictureUrl={profilePictureUrl} className={classOf('UserAvatar')} />
  return <RowName mark={mark} note={email === name ? undefined : email} noteDir="ltr" />
}

function From({ row: { isFromAbove } }: CellProps<SubAccountUser>) {
  const t = useMessages(subAccountsMessages)
  const own = useSession(({ tenant }) => tenant?.name)
  if (!isFromAbove) return <Badge>{t('subAccountUsers.own')}</Badge>
  return own === undefined ? '—' : <Badge tone="primary">{own}</Badge>
}

function Roles({ row: { roles } }: CellProps<SubAccountUser>) {
  return <BadgeList items={roles} />
}

function MayEnter({ row }: CellProps<SubAccountUser>) {
  const text = useEntryText(row)
  return text ?? <EntrySwitch row={row} />
}

/** On a phone the switch has its own label, because the column has left. */
function MayEnterBelow({ row }: CellProps<SubAccountUser>) {
  const t = useMessages(subAccountsMessages)
  const { entry } = useContext(EntryContext)
  const text = useEntryText(row)
  if (entry === 'none') return null
  if (text !== null) return t('subAccountUsers.mayEnterIs', { value: text })
  return <EntrySwitch row={row} label={t('subAccountUsers.mayEnter')} />
}

/** The access of a user as text; `null` if it can be changed. */
function useEntryText({ hasSubAccountAccess }: SubAccountUser): string | null {
  const t = useMessages(subAccountsMessages)
  const { entry } = useContext(EntryContext)
  if (entry === 'change') return null
  if (entry === 'none') return '—'
  if (entry === 'always') return t('subAccounts.alwaysOn')
  return t(hasSubAccountAccess ? 'subAccountUsers.yes' : 'subAccountUsers.no')
}

function EntrySwitch({ row, label }: CellProps<SubAccountUser> & { readonly label?: string }) {
  const t = useMessages(subAccountsMessages)
  const { onChange } = useContext(EntryContext)
  const { id, name, hasSubAccountAccess } = row
  return (
    <Switch
      label={label}
      aria-label={t('subAccountUsers.mayEnterOf', { name })}
      isSelected={hasSubAccountAccess}
      onChange={(isAllowed) => onChange(id, isAllowed)}
    />
  )
}
