'use client'

import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { checkIcon } from '../../../primitives/icon/paths.ts'
import { Badge } from '../../../primitives/portal/badge/badge.tsx'
import { profileMessages } from './profile-messages.ts'

export interface EmailBadgeProps {
  /** `null` if it is not known: then there is no badge. */
  readonly isVerified: boolean | null
  /** `true` for a new address that waits for its code. Default `false`. */
  readonly isWaiting?: boolean
}

/** The state of an e-mail address. */
export function EmailBadge({ isVerified, isWaiting = false }: EmailBadgeProps): ReactElement | null {
  const t = useMessages(profileMessages)
  if (isVerified === null) return null
  if (isWaiting) return <Badge tone="warning">{t('ownEmail.waiting')}</Badge>
  return isVerified ? (
    <Badge tone="success" icon={<Icon path={checkIcon} size="sm" />}>
      {t('profile.verified')}
    </Badge>
  ) : (
    <Badge tone="warning">{t('profile.unverified')}</Badge>
  )
}
