'use client'

import { type RecoverStep as RecoverStepState, useLogin } from '@portico/headless'
import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { Identity } from '../../../primitives/identity/identity.tsx'
import { Link } from '../../../primitives/link/link.tsx'
import { TextField } from '../../../primitives/text-field/text-field.tsx'
import { useFailure } from '../../use-failure.ts'
import { atField } from '../at-field.ts'
import { useAttempt } from '../fixed-step.ts'
import { FormStep } from '../form-step.tsx'
import type { StepProps } from '../login-slots.ts'
import { secondFactorMessages } from './second-factor-messages.ts'

/** Step `recoverTwoFactor`: the recovery code switches the second factor off. */
export function RecoverStep({ step }: StepProps<RecoverStepState>): ReactElement {
  const { submitRecoveryCode, cancelRecovery, restart, calls } = useLogin()
  const { isPending, error } = useAttempt(calls, 'submitRecoveryCode')
  const failure = useFailure(error, secondFactorMessages, { kind: 'app' })
  const t = useMessages(secondFactorMessages)
  return (
    <FormStep
      title={t('recoveryMfa.title')}
      lead={t('recoveryMfa.lead')}
      failure={failure}
      isPending={isPending}
      submit={t('recoveryMfa.submit')}
      busy={t('recoveryMfa.checkingCode')}
      onSubmit={(read) => void submitRecoveryCode({ recoveryCode: read('recoveryCode') })}
      onRestart={restart}
      below={
        <Link isStandalone onPress={cancelRecovery}>
          {t('recoveryMfa.back')}
        </Link>
      }
    >
      <Identity email={step.email} onChange={restart} />
      <TextField
        label={t('recoveryMfa.codeLabel')}
        name="recoveryCode"
        help={t('recoveryMfa.codeHelp')}
        autoComplete="off"
        dir="ltr"
        {...atField(failure)}
      />
    </FormStep>
  )
}
