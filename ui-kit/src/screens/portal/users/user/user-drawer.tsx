'use client'

import type { PorticoError } from '@portico/headless'
import { type UserDetails, userErrors, useUser } from '@portico/headless/portal/users'
import type { ReactElement } from 'react'
import { CallFailure, useCallFailure } from '../../../../frame/failures/call-failure.tsx'
import type { Failure } from '../../../../frame/failures/failure.ts'
import { PageSkeleton } from '../../../../frame/portal/section-page/page-skeleton.tsx'
import { useMessages } from '../../../../i18n/index.ts'
import { Button } from '../../../../primitives/button/button.tsx'
import { Drawer } from '../../../../primitives/portal/drawer/drawer.tsx'
import { MenuButton } from '../../../../primitives/portal/menu/menu-button.tsx'
import { Paragraph } from '../../../../primitives/text/text.tsx'
import type { UserVerbs } from '../list/users-list.ts'
import { useUserActions } from './use-user-actions.tsx'
import { UserFacts } from './user-facts.tsx'
import { userMessages } from './user-messages.ts'
import { UserParts } from './user-parts.tsx'

export interface UserDrawerProps {
  readonly id: string
  /** `true` if the user may be of an account below. */
  readonly includeSubTenants: boolean
  readonly onClose: () => void
}

/** A user: identity, access and its origin, sessions and what they did last. */
export function UserDrawer({ id, includeSubTenants, onClose }: UserDrawerProps): ReactElement {
  const user = useUser({ id, includeSubTenants })
  const { value, calls, load } = user
  const t = useMessages(userMessages)
  const isGone = value === null && isMissing(calls.load.error)
  const failure = useCallFailure(isGone ? null : user.error, userMessages)
  const close = { onOpenChange: onClose, isOpen: true }
  if (value)
    return (
      <LoadedDrawer {...close} includeSubTenants={includeSubTenants} failure={failure} user={value} actions={user} />
    )
  if (failure || isGone) {
    return (
      <Drawer
        {...close}
        title={t(isGone ? 'user.gone' : 'user.unread')}
        footer={
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
        }
      >
        {isGone && <Paragraph>{t('user.goneText')}</Paragraph>}
        <CallFailure failure={failure} />
      </Drawer>
    )
  }
  return (
    <Drawer {...close} title={t('user.loading')}>
      <PageSkeleton width="form" />
    </Drawer>
  )
}

interface LoadedDrawerProps {
  readonly user: UserDetails
  readonly includeSubTenants: boolean
  readonly actions: UserVerbs
  readonly failure: Failure | null
  readonly isOpen: boolean
  readonly onOpenChange: () => void
}

function LoadedDrawer({ user, includeSubTenants, actions, failure, ...drawer }: LoadedDrawerProps) {
  const t = useMessages(userMessages)
  const menu = useUserActions({ verbs: actions, includeSubTenants, onRemoved: drawer.onOpenChange })
  const all = menu.actionsOf(user)
  const roles = all.find(({ id, disabledReason }) => id === 'roles' && disabledReason === undefined)
  const others = all.filter((action) => action !== roles)
  return (
    <Drawer
      {...drawer}
      title={user.name}
      footer={
        all.length > 0 ? (
          <>
            {others.length > 0 && <MenuButton label={t('user.more')} variant="secondary" size="md" actions={others} />}
            {roles && (
              <Button size="md" onPress={() => menu.editRoles(user)}>
                {t('users.editRoles')}
              </Button>
            )}
          </>
        ) : undefined
      }
    >
      <CallFailure failure={failure} />
      <UserFacts user={user} />
      <UserParts user={user} />
      {menu.dialog}
    </Drawer>
  )
}

function isMissing(error: PorticoError | null): boolean {
  return error?.code === userErrors.userNotFound || error?.status === 404
}
