'use client'

import { useResendWait } from '@portico/headless'
import type { SentTimes } from '@portico/headless/core'
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { useMessages } from '../i18n/index.ts'
import { resendMessages } from '../i18n/messages/resend.gen.ts'
import { useAnnounce } from '../isolation/index.ts'
import { Button } from '../primitives/button/button.tsx'
import { NativeForm, type ReadField } from '../primitives/form/form.tsx'
import { useClasses } from '../slots/index.ts'
import type { Failure } from './failures/failure.ts'
import { FailureAlert } from './steps/form-step.tsx'

export interface ResendProps {
  /** When the last one was sent; `null` where none was. */
  readonly sent: SentTimes | null
  readonly what: 'code' | 'link' | 'mail'
  readonly isPending: boolean
  /** Why it could not be. */
  readonly failure: Failure | null
  /** Called to send another message. */
  readonly onResend: (read: ReadField) => void
  /** Begins the flow anew, where nothing else helps. */
  readonly onRestart?: (() => void) | undefined
  /** Fields to fill in before a resend. */
  readonly children?: ReactNode
}

/**
 * Another message: how long to wait for it, then a button. That it may be asked for, and that it is on its way, is
 * announced, once and politely.
 */
export function Resend(props: ResendProps): ReactElement {
  const { sent, what, isPending, failure, onResend, onRestart, children } = props
  const classOf = useClasses()
  const announce = useAnnounce()
  const t = useMessages(resendMessages)
  const seconds = useResendWait(sent)
  const hasWaited = useRef(false)
  const ready = t('resend.ready')
  useEffect(() => {
    if (seconds > 0) hasWaited.current = true
    else if (hasWaited.current) announce(ready)
  }, [announce, ready, seconds])
  const former = useRef(sent)
  const another = t('resend.sent.title')
  useEffect(() => {
    if (former.current && sent && former.current.sentAt !== sent.sentAt) announce(another)
    former.current = sent
  }, [announce, another, sent])
  return (
    <>
      <FailureAlert failure={failure && { ...failure, about: 'form' }} onRestart={onRestart} />
      {seconds > 0 && !isPending ? (
        <p className={classOf('ResendWait')}>{t('resend.in', { seconds })}</p>
      ) : (
        <NativeForm onSubmit={onResend}>
          {children}
          <Button type="submit" isWide isPending={isPending} busy={t('resend.sending')}>
            {t(`resend.${what}`)}
          </Button>
        </NativeForm>
      )}
    </>
  )
}
