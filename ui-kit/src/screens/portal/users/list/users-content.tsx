'use client'

import { useClient } from '@portico/headless'
import { type UserRow, type UsersTableOptions, useUsersTable } from '@portico/headless/portal/users'
import { type ReactElement, type ReactNode, useCallback } from 'react'
import { useConfirm } from '../../../../frame/portal/confirm-dialog/use-confirm.tsx'
import { DataTable } from '../../../../frame/portal/data-table/data-table.tsx'
import type { ChangeColumns } from '../../../../frame/portal/data-table/types.ts'
import { lazyDialog } from '../../../../frame/portal/dialogs/lazy-dialog.tsx'
import { type OpenRecord, rowLinks, useListAddress } from '../../../../frame/portal/open-record/use-open-record.ts'
import { usePageAppearance } from '../../../../frame/portal/use-page-appearance.ts'
import { useMessages } from '../../../../i18n/index.ts'
import { Button, type ButtonProps } from '../../../../primitives/button/button.tsx'
import { Icon } from '../../../../primitives/icon/icon.tsx'
import { EmptyState } from '../../../../primitives/portal/empty-state/empty-state.tsx'
import { plusIcon } from '../../../../primitives/portal/icons.ts'
import { useToastQueue } from '../../../../primitives/portal/toast/toast-context.ts'
import { Toaster, useToasts } from '../../../../primitives/portal/toast/toaster.tsx'
import { ownValue } from '../../../../theme/own-member.ts'
import type { InviteFields } from '../invite/invite-draft.ts'
import { useOtherAccount, useUserActions } from '../user/use-user-actions.tsx'
import { useUserRights } from '../user/use-user-rights.ts'
import { userMessages } from '../user/user-messages.ts'
import { useBulkActions } from './use-bulk-actions.tsx'
import { useUserFilters } from './use-user-filters.tsx'
import { userColumns } from './user-columns.tsx'
import type { UsersList } from './users-list.ts'
import { usersMessages } from './users-messages.ts'

/** The settings of the list of users, in the portal and on its own. */
export interface UsersSettings {
  /** Changes the columns of the table. Keep its identity. Default: they stay as they are. */
  readonly columns?: ChangeColumns<UserRow> | undefined
  /** `endless` appends pages in place of replacing them. It holds from the first render. Default `pages`. */
  readonly mode?: 'pages' | 'endless' | undefined
  /** `true` lists the users of all accounts below, too. It holds from the first render. Default `false`. */
  readonly includeSubTenants?: boolean | undefined
  /** The fields of the invitation. Default: those that the account is configured with. */
  readonly inviteFields?: InviteFields | undefined
}

export interface UsersContentProps extends UsersSettings {
  readonly place: OpenRecord
  /** Controls at the end of the toolbar. */
  readonly toolbar?: ReactNode
}

/** The table of users with its dialogs and the drawer of a user. */
export function UsersContent(props: UsersContentProps): ReactElement {
  const isInPortal = useToastQueue() !== null
  const table = <Table {...props} />
  return isInPortal ? table : <Toaster>{table}</Toaster>
}

