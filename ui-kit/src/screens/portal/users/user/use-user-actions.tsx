'use client'

import { type Outcome, useSession } from '@portico/headless'
import type { UserRow } from '@portico/headless/portal/users'
import { type ReactNode, useState } from 'react'
import { useConfirm } from '../../../../frame/portal/confirm-dialog/use-confirm.tsx'
import { DialogPlace } from '../../../../frame/portal/dialogs/dialog-place.tsx'
import { useMessages } from '../../../../i18n/index.ts'
import type { MenuAction } from '../../../../primitives/portal/menu/types.ts'
import { useToasts } from '../../../../primitives/portal/toast/toaster.tsx'
import { UserApplicationsDialog } from '../../applications/user-applications.tsx'
import type { UserVerbs } from '../list/users-list.ts'
import { usersMessages } from '../list/users-messages.ts'
import { EndDialog } from './end-dialog.tsx'
import { RolesDialog } from './roles-dialog.tsx'
import { useCanEnd } from './use-can-end.ts'
import { useUserRights } from './use-user-rights.ts'

/** The actions on users, and the dialogs that some of them open. */
export interface UserMenu {
  /** The actions on one user that the person may use. */
  readonly actionsOf: (user: UserRow) => readonly MenuAction[]
  /** Opens the roles of a user. */
  readonly editRoles: (user: UserRow) => void
  /** The open dialog. Render it where the menu is: over a drawer, inside of it. */
  readonly dialog: ReactNode
}

export interface UserMenuOptions {
  readonly verbs: UserVerbs
  /** `true` if users of accounts below are among them. */
  readonly includeSubTenants: boolean
  /** Runs after a user is removed. */
  readonly onRemoved?: (() => void) | undefined
}

