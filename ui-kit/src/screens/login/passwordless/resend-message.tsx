'use client'

import { type SentMessage, usePasswordless } from '@portico/headless'
import type { ReactElement } from 'react'
import { useAttempt } from '../../../frame/attempt.ts'
import { useFailure } from '../../../frame/failures/use-failure.ts'
import { Resend, type ResendProps } from '../../../frame/resend.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { Alert } from '../../../primitives/alert/alert.tsx'
import { passwordlessMessages } from './passwordless-messages.ts'

export interface ResendMessageProps extends Pick<ResendProps, 'what'> {
  readonly sent: SentMessage
}

/** Another code or link to sign in with. */
export function ResendMessage({ sent, what }: ResendMessageProps): ReactElement {
  const { resend, calls } = usePasswordless()
  const { isPending, error } = useAttempt(calls, 'resend')
  const failure = useFailure(error, passwordlessMessages)
  return <Resend sent={sent} what={what} isPending={isPending} failure={failure} onResend={() => void resend()} />
}

/** That another message is on its way, where the one before was not the first. */
export function Resent({ isShown }: { readonly isShown: boolean }): ReactElement | null {
  const t = useMessages(passwordlessMessages)
  if (!isShown) return null
  return (
    <Alert tone="info" title={t('resend.sent.title')}>
      {t('resend.sent')}
    </Alert>
  )
}
