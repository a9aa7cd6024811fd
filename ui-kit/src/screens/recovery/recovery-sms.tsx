'use client'

import { type RecoveryCodeSentStep, useForgotPassword } from '@portico/headless'
import type { SentTimes } from '@portico/headless/core'
import type { ReactElement } from 'react'
import { useAttempt } from '../../frame/attempt.ts'
import { atField } from '../../frame/failures/failure.ts'
import { useFailure } from '../../frame/failures/use-failure.ts'
import { Resend, type ResendProps } from '../../frame/resend.tsx'
import { FormStep } from '../../frame/steps/form-step.tsx'
import type { StepProps } from '../../frame/steps/step-props.ts'
import { useMessages } from '../../i18n/index.ts'
import { CodeField } from '../../primitives/code-field/code-field.tsx'
import { TextButton } from '../../primitives/text-button/text-button.tsx'
import { recoveryMessages } from './recovery-messages.ts'

/** Step `resetPasswordViaSms`: the code of the text message. */
export function RecoverySms({ step }: StepProps<RecoveryCodeSentStep>): ReactElement {
  const { submitCode, restart, calls } = useForgotPassword()
  const { isPending, error } = useAttempt(calls, 'submitCode')
  const failure = useFailure(error, recoveryMessages)
  const t = useMessages(recoveryMessages)
  return (
    <FormStep
      title={t('forgotPassword.smsTitle')}
      lead={t('forgotPassword.smsLead', { email: step.email })}
      failure={failure}
      isPending={isPending}
      submit={t('forgotPassword.smsSubmit')}
      busy={t('forgotPassword.checking')}
      onSubmit={(read) => void submitCode({ code: read('code') })}
      onRestart={restart}
      below={
        <>
          <ResendRecovery sent={step} what="code" />
          <TextButton isStandalone onPress={restart}>
            {t('forgotPassword.otherEmail')}
          </TextButton>
        </>
      }
    >
      <CodeField label={t('forgotPassword.codeLabel')} {...atField(failure)} />
    </FormStep>
  )
}

interface ResendRecoveryProps extends Pick<ResendProps, 'what'> {
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
