'use client'

import { useOwnEmail } from '@portico/headless/portal/own-email'
import type { ReactElement } from 'react'
import { useAttempt } from '../../../frame/attempt.ts'
import { knownRows } from '../../../frame/known-rows.ts'
import { useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { TextButton } from '../../../primitives/text-button/text-button.tsx'
import { useClasses } from '../../../slots/index.ts'
import { EmailBadge } from './email-badge.tsx'
import { profileMessages } from './profile-messages.ts'

export interface OwnEmailsProps {
  /** The address of the profile; empty without one. */
  readonly email: string
  readonly isVerified: boolean
  /** `false` if the configuration of the portal makes the field view only. */
  readonly canChange: boolean
  /** Opens the dialog of the change. */
  readonly onChange: () => void
}

/** The own addresses on the page: the one to sign in with, the one that waits for its code, and the way to a change. */
export function OwnEmails({ email, isVerified, canChange, onChange }: OwnEmailsProps): ReactElement {
  const list = useOwnEmail()
  const classOf = useClasses()
  const t = useMessages(profileMessages)
  const reading = useAttempt(list.calls, 'load')
  const others = (knownRows(list) ?? []).filter((row) => !row.isPrimary && row.email !== email)
  const enterCode = async (id: string) => {
    const { ok } = await list.confirm({ id })
    if (ok) onChange()
  }
  return (
    <span className={classOf('OwnEmails')}>
      <span className={classOf('ProfileEmail')}>
        {email !== '' && (
          <>
            <bdi dir="ltr">{email}</bdi>
            <EmailBadge isVerified={isVerified} />
          </>
        )}
        {canChange && list.canChange && (
          <Button size="sm" onPress={onChange}>
            {t(email === '' ? 'ownEmail.add' : 'ownEmail.change')}
          </Button>
        )}
      </span>
      {others.map((row) => (
        <span key={row.id} className={classOf('ProfileEmail')}>
          <bdi dir="ltr">{row.email}</bdi>
          <EmailBadge isVerified={row.isVerified} isWaiting />
          {canChange && row.isVerified === false && (
            <Button
              size="sm"
              aria-label={t('ownEmail.enterCodeOf', { email: row.email })}
              onPress={() => void enterCode(row.id)}
            >
              {t('ownEmail.enterCode')}
            </Button>
          )}
        </span>
      ))}
      {canChange && list.canChange === null && reading.error && (
        <span className={classOf('ProfileEmail')}>
          {t('ownEmail.unread')}
          <TextButton isStandalone onPress={() => void list.load()}>
            {t('login.tryAgain')}
          </TextButton>
        </span>
      )}
    </span>
  )
}
