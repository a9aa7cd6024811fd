'use client'

import { useUserApplications } from '@portico/headless/portal/applications'
import type { UserRow } from '@portico/headless/portal/users'
import type { ReactElement } from 'react'
import { useMessages } from '../../../../i18n/index.ts'
import { ListRow } from '../../../../primitives/row-list/row-list.tsx'
import { useClasses } from '../../../../slots/index.ts'
import { ApplicationMark } from '../../applications/application-mark.tsx'
import { userMessages } from './user-messages.ts'
import { UserPart } from './user-part.tsx'

export interface UserApplicationsProps {
  readonly user: Pick<UserRow, 'id'>
}

/** The applications that a user may open. */
export function UserApplications({ user: { id } }: UserApplicationsProps): ReactElement | null {
  const classOf = useClasses()
  const t = useMessages(userMessages)
  const { rows, status, calls } = useUserApplications({ userId: id })
  const held = rows.filter(({ isHeld }) => isHeld)
  if (status === 'unread' || status === 'loading' || calls.load.error) return null
  return (
    <UserPart title={t('user.applications')} none={t('user.noApplications')} isEmpty={held.length === 0}>
      {held.map(({ id, name, logoUrl, isAssigned }) => (
        <ListRow
          key={id}
          name={
            <span className={classOf('UserApplication')}>
              <ApplicationMark name={name} logoUrl={logoUrl} /> <bdi>{name}</bdi>
            </span>
          }
          note={isAssigned ? undefined : t('user.forEveryone')}
        />
      ))}
    </UserPart>
  )
}
