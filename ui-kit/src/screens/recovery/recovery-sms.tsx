'use client'

import { type RecoveryCodeSentStep, useForgotPassword } from '@portico/headless'
import type { ReactElement } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { CodeField } from '../../primitives/code-field/code-field.tsx'
import { Link } from '../../primitives/link/link.tsx'
import { atField } from '../login/at-field.ts'
import { useAttempt } from '../login/fixed-step.ts'
import { FormStep } from '../login/form-step.tsx'
import type { StepProps } from '../login/login-slots.ts'
import { useFailure } from '../use-failure.ts'
import { recoveryMessages } from './recovery-messages.ts'
import { ResendRecovery } from './resend-recovery.tsx'

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
          <Link isStandalone onPress={restart}>
            {t('forgotPassword.otherEmail')}
          </Link>
        </>
      }
    >
      <CodeField label={t('forgotPassword.codeLabel')} {...atField(failure)} />
    </FormStep>
  )
}