function Table({
  place,
  columns,
  mode = 'pages',
  includeSubTenants = false,
  inviteFields,
  toolbar,
}: UsersContentProps) {
  const t = useMessages(usersMessages)
  const { record, openRecord, closeRecord } = place
  const { searchIn, columns: ofAccount } = usePageAppearance('users')
  const list = useUsersTable({
    ...optionsOf(mode, includeSubTenants),
    address: useListAddress('users'),
    initialSort: byName,
  })
  const { mayInvite } = useUserRights()
  const menu = useUserActions({ verbs: list, includeSubTenants })
  const otherAccount = useOtherAccount(includeSubTenants)
  const { bulkActions, bulkDialog } = useBulkActions(list)
  const filters = useUserFilters(list)
  const user = record === inviteRecord ? null : record
  const userName = list.rows.find(({ id }) => id === user)?.name
  const links = rowLinks(place)
  return (
    <>
      <DataTable
        id="users"
        list={list}
        label={t('users.title')}
        columns={userColumns}
        changeColumns={useShownColumns(columns)}
        messages={usersMessages}
        nameOf={ofAccount['fullName'] === 'hidden' ? addressOf : nameOf}
        {...links}
        rowActions={(user) => [
          { id: 'open', label: t('users.open'), run: () => links.onOpen(user) },
          ...menu.actionsOf(user),
        ]}
        bulkActions={bulkActions.length > 0 ? bulkActions : undefined}
        canSelect={otherAccount ? (user) => otherAccount(user) ?? true : undefined}
        mode={mode}
        searchLabel={searchIn.length > 0 ? t('users.search') : undefined}
        countOf={(count) => t('users.count', { count })}
        filters={filters}
        toolbar={
          <>
            {list.query.filters['preset'] === 'breached-passwords' && list.rows.length > 0 && (
              <ResetBreached list={list} />
            )}
            {toolbar}
          </>
        }
        empty={
          <EmptyState
            title={t('users.empty')}
            actions={mayInvite ? <InviteButton onPress={() => openRecord(inviteRecord)} /> : undefined}
          >
            {t('users.emptyText')}
          </EmptyState>
        }
      />
      {menu.dialog}
      {bulkDialog}
      <InviteFlow
        open={
          record === inviteRecord ? { list, fields: inviteFields, onClose: closeRecord, onOpenUser: openRecord } : null
        }
      />
      <UserDrawer
        key={record}
        open={user === null ? null : { id: user, name: userName, includeSubTenants, onClose: closeRecord }}
      />
    </>
  )
}

/** The button that opens the invitation. */
export function InviteButton({ size = 'md', onPress }: Pick<ButtonProps, 'size' | 'onPress'>): ReactElement {
  const client = useClient()
  const t = useMessages(usersMessages)
  return (
    <Button
      variant="primary"
      size={size}
      icon={<Icon path={plusIcon} size="sm" />}
      onPress={() => {
        client.emit('inviteMemberClicked', undefined)
        onPress?.()
      }}
    >
      {t('users.invite')}
    </Button>
  )
}

/** The place of the invitation among the records of the section. */
export const inviteRecord = 'invite'

/** The options of the list. The usual list has none, so that `useUsersTable()` in a slot returns the same one. */
function optionsOf(mode: 'pages' | 'endless', includeSubTenants: boolean): UsersTableOptions {
  return { ...(mode === 'endless' && { isEndless: true }), ...(includeSubTenants && { includeSubTenants }) }
}

/** The columns as the account configures them, then changed by the application. */
function useShownColumns(change: ChangeColumns<UserRow> | undefined): ChangeColumns<UserRow> {
  const { fields, columns } = usePageAppearance('users')
  return useCallback(
    (ours) => {
      const shown = ours.flatMap((column) => {
        const appearance = ownValue(columns, column.id) ?? ownValue(fields, column.id)
        if (appearance === 'hidden') return []
        const isSet = appearance === 'shown' || appearance === 'offered'
        return [isSet ? { ...column, isHidden: appearance === 'offered' } : column]
      })
      return change?.(shown) ?? shown
    },
    [fields, columns, change],
  )
}

/** A to Z, as people search for a name. The default of the list is the reverse. */
const byName = { by: 'name', order: 'ASC' } as const

const nameOf = ({ name }: UserRow) => name

const addressOf = ({ name, email }: UserRow) => email || name

const InviteFlow = lazyDialog(async () => (await import('../lazy-parts.ts')).InviteFlow)

const UserDrawer = lazyDialog(async () => (await import('../lazy-parts.ts')).UserDrawer)

interface ResetBreachedProps {
  readonly list: Pick<UsersList, 'resetBreachedPasswords'>
}

/** The button that sends a password reset to every user with a breached password. */
function ResetBreached({ list }: ResetBreachedProps): ReactElement {
  const t = useMessages(userMessages)
  const { show } = useToasts()
  const { confirm, dialog } = useConfirm(userMessages)
  const ask = () =>
    confirm({
      title: t('user.resetAllTitle'),
      text: t('user.resetAllText'),
      confirm: t('user.resetAll'),
      isDanger: false,
      async run() {
        const outcome = await list.resetBreachedPasswords()
        if (outcome.ok) show({ text: t('user.resetAllSent') })
        return outcome
      },
    })
  return (
    <>
      <Button size="sm" onPress={ask}>
        {t('user.resetAll')}
      </Button>
      {dialog}
    </>
  )
}
