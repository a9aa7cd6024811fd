'use client'

import { type PasswordRotationExpiredStep, useLogin, usePasswordRotation, usePasswordRules } from '@portico/headless'
import type { ReactElement } from 'react'
import { useAttempt } from '../../../frame/attempt.ts'
import { atField } from '../../../frame/failures/at-field.ts'
import { useFailure } from '../../../frame/failures/use-failure.ts'
import { FormStep } from '../../../frame/steps/form-step.tsx'
import type { StepProps } from '../../../frame/steps/step-props.ts'
import { useMessages } from '../../../i18n/index.ts'
import { Identity } from '../../../primitives/identity/identity.tsx'
import { NewPasswordField } from '../../../primitives/new-password-field/new-password-field.tsx'
import { afterLoginMessages } from './after-login-messages.ts'

/** Step `passwordRotationExpired`: a new password, then on. */
export function RotationExpiredStep({ step }: StepProps<PasswordRotationExpiredStep>): ReactElement {
  const { submitPassword, calls } = usePasswordRotation()
  const { rules } = usePasswordRules({ userId: step.userId })
  const restart = useLogin((login) => login.restart)
  const { isPending, error } = useAttempt(calls, 'submitPassword')
  const t = useMessages(afterLoginMessages)
  const failure = useFailure(error, afterLoginMessages)
  return (
    <FormStep
      title={t('rotation.expiredTitle')}
      lead={t('rotation.expiredLead')}
      failure={failure}
      isPending={isPending}
      submit={t('rotation.submit')}
      busy={t('rotation.setting')}
      onSubmit={(read) => void submitPassword({ password: read('newPassword') })}
      onRestart={restart}
    >
      <Identity email={step.email} onChange={restart} />
      <NewPasswordField name="newPassword" rules={rules} {...atField(failure)} />
    </FormStep>
  )
}
