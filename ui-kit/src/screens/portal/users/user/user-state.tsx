'use client'

import { useClient } from '@portico/headless'
import type { UserRow } from '@portico/headless/portal/users'
import type { ReactElement } from 'react'
import { useMessages } from '../../../../i18n/index.ts'
import { useDateFormat } from '../../../../i18n/use-date-format.ts'
import { Badge, type BadgeProps } from '../../../../primitives/portal/badge/badge.tsx'
import { useClasses } from '../../../../slots/index.ts'
import { usersMessages } from '../list/users-messages.ts'

export interface UserStateProps {
  readonly user: UserRow
}

/** The state of an account as badges: what keeps the user out, the last day, and a missing second step. Two at most. */
export function UserState({ user }: UserStateProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(usersMessages)
  const state = useStateBadge(user)
  const isIn = user.status === 'active'
  return (
    <span className={classOf('UserState')}>
      <Badge tone={state.tone} hasDot>
        {state.text}
      </Badge>
      {isIn && !user.hasSecondFactor && <Badge tone="plain">{t('users.noSecondStep')}</Badge>}
    </span>
  )
}

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