/** The actions on one user, for the menu of a row and for the drawer. */
export function useUserActions({ verbs, includeSubTenants, onRemoved }: UserMenuOptions): UserMenu {
  const t = useMessages(usersMessages)
  const rights = useUserRights()
  const ownId = useSession(({ user }) => user?.id)
  const canEnd = useCanEnd()
  const otherAccount = useOtherAccount(includeSubTenants)
  const { confirm, dialog } = useConfirm(usersMessages)
  const run = useAnnounced()
  const [open, setOpen] = useState<{ readonly kind: 'roles' | 'end' | 'applications'; readonly user: UserRow } | null>(
    null,
  )

  function remove(user: UserRow) {
    confirm({
      title: t('users.removeTitle', { name: user.name }),
      text: t('users.removeText'),
      confirm: t('users.remove'),
      keep: t('users.keep'),
      async run() {
        const outcome = await verbs.remove({ id: user.id })
        if (outcome.ok) onRemoved?.()
        return outcome
      },
    })
  }

  function change(user: UserRow, verb: 'enable' | 'disable' | 'lock' | 'unlock') {
    confirm({
      title: t(`users.${verb}Title`, { name: user.name }),
      text: t(`users.${verb}Text`),
      confirm: t(`users.${verb}`),
      isDanger: verb === 'disable' || verb === 'lock',
      run: () => verbs[verb]({ id: user.id }),
    })
  }

  function endSessions(user: UserRow) {
    confirm({
      title: t('users.endSessionsTitle', { name: user.name }),
      text: t('users.endSessionsText'),
      confirm: t('users.endSessions'),
      isDanger: false,
      run: () => run(verbs.endSessions, user, t('users.sessionsEnded', { name: user.name })),
    })
  }

  function mailOf(user: UserRow): MenuAction | null {
    if (user.email === '') return null
    const { email } = user
    if (user.status !== 'invited') {
      if (user.provider !== 'local' || !rights.maySendReset) return null
      return {
        id: 'reset',
        label: t('users.resetPassword'),
        note: user.isLocked ? t('users.resetUnlocks') : undefined,
        run: () => void run(verbs.sendPasswordReset, user, t('users.resetSent', { email })),
      }
    }
    if (user.isVerified) {
      if (!rights.mayResendInvitation) return null
      return {
        id: 'resend',
        label: t('users.resendInvitation'),
        run: () => void run(verbs.resendInvitation, user, t('users.invitationSent', { email })),
      }
    }
    if (!rights.mayResendActivation) return null
    return {
      id: 'resend',
      label: t('users.resendActivation'),
      run: () => void run(verbs.resendActivation, user, t('users.activationSent', { email })),
    }
  }

  function actionsOf(user: UserRow): readonly MenuAction[] {
    const isOwn = user.id === ownId
    const ownReason = isOwn ? t('users.yourself') : undefined
    const mail = mailOf(user)
    const endLabel = t(user.expiresAt ? 'users.changeEndDate' : 'users.endDate')
    const actions: readonly (MenuAction | null | false)[] = [
      rights.mayAssignRoles && {
        id: 'roles',
        label: t('users.editRoles'),
        run: () => setOpen({ kind: 'roles', user }),
      },
      user.applicationIds !== null && {
        id: 'applications',
        label: t('users.applications'),
        run: () => setOpen({ kind: 'applications', user }),
      },
      mail,
      canEnd &&
        rights.mayLimit && {
          id: 'end',
          label: endLabel,
          disabledReason: ownReason,
          run: () => setOpen({ kind: 'end', user }),
        },
      rights.mayEndSessions && { id: 'sessions', label: t('users.endSessions'), run: () => endSessions(user) },
      rights.mayEnable &&
        (user.isDisabled
          ? { id: 'enable', label: t('users.enable'), run: () => change(user, 'enable') }
          : {
              id: 'disable',
              label: t('users.disable'),
              disabledReason: ownReason,
              run: () => change(user, 'disable'),
            }),
      rights.mayEnable &&
        user.isLockable &&
        (user.isLocked
          ? { id: 'unlock', label: t('users.unlock'), run: () => change(user, 'unlock') }
          : { id: 'lock', label: t('users.lock'), disabledReason: ownReason, run: () => change(user, 'lock') }),
      rights.mayRemove && {
        id: 'remove',
        label: t('users.remove'),
        isDanger: true,
        disabledReason: ownReason,
        run: () => remove(user),
      },
    ]
    const disabledReason = otherAccount?.(user)
    // The mail to choose a new password reaches the users of every account.
    return actions
      .filter((action): action is MenuAction => Boolean(action))
      .map((action) => (disabledReason === undefined || action.id === 'reset' ? action : { ...action, disabledReason }))
  }

  const close = () => setOpen(null)
  return {
    actionsOf,
    editRoles: (user) => setOpen({ kind: 'roles', user }),
    dialog: (
      <>
        {dialog}
        <DialogPlace
          of={RolesDialog}
          open={open?.kind === 'roles' ? { user: open.user, verbs, onClose: close } : null}
        />
        <DialogPlace
          of={UserApplicationsDialog}
          open={open?.kind === 'applications' ? { userId: open.user.id, name: open.user.name, onClose: close } : null}
        />
        <DialogPlace of={EndDialog} open={open?.kind === 'end' ? { user: open.user, verbs, onClose: close } : null} />
      </>
    ),
  }
}

/** Runs an action whose result is not visible, and shows a message after a success. A failure is shown at the user. */
function useAnnounced() {
  const { show } = useToasts()
  return async (call: UserVerbs['endSessions'], { id }: Pick<UserRow, 'id'>, done: string): Promise<Outcome> => {
    const outcome = await call({ id })
    if (outcome.ok) show({ text: done })
    return outcome
  }
}

/**
 * Returns a function with the reason why a user cannot be changed here, if the account is another one, below. `null` if there
 * are no users of such accounts.
 */
export function useOtherAccount(
  includeSubTenants: boolean,
): ((user: Pick<UserRow, 'tenantId'>) => string | undefined) | null {
  const t = useMessages(usersMessages)
  const own = useSession(({ user }) => user?.tenantId)
  return includeSubTenants ? ({ tenantId }) => (tenantId === own ? undefined : t('users.otherAccount')) : null
}
