'use client'

import { useForgotPassword } from '@portico/headless'
import type { ReactElement } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Countdown } from '../../primitives/countdown/countdown.tsx'
import { useAttempt } from '../login/fixed-step.ts'
import { FailureAlert } from '../login/form-step.tsx'
import { recoveryMessages } from './recovery-messages.ts'
import { useRecoveryFailure } from './use-recovery-failure.ts'

/** What a {@link Resend} takes. */
export interface ResendProps {
  /** Whether it may be sent again by now. */
  readonly canResend: boolean
}

/** Sends once more, or says when that will be. */
export function Resend({ canResend }: ResendProps): ReactElement {
  const { resend, restart, calls } = useForgotPassword()
  const { isPending, error } = useAttempt(calls, 'resend')
  const failure = useRecoveryFailure(error)
  const t = useMessages(recoveryMessages)
  if (!canResend) return <Countdown seconds={30} label={(seconds) => t('forgotPassword.resendIn', { seconds })} />
  return (
    <>
      <FailureAlert failure={failure && { ...failure, about: 'form' }} onRestart={restart} />
      <Button isWide isPending={isPending} busy={t('forgotPassword.sending')} onPress={() => void resend()}>
        {t('forgotPassword.resend')}
      </Button>
    </>
  )
}
