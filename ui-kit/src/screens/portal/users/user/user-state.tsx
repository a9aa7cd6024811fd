'use client'

import { useClient } from '@portico/headless'
import type { UserRow } from '@portico/headless/portal/users'
import type { ReactElement } from 'react'
import { useMessages } from '../../../../i18n/index.ts'
import { useDateFormat } from '../../../../i18n/use-date-format.ts'
import { Icon } from '../../../../primitives/icon/icon.tsx'
import { Badge, type BadgeProps } from '../../../../primitives/portal/badge/badge.tsx'
import { useClasses } from '../../../../slots/index.ts'
import { usersMessages } from '../list/users-messages.ts'

export interface UserStateProps {
  readonly user: UserRow
  /** `true` shows a missing second step as an icon with a name. Default `false`: in words. */
  readonly isCompact?: boolean | undefined
}

/** The state of an account as badges: what keeps the user out, the last day, and a missing second step. Two at most. */
export function UserState({ user, isCompact = false }: UserStateProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(usersMessages)
  const state = useStateBadge(user)
  const isIn = user.status === 'active'
  return (
    <span className={classOf('UserState')}>
      <Badge tone={state.tone} hasDot>
        {state.text}
      </Badge>
      {isIn &&
        !user.hasSecondFactor &&
        (isCompact ? <NoSecondStep /> : <Badge tone="plain">{t('users.noSecondStep')}</Badge>)}
    </span>
  )
}

/** A shield that is crossed out. */
function NoSecondStep() {
  const classOf = useClasses()
  const t = useMessages(usersMessages)
  const words = t('users.noSecondStep')
  return (
    <span className={classOf('NoSecondStep')} role="img" aria-label={words} title={words}>
      <Icon path={noShieldIcon} size="sm" />
    </span>
  )
}

const noShieldIcon =
  'M6.3 3.9 10 2.5l6 2.25v4.5c0 1.3-.3 2.5-.9 3.6M13 15.4c-.9.8-1.9 1.5-3 2.1-3.6-1.9-6-4.6-6-8.25v-4M3 3l14 14'

function useStateBadge({ status, expiresAt }: UserRow): {
  readonly tone: BadgeProps['tone']
  readonly text: string
} {
  const t = useMessages(usersMessages)
  const dayOf = useDay()
  const day = expiresAt && dayOf(expiresAt)
  switch (status) {
    case 'disabled':
      return { tone: 'neutral', text: t('users.disabled') }
    case 'locked':
      return { tone: 'danger', text: t('users.locked') }
    case 'expired':
      return { tone: 'neutral', text: t('users.ended', { date: day ?? '' }) }
    case 'invited':
      return { tone: 'info', text: t('users.invited') }
    case 'active':
      return day
        ? { tone: 'warning', text: t('users.ends', { date: day }) }
        : { tone: 'success', text: t('users.active') }
    default:
      return status satisfies never
  }
}

/** Returns a function that writes a day in short: "30 Nov", with the year if it is another one. */
export function useDay(): (at: string) => string {
  const dateFormat = useDateFormat()
  const { clock } = useClient().ports
  return (at) => {
    const year = dateFormat({ year: 'numeric' })
    const isThisYear = year.format(at) === year.format(clock.now())
    return dateFormat({
      day: 'numeric',
      month: 'short',
      ...(!isThisYear && { year: 'numeric' }),
    }).format(at)
  }
}
