'use client'

import { type AskEmailStep, useForgotPassword, useLogin } from '@portico/headless'
import type { ReactElement } from 'react'
import { atField } from '../../frame/at-field.ts'
import { useAttempt } from '../../frame/attempt.ts'
import { FormStep } from '../../frame/form-step.tsx'
import type { StepProps } from '../../frame/step-props.ts'
import { useFailure } from '../../frame/use-failure.ts'
import { useLoginLink } from '../../frame/use-open-login.ts'
import { useMessages } from '../../i18n/index.ts'
import { TextLink } from '../../primitives/link/link.tsx'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import { recoveryMessages } from './recovery-messages.ts'

/** Step `forgotPassword`: the address, which is there already where it was typed to sign in. */
export function AskEmail({ step }: StepProps<AskEmailStep>): ReactElement {
  const { submitEmail, calls } = useForgotPassword()
  const { isPending, error } = useAttempt(calls, 'submitEmail')
  const typed = useLogin(({ step: present }) => ('email' in present ? present.email : ''))
  const loginLink = useLoginLink()
  const failure = useFailure(error, recoveryMessages)
  const t = useMessages(recoveryMessages)
  return (
    <FormStep
      title={t('forgotPassword.title')}
      lead={t('forgotPassword.lead')}
      failure={failure}
      isPending={isPending}
      submit={t('forgotPassword.submit')}
      busy={t('forgotPassword.sending')}
      onSubmit={(read) => void submitEmail({ email: read('email') })}
      onRestart={loginLink.onPress}
      restartLabel={t('forgotPassword.back')}
      below={
        <TextLink isStandalone {...loginLink}>
          {t('forgotPassword.back')}
        </TextLink>
      }
    >
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
    </FormStep>
  )
}
