'use client'

import { useAuthorized } from '@portico/headless'
import type { ReactElement } from 'react'
import { useOpenRecord } from '../../../frame/portal/open-record/use-open-record.ts'
import { NoPermission } from '../../../frame/portal/section-page/no-permission.tsx'
import { PageSkeleton } from '../../../frame/portal/section-page/page-skeleton.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { InviteButton, inviteRecord, UsersContent, type UsersSettings } from './list/users-content.tsx'
import { usersMessages } from './list/users-messages.ts'
import { seeUsers, useUserRights } from './user/use-user-rights.ts'

/** The table of users without a page around: the invitation is in its toolbar. */
export function UsersAlone(props: UsersSettings): ReactElement {
  const t = useMessages(usersMessages)
  const place = useOpenRecord()
  const permit = useAuthorized(seeUsers)
  const { mayInvite } = useUserRights()
  if (permit.isPending) return <PageSkeleton width="table" />
  if (!permit.isAllowed) return <NoPermission access={{ name: t('users.title'), ...seeUsers }} permit={permit} />
  const invite = <InviteButton size="sm" onPress={() => place.openRecord(inviteRecord)} />
  return <UsersContent {...props} place={place} toolbar={mayInvite ? invite : undefined} />
}
