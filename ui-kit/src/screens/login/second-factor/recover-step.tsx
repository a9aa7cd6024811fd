'use client'

import { type RecoverStep as RecoverStepState, useLogin } from '@portico/headless'
import type { ReactElement } from 'react'
import { useAttempt } from '../../../frame/attempt.ts'
import { atField } from '../../../frame/failures/failure.ts'
import { FormStep } from '../../../frame/steps/form-step.tsx'
import type { StepProps } from '../../../frame/steps/step-props.ts'
import { useMessages } from '../../../i18n/index.ts'
import { Identity } from '../../../primitives/identity/identity.tsx'
import { TextButton } from '../../../primitives/text-button/text-button.tsx'
import { TextField } from '../../../primitives/text-field/text-field.tsx'
import { secondFactorMessages } from './second-factor-messages.ts'
import { useFactorFailure } from './use-factor-failure.ts'

/** Step `recoverTwoFactor`: the recovery code switches the second factor off. */
export function RecoverStep({ step }: StepProps<RecoverStepState>): ReactElement {
  const { submitRecoveryCode, cancelRecovery, restart, calls } = useLogin()
  const { isPending, error } = useAttempt(calls, 'submitRecoveryCode')
  const failure = useFactorFailure(error, 'app')
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
        <TextButton isStandalone onPress={cancelRecovery}>
          {t('recoveryMfa.back')}
        </TextButton>
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
