'use client'

import { type ChooseResetPasswordStep, usePasswordRules, useResetPassword } from '@portico/headless'
import type { ReactElement } from 'react'
import { useAttempt } from '../../frame/attempt.ts'
import { atField } from '../../frame/failures/at-field.ts'
import type { StepProps } from '../../frame/steps/step-props.ts'
import { useMessages } from '../../i18n/index.ts'
import { NewPasswordField } from '../../primitives/new-password-field/new-password-field.tsx'
import { RecoveryForm } from './recovery-form.tsx'
import { recoveryMessages } from './recovery-messages.ts'

/** Step `resetPassword`: the new password. */
export function ChoosePassword({ step }: StepProps<ChooseResetPasswordStep>): ReactElement {
  const { submitPassword, calls } = useResetPassword()
  const { rules } = usePasswordRules({ userId: step.userId })
  const t = useMessages(recoveryMessages)
  return (
    <RecoveryForm
      {...useAttempt(calls, 'submitPassword')}
      flow="resetPassword"
      submit={t('resetPassword.submit')}
      busy={t('resetPassword.setting')}
      onSubmit={(read) => void submitPassword({ password: read('newPassword') })}
    >
      {(failure) => <NewPasswordField name="newPassword" rules={rules} {...atField(failure)} />}
    </RecoveryForm>
  )
}
