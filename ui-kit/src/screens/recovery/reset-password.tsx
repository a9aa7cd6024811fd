'use client'

import { type ChooseResetPasswordStep, usePasswordRules, useResetPassword } from '@portico/headless'
import type { ReactElement } from 'react'
import { useAttempt } from '../../frame/attempt.ts'
import { CountdownStep } from '../../frame/countdown-line.tsx'
import { atField } from '../../frame/failures/at-field.ts'
import { StepFrame } from '../../frame/steps/step-frame.tsx'
import type { StepProps } from '../../frame/steps/step-props.ts'
import { useMessages } from '../../i18n/index.ts'
import { NewPasswordField } from '../../primitives/new-password-field/new-password-field.tsx'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import { InvalidLink } from './invalid-link.tsx'
import { RecoveryForm } from './recovery-form.tsx'
import { recoveryMessages } from './recovery-messages.ts'

/** Choosing a new password, step by step. */
export function ResetPassword(): ReactElement {
  const { step, stay, continueToLogin } = useResetPassword()
  const t = useMessages(recoveryMessages)
  switch (step.name) {
    case 'checking':
      return <StepFrame title={t('resetPassword.checking')} emblem={<Spinner />} focusOn="heading" />
    case 'resetPassword':
      return <ChoosePassword step={step} />
    case 'invalid':
      return <InvalidLink step={step} />
    case 'success':
      return (
        <CountdownStep
          title={t('resetPassword.successTitle')}
          lead={step.isStaying ? t('resetPassword.stopped') : t('resetPassword.successLead')}
          countdown={{ seconds: 5, label: (seconds) => t('resetPassword.openingIn', { seconds }) }}
          stayWords={t('resetPassword.stay')}
          openWords={t('resetPassword.signIn')}
          isStaying={step.isStaying}
          onStay={stay}
          onOpen={continueToLogin}
        />
      )
    default:
      return step satisfies never
  }
}

/** Step `resetPassword`: the new password. */
function ChoosePassword({ step }: StepProps<ChooseResetPasswordStep>): ReactElement {
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
