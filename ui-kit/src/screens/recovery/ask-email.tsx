'use client'

import { type AskEmailStep, useForgotPassword, useLogin } from '@portico/headless'
import type { ReactElement } from 'react'
import { useAttempt } from '../../frame/attempt.ts'
import { atField } from '../../frame/failures/at-field.ts'
import type { StepProps } from '../../frame/steps/step-props.ts'
import { useMessages } from '../../i18n/index.ts'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import { RecoveryForm } from './recovery-form.tsx'
import { recoveryMessages } from './recovery-messages.ts'

/** Step `forgotPassword`: the address, which is there already where it was typed to sign in. */
export function AskEmail({ step }: StepProps<AskEmailStep>): ReactElement {
  const { submitEmail, calls } = useForgotPassword()
  const typed = useLogin(({ step: present }) => ('email' in present ? present.email : ''))
  const t = useMessages(recoveryMessages)
  return (
    <RecoveryForm
      {...useAttempt(calls, 'submitEmail')}
      flow="forgotPassword"
      submit={t('forgotPassword.submit')}
      busy={t('forgotPassword.sending')}
      onSubmit={(read) => void submitEmail({ email: read('email') })}
    >
      {(failure) => (
        <TextField
          label={t('login.emailLabel')}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          placeholder={t('login.emailPlaceholder')}
          defaultValue={step.email || typed}
          dir="ltr"
          {...atField(failure)}
        />
      )}
    </RecoveryForm>
  )
}
