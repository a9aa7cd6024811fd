'use client'

import { useMfa } from '@portico/headless'
import { type ReactElement, useEffect, useRef } from 'react'
import { useAttempt } from '../../../frame/attempt.ts'
import { useMessages } from '../../../i18n/index.ts'
import { useDateFormat } from '../../../i18n/use-date-format.ts'
import { Alert } from '../../../primitives/alert/alert.tsx'
import { Paragraph } from '../../../primitives/text/text.tsx'
import { TextButton } from '../../../primitives/text-button/text-button.tsx'
import { secondFactorMessages } from './second-factor-messages.ts'
import { useFactorFailure } from './use-factor-failure.ts'
import { useMfaStep } from './use-mfa-step.ts'

/** The way on without a second factor, with the date from which one is needed. If one is needed now, a failure at most. */
export function Postpone(): ReactElement | null {
  const postpone = useMfa((mfa) => mfa.postpone)
  const calls = useMfa((mfa) => mfa.calls)
  const { enforcedFrom } = useMfaStep()
  const { isPending, error } = useAttempt(calls, 'postpone')
  const failure = useFactorFailure(error, 'app')
  const dateFormat = useDateFormat()
  const t = useMessages(secondFactorMessages)
  const alert = useRef<HTMLDivElement>(null)
  const isOver = enforcedFrom === undefined && failure !== null
  useEffect(() => {
    if (!isOver || !alert.current) return
    // The button that had the focus is gone.
    alert.current.tabIndex = -1
    alert.current.focus()
  }, [isOver])
  if (enforcedFrom === undefined && !failure) return null
  return (
    <>
      {failure && (
        <Alert ref={alert} tone="danger" title={failure.title} attempt={failure.error} isUrgent>
          {failure.text}
        </Alert>
      )}
      {enforcedFrom !== undefined && (
        <>
          <Paragraph tone="muted" size="sm">
            {t('login.enforcedFrom', { date: dateFormat({ dateStyle: 'long' }).format(enforcedFrom) })}
          </Paragraph>
          <TextButton isStandalone onPress={() => void postpone()}>
            {t(isPending ? 'login.signingIn' : 'login.postpone')}
          </TextButton>
        </>
      )}
    </>
  )
}
