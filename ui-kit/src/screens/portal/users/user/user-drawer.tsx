'use client'

import type { PorticoError } from '@portico/headless'
import { type UserDetails, useUser } from '@portico/headless/portal/users'
import type { ReactElement } from 'react'
import { CallFailure, useCallFailure } from '../../../../frame/failures/call-failure.tsx'
import { PageSkeleton } from '../../../../frame/portal/section-page/page-skeleton.tsx'
import { useMessages } from '../../../../i18n/index.ts'
import { Button } from '../../../../primitives/button/button.tsx'
import { Drawer } from '../../../../primitives/portal/drawer/drawer.tsx'
import { MenuButton } from '../../../../primitives/portal/menu/menu-button.tsx'
import type { MenuAction } from '../../../../primitives/portal/menu/types.ts'
import { Paragraph } from '../../../../primitives/text/text.tsx'
import { useUserActions } from './use-user-actions.tsx'
import { UserFacts } from './user-facts.tsx'
import { userMessages } from './user-messages.ts'
import { UserParts } from './user-parts.tsx'

export interface UserDrawerProps {
  readonly id: string
  /** The name in its row, which is the title until the user is read. */
  readonly name?: string | undefined
  /** `true` if the user may be of an account below. */
  readonly includeSubTenants: boolean
  readonly onClose: () => void
}

/** A user: identity, access and its origin, sessions and what they did last. */
export function UserDrawer({ id, name, includeSubTenants, onClose }: UserDrawerProps): ReactElement {
  const user = useUser({ id, includeSubTenants })
  const { value, calls, load } = user
  const t = useMessages(userMessages)
  const isGone = value === null && isMissing(calls.load.error)
  const failure = useCallFailure(isGone ? null : user.error, userMessages)
  const menu = useUserActions({ verbs: user, includeSubTenants, onRemoved: onClose })
  const actions = value ? menu.actionsOf(value) : []
  const isUnread = value === null && (failure !== null || isGone)
  // One drawer for all states: another one would be announced, and would take the focus, once the user is read.
  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      title={value?.name ?? (isUnread ? t(isGone ? 'user.gone' : 'user.unread') : (name ?? t('user.loading')))}
      footer={
        isUnread ? (
          <>
            {!isGone && (
              <Button size="md" onPress={() => void load()}>
                {t('user.tryAgain')}
              </Button>
            )}
            <Button size="md" variant="primary" onPress={onClose}>
              {t('user.close')}
            </Button>
          </>
        ) : value && actions.length > 0 ? (
          <UserButtons user={value} actions={actions} onEditRoles={menu.editRoles} />
        ) : undefined
      }
    >
      {isGone && <Paragraph>{t('user.goneText')}</Paragraph>}
      <CallFailure failure={failure} />
      {value ? (
        <>
          <UserFacts user={value} />
          <UserParts user={value} />
        </>
      ) : (
        !isUnread && <PageSkeleton width="form" />
      )}
      {menu.dialog}
    </Drawer>
  )
}

interface UserButtonsProps {
  readonly user: UserDetails
  readonly actions: readonly MenuAction[]
  readonly onEditRoles: (user: UserDetails) => void
}

function UserButtons({ user, actions, onEditRoles }: UserButtonsProps) {
  const t = useMessages(userMessages)
  const roles = actions.find(({ id, disabledReason }) => id === 'roles' && disabledReason === undefined)
  const others = actions.filter((action) => action !== roles)
  return (
    <>
      {others.length > 0 && <MenuButton label={t('user.more')} variant="secondary" size="md" actions={others} />}
      {roles && (
        <Button size="md" onPress={() => onEditRoles(user)}>
          {t('users.editRoles')}
        </Button>
      )}
    </>
  )
}

function isMissing(error: PorticoError | null): boolean {
  return error?.code === 'user-not-found' || error?.status === 404
}
