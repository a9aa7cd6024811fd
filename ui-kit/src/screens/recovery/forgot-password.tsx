'use client'

import {
  type AskEmailStep,
  type ChooseRecoveryStep,
  type ForgotPasswordSuccessStep,
  useForgotPassword,
  useLogin,
} from '@portico/headless'
import type { ReactElement } from 'react'
import { useAttempt } from '../../frame/attempt.ts'
import { atField } from '../../frame/failures/failure.ts'
import { useFailure } from '../../frame/failures/use-failure.ts'
import { FailureAlert } from '../../frame/steps/form-step.tsx'
import { StepFrame } from '../../frame/steps/step-frame.tsx'
import type { StepProps } from '../../frame/steps/step-props.ts'
import { useLoginLink } from '../../frame/use-route-link.ts'
import { useMessages } from '../../i18n/index.ts'
import { ChoiceList } from '../../primitives/choice-list/choice-list.tsx'
import { Emblem } from '../../primitives/emblem/emblem.tsx'
import { mailIcon, messageIcon } from '../../primitives/icon/paths.ts'
import { TextLink } from '../../primitives/link/link.tsx'
import { Stack } from '../../primitives/stack/stack.tsx'
import { TextButton } from '../../primitives/text-button/text-button.tsx'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import { RecoveryForm } from './recovery-form.tsx'
import { recoveryMessages } from './recovery-messages.ts'
import { RecoverySms, ResendRecovery } from './recovery-sms.tsx'
import { ResetPassword } from './reset-password.tsx'

/** Asking for a new password, step by step. */
export function ForgotPassword(): ReactElement {
  const step = useForgotPassword((forgot) => forgot.step)
  switch (step.name) {
    case 'forgotPassword':
      return <AskEmail step={step} />
    case 'passwordRecoverySelector':
      return <ChooseRecovery step={step} />
    case 'resetPasswordViaSms':
      return <RecoverySms step={step} />
    case 'resetPasswordPage':
      return <ResetPassword />
    case 'success':
      return <ResetSent step={step} />
    default:
      return step satisfies never
  }
}

/** Step `success`: a mail is on its way, if there is such a person. */
function ResetSent({ step }: StepProps<ForgotPasswordSuccessStep>): ReactElement {
  const restart = useForgotPassword((forgot) => forgot.restart)
  const loginLink = useLoginLink()
  const t = useMessages(recoveryMessages)
  return (
    <StepFrame
      title={t('forgotPassword.successTitle')}
      lead={t('forgotPassword.successLead', { email: step.email })}
      emblem={<Emblem path={mailIcon} tone="success" />}
      focusOn="heading"
    >
      <ResendRecovery sent={step} what="link" />
      <Stack gap="sm">
        <TextButton isStandalone onPress={restart}>
          {t('forgotPassword.otherEmail')}
        </TextButton>
        <TextLink isStandalone {...loginLink}>
          {t('forgotPassword.back')}
        </TextLink>
      </Stack>
    </StepFrame>
  )
}

/** Step `forgotPassword`: the address, which is there already where it was typed to sign in. */
function AskEmail({ step }: StepProps<AskEmailStep>): ReactElement {
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

/** Step `passwordRecoverySelector`: the ways to recover an account. */
function ChooseRecovery({ step }: StepProps<ChooseRecoveryStep>): ReactElement {
  const { chooseMethod, restart, calls } = useForgotPassword()
  const { error } = useAttempt(calls, 'chooseMethod')
  const failure = useFailure(error, recoveryMessages)
  const t = useMessages(recoveryMessages)
  const choices = step.methods.map((method) =>
    method === 'email'
      ? { id: method, label: t('forgotPassword.byEmail'), path: mailIcon }
      : { id: method, label: t('forgotPassword.bySms'), path: messageIcon },
  )
  return (
    <StepFrame title={t('forgotPassword.selectTitle')} lead={t('forgotPassword.selectLead')} focusOn="heading">
      <ChoiceList
        choices={choices}
        onChoose={(id) => {
          const method = step.methods.find((one) => one === id)
          if (method) void chooseMethod({ method })
        }}
      />
      <FailureAlert failure={failure && { ...failure, about: 'form' }} onRestart={restart} />
      <TextButton isStandalone onPress={restart}>
        {t('forgotPassword.otherEmail')}
      </TextButton>
    </StepFrame>
  )
}
