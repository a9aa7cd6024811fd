'use client'

import type { ReactElement } from 'react'
import { useOpenRecord } from '../../../../frame/portal/open-record/use-open-record.ts'
import { SectionPage } from '../../../../frame/portal/section-page/section-page.tsx'
import { useMessages } from '../../../../i18n/index.ts'
import { seeUsers, useUserRights, writeUsers } from '../user/use-user-rights.ts'
import { InviteButton, inviteRecord, UsersContent, type UsersSettings } from './users-content.tsx'
import { usersMessages } from './users-messages.ts'

export interface UsersSectionProps extends UsersSettings {}

/** The users of the tenant, as a section of the portal: listed, invited, changed and removed. */
export function UsersSection(props: UsersSectionProps): ReactElement {
  const t = useMessages(usersMessages)
  const place = useOpenRecord()
  const { mayInvite, mayAnything } = useUserRights()
  return (
    <SectionPage
      title={t('users.title')}
      lead={t('users.lead')}
      see={{ name: t('users.title'), ...seeUsers }}
      change={mayAnything ? undefined : { name: t('users.title'), ...writeUsers }}
      actions={mayInvite ? <InviteButton onPress={() => place.openRecord(inviteRecord)} /> : undefined}
    >
      <UsersContent {...props} place={place} />
    </SectionPage>
  )
}
