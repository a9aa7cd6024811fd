'use client'

import { useForgotPassword } from '@portico/headless'
import type { SentTimes } from '@portico/headless/core'
import type { ReactElement } from 'react'
import { useAttempt } from '../../frame/attempt.ts'
import { useFailure } from '../../frame/failures/use-failure.ts'
import { Resend, type ResendProps } from '../../frame/resend.tsx'
import { recoveryMessages } from './recovery-messages.ts'

export interface ResendRecoveryProps extends Pick<ResendProps, 'what'> {
  /** When the last one was sent. */
  readonly sent: SentTimes
}

/** Another link or code to choose a new password with. */
export function ResendRecovery({ sent, what }: ResendRecoveryProps): ReactElement {
  const { resend, restart, calls } = useForgotPassword()
  const { isPending, error } = useAttempt(calls, 'resend')
  const failure = useFailure(error, recoveryMessages)
  return (
    <Resend
      sent={sent}
      what={what}
      isPending={isPending}
      failure={failure}
      onResend={() => void resend()}
      onRestart={restart}
    />
  )
}
