'use client'

import { type ChooseResetPasswordStep, usePasswordRules, useResetPassword } from '@portico/headless'
import type { ReactElement } from 'react'
import { atField } from '../../frame/at-field.ts'
import { useAttempt } from '../../frame/attempt.ts'
import { FormStep } from '../../frame/form-step.tsx'
import type { StepProps } from '../../frame/step-props.ts'
import { useFailure } from '../../frame/use-failure.ts'
import { useLoginLink } from '../../frame/use-open-login.ts'
import { useMessages } from '../../i18n/index.ts'
import { TextLink } from '../../primitives/link/link.tsx'
import { NewPasswordField } from '../../primitives/new-password-field/new-password-field.tsx'
import { recoveryMessages } from './recovery-messages.ts'

/** Step `resetPassword`: the new password. */
export function ChoosePassword({ step }: StepProps<ChooseResetPasswordStep>): ReactElement {
  const { submitPassword, calls } = useResetPassword()
  const { rules } = usePasswordRules({ userId: step.userId })
  const { isPending, error } = useAttempt(calls, 'submitPassword')
  const loginLink = useLoginLink()
  const failure = useFailure(error, recoveryMessages)
  const t = useMessages(recoveryMessages)
  return (
    <FormStep
      title={t('resetPassword.title')}
      lead={t('resetPassword.lead')}
      failure={failure}
      isPending={isPending}
      submit={t('resetPassword.submit')}
      busy={t('resetPassword.setting')}
      onSubmit={(read) => void submitPassword({ password: read('newPassword') })}
      onRestart={loginLink.onPress}
      restartLabel={t('forgotPassword.back')}
      below={
        <TextLink isStandalone {...loginLink}>
          {t('forgotPassword.back')}
        </TextLink>
      }
    >
      <NewPasswordField name="newPassword" rules={rules} {...atField(failure)} />
    </FormStep>
  )
}
