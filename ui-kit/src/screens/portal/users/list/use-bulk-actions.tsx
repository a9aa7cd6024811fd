'use client'

import type { BulkInput } from '@portico/headless/core'
import type { UpdateUserRolesInput } from '@portico/headless/portal/users'
import { type ReactNode, useRef, useState } from 'react'
import { useConfirm } from '../../../../frame/portal/confirm-dialog/use-confirm.tsx'
import { countOfBulk } from '../../../../frame/portal/data-table/selection.ts'
import type { BulkAction } from '../../../../frame/portal/data-table/types.ts'
import { DialogPlace } from '../../../../frame/portal/dialogs/dialog-place.tsx'
import { useLocale, useMessages } from '../../../../i18n/index.ts'
import { RolesOfManyDialog, type RolesOfManyDialogProps } from '../user/roles-dialog.tsx'
import { useUserRights } from '../user/use-user-rights.ts'
import type { UsersList } from './users-list.ts'
import { usersMessages } from './users-messages.ts'

/** The actions on selected users, and the dialogs that some of them open. */
export interface UsersBulk {
  readonly bulkActions: readonly BulkAction[]
  readonly bulkDialog: ReactNode
}

/** The actions on selected users that the person may use. */
export function useBulkActions(list: UsersList): UsersBulk {
  const t = useMessages(usersMessages)
  const { code } = useLocale()
  const rights = useUserRights()
  const mayLock = rights.mayEnable && list.rows.some(({ isLockable }) => isLockable)
  const { confirm, dialog } = useConfirm(usersMessages)
  const [roles, setRoles] = useState<BulkInput | null>(null)
  const lastRoles = useRef<UpdateUserRolesInput>({})

  const countOf = (input: BulkInput) => countOfBulk(list, input)

  function changeMany(verb: 'enable' | 'disable' | 'lock' | 'unlock', input: BulkInput) {
    const count = countOf(input)
    confirm({
      title: t(`users.${verb}ManyTitle`, { count }),
      text: t(`users.${verb}Text`),
      confirm: t(`users.${verb}Many`, { count }),
      isDanger: verb === 'disable' || verb === 'lock',
      run: () => list[`${verb}Many`](input),
    })
  }

  function removeMany(input: BulkInput) {
    const count = countOf(input)
    confirm({
      title: t('users.removeManyTitle', { count }),
      text: t('users.removeText'),
      confirm: t('users.removeMany', { count }),
      keep: t('users.keepAll'),
      typed: count > 1 ? count.toLocaleString(code) : undefined,
      run: () => list.removeMany(input),
    })
  }

  /** The failed users get the same roles again, without a dialog. */
  function changeRoles(input: BulkInput) {
    if (input.ids) void list.updateRolesMany({ ...lastRoles.current, ...input })
    else setRoles(input)
  }

  const dialogOf = (input: BulkInput): RolesOfManyDialogProps => ({
    count: countOf(input),
    includes: (id) => (list.allExcept ? !list.allExcept.includes(id) : list.selected.includes(id)),
    onClose: () => setRoles(null),
    onSave(change) {
      lastRoles.current = change
      return list.updateRolesMany({ ...input, ...change })
    },
  })

  const actions: readonly (BulkAction | false)[] = [
    rights.mayAssignRoles && {
      id: 'roles',
      label: t('users.addRoles'),
      run: changeRoles,
      resultOf: (counts) => t('users.rolesChangedOf', counts),
    },
    rights.mayEnable && {
      id: 'disable',
      label: t('users.disable'),
      run: (input) => changeMany('disable', input),
      resultOf: (counts) => t('users.disabledOf', counts),
    },
    rights.mayEnable && {
      id: 'enable',
      label: t('users.enable'),
      run: (input) => changeMany('enable', input),
      resultOf: (counts) => t('users.enabledOf', counts),
    },
    mayLock && {
      id: 'lock',
      label: t('users.lock'),
      run: (input) => changeMany('lock', input),
      resultOf: (counts) => t('users.lockedOf', counts),
    },
    mayLock && {
      id: 'unlock',
      label: t('users.unlock'),
      run: (input) => changeMany('unlock', input),
      resultOf: (counts) => t('users.unlockedOf', counts),
    },
    rights.mayResendActivation && {
      id: 'resend',
      label: t('users.resendActivation'),
      run: (input) => list.resendActivationMany(input),
      resultOf: (counts) => t('users.resentOf', counts),
    },
    rights.mayEndSessions && {
      id: 'sessions',
      label: t('users.endSessions'),
      run: (input) => list.endSessionsMany(input),
      resultOf: (counts) => t('users.signedOutOf', counts),
    },
    rights.mayRemove && {
      id: 'remove',
      label: t('users.removeSome'),
      isDanger: true,
      run: removeMany,
      resultOf: (counts) => t('users.removedOf', counts),
    },
  ]
  return {
    bulkActions: actions.filter((action) => action !== false),
    bulkDialog: (
      <>
        {dialog}
        <DialogPlace of={RolesOfManyDialog} open={roles && dialogOf(roles)} />
      </>
    ),
  }
}
