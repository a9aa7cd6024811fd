'use client'

import { type SentMessage, usePasswordless } from '@portico/headless'
import { type ReactElement, useEffect, useRef } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { Alert } from '../../../primitives/alert/alert.tsx'
import { Button } from '../../../primitives/button/button.tsx'
import { useClasses } from '../../../slots/index.ts'
import { useAnnounce } from '../announcer.tsx'
import { useAttempt } from '../fixed-step.ts'
import { passwordlessMessages } from './passwordless-messages.ts'
import { useFailure } from './use-failure.ts'
import { useSecondsUntil } from './use-seconds-until.ts'

/** What a {@link Resend} takes. */
export interface ResendProps {
  /** What was sent. */
  readonly sent: SentMessage
  /** What asking for another does. */
  readonly label: string
}

/** Another message: how long to wait for it, then a button. That it may be asked for is announced, once and politely. */
export function Resend({ sent, label }: ResendProps): ReactElement {
  const { resend, calls } = usePasswordless()
  const { isPending, error } = useAttempt(calls, 'resend')
  const failure = useFailure(error)
  const classOf = useClasses()
  const announce = useAnnounce()
  const t = useMessages(passwordlessMessages)
  const seconds = useSecondsUntil(sent)
  const hasWaited = useRef(false)
  const ready = t('passwordless.resendReady')
  useEffect(() => {
    if (seconds > 0) hasWaited.current = true
    else if (hasWaited.current) announce(ready)
  }, [announce, ready, seconds])
  return (
    <>
      {failure && (
        <Alert tone="danger" title={failure.title} attempt={failure.error} isUrgent>
          {failure.text}
        </Alert>
      )}
      {seconds > 0 ? (
        <p className={classOf('ResendWait')}>{t('passwordless.resendIn', { seconds })}</p>
      ) : (
        <Button isWide isPending={isPending} busy={t('passwordless.resending')} onPress={() => void resend()}>
          {label}
        </Button>
      )}
    </>
  )
}

/** That another message is on its way, where the one before was not the first. */
export function Resent({ isShown }: { readonly isShown: boolean }): ReactElement | null {
  const t = useMessages(passwordlessMessages)
  if (!isShown) return null
  return (
    <Alert tone="info" title={t('passwordless.resent.title')}>
      {t('passwordless.resent')}
    </Alert>
  )
}
