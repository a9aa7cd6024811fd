'use client'

import { useResetPhoneNumber, type VerifyResetStep } from '@portico/headless'
import type { ReactElement } from 'react'
import { useAttempt } from '../../frame/attempt.ts'
import { atField } from '../../frame/failures/failure.ts'
import { useFailure } from '../../frame/failures/use-failure.ts'
import { FormStep } from '../../frame/steps/form-step.tsx'
import type { StepProps } from '../../frame/steps/step-props.ts'
import { useLoginLink } from '../../frame/use-route-link.ts'
import { useMessages } from '../../i18n/index.ts'
import { Identity } from '../../primitives/identity/identity.tsx'
import { TextLink } from '../../primitives/link/link.tsx'
import { TextButton } from '../../primitives/text-button/text-button.tsx'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import { NumberForm, SentCodeForm } from './phone-forms.tsx'
import { phoneFinals, phoneMessages } from './phone-messages.ts'

/** Replacing a lost phone number, step by step. */
export function ResetPhoneNumber(): ReactElement {
  const step = useResetPhoneNumber((reset) => reset.step)
  switch (step.name) {
    case 'ResetPhoneNumber':
      return <AskEmail key={step.name} email={step.email} />
    case 'VerifyResetPhoneNumber':
      return <GiveCode key={step.name} step={step} />
    case 'ChangePhoneNumber':
      return <GiveNumber key={step.name} email={step.email} />
    default:
      return step satisfies never
  }
}

function AskEmail({ email }: { readonly email: string }) {
  const loginLink = useLoginLink()
  const { submitEmail, calls } = useResetPhoneNumber()
  const { isPending, error } = useAttempt(calls, 'submitEmail')
  const failure = useFailure(error, phoneMessages, { finals: phoneFinals })
  const t = useMessages(phoneMessages)
  return (
    <FormStep
      title={t('resetPhoneNumber.title')}
      lead={t('resetPhoneNumber.lead')}
      failure={failure}
      isPending={isPending}
      submit={t('phone.sendCode')}
      busy={t('phone.sendingCode')}
      onSubmit={(read) => void submitEmail({ email: read('email') })}
      onRestart={loginLink.onPress}
      restartLabel={t('resetPhoneNumber.backToSignIn')}
      below={
        <TextLink isStandalone {...loginLink}>
          {t('resetPhoneNumber.backToSignIn')}
        </TextLink>
      }
    >
      <TextField
        label={t('login.emailLabel')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        placeholder={t('login.emailPlaceholder')}
        dir="ltr"
        defaultValue={email}
        {...atField(failure)}
      />
    </FormStep>
  )
}

function GiveCode({ step }: StepProps<VerifyResetStep>) {
  const { submitCode, resend, restart, calls } = useResetPhoneNumber()
  const t = useMessages(phoneMessages)
  return (
    <SentCodeForm
      title={t('resetPhoneNumber.codeTitle')}
      lead={t('resetPhoneNumber.codeLead')}
      sent={step}
      attempt={useAttempt(calls, 'submitCode')}
      resending={useAttempt(calls, 'resend')}
      submit={t('login.continue')}
      onSubmit={(code) => void submitCode({ code })}
      onResend={() => void resend()}
      onRestart={restart}
    >
      <Identity email={step.email} onChange={restart} />
    </SentCodeForm>
  )
}

function GiveNumber({ email }: { readonly email: string }) {
  const { submitPhoneNumber, restart, calls } = useResetPhoneNumber()
  const t = useMessages(phoneMessages)
  return (
    <NumberForm
      title={t('resetPhoneNumber.numberTitle')}
      lead={t('resetPhoneNumber.numberLead')}
      attempt={useAttempt(calls, 'submitPhoneNumber')}
      submit={t('resetPhoneNumber.change')}
      busy={t('resetPhoneNumber.changing')}
      onSubmit={(phoneNumber) => void submitPhoneNumber({ phoneNumber })}
      onRestart={restart}
      below={
        <TextButton isStandalone onPress={restart}>
          {t('login.startAgain')}
        </TextButton>
      }
    >
      <Identity email={email} onChange={restart} />
    </NumberForm>
  )
}
