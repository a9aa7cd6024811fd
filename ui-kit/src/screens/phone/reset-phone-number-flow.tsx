'use client'

import { useResetPhoneNumber, type VerifyResetStep } from '@portico/headless'
import type { ReactElement } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { CodeField } from '../../primitives/code-field/code-field.tsx'
import { Identity } from '../../primitives/identity/identity.tsx'
import { Link } from '../../primitives/link/link.tsx'
import { Stack } from '../../primitives/stack/stack.tsx'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import type { FlowProps } from '../flow-screen.tsx'
import { atField } from '../login/at-field.ts'
import { useAttempt } from '../login/fixed-step.ts'
import { FormStep } from '../login/form-step.tsx'
import type { StepProps } from '../login/login-slots.ts'
import { Resend } from '../resend.tsx'
import { useOpenLogin } from '../use-open-login.ts'
import { NumberField } from './number-field.tsx'
import { phoneMessages } from './phone-messages.ts'
import type { ResetPhoneNumberPageProps } from './reset-phone-number-page.tsx'
import { usePhoneFailure } from './use-phone-failure.ts'

/** Replacing a lost phone number, step by step. */
export function ResetPhoneNumber({ fixed }: FlowProps<ResetPhoneNumberPageProps>): ReactElement {
  const flowStep = useResetPhoneNumber(({ step }) => step)
  const step = fixed?.step ?? flowStep
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
  const openLogin = useOpenLogin()
  const { submitEmail, calls } = useResetPhoneNumber()
  const { isPending, error } = useAttempt(calls, 'submitEmail')
  const failure = usePhoneFailure(error)
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
      onRestart={openLogin}
      below={
        <Link isStandalone onPress={openLogin}>
          {t('resetPhoneNumber.backToSignIn')}
        </Link>
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
  const { isPending, error } = useAttempt(calls, 'submitCode')
  const failure = usePhoneFailure(error)
  const resending = useAttempt(calls, 'resend')
  const resendFailure = usePhoneFailure(resending.error)
  const t = useMessages(phoneMessages)
  return (
    <FormStep
      title={t('resetPhoneNumber.codeTitle')}
      lead={t('resetPhoneNumber.codeLead')}
      failure={failure}
      isPending={isPending}
      submit={t('login.continue')}
      busy={t('phone.checkingCode')}
      onSubmit={(read) => void submitCode({ code: read('code') })}
      onRestart={restart}
      below={
        <Stack gap="sm">
          <Resend
            sent={step}
            what="code"
            isPending={resending.isPending}
            failure={resendFailure}
            onResend={() => void resend()}
            onRestart={restart}
          />
        </Stack>
      }
    >
      <Identity email={step.email} onChange={restart} />
      <CodeField label={t('phone.codeLabel')} {...atField(failure)} />
    </FormStep>
  )
}

function GiveNumber({ email }: { readonly email: string }) {
  const { submitPhoneNumber, restart, calls } = useResetPhoneNumber()
  const { isPending, error } = useAttempt(calls, 'submitPhoneNumber')
  const failure = usePhoneFailure(error)
  const t = useMessages(phoneMessages)
  return (
    <FormStep
      title={t('resetPhoneNumber.numberTitle')}
      lead={t('resetPhoneNumber.numberLead')}
      failure={failure}
      isPending={isPending}
      submit={t('resetPhoneNumber.change')}
      busy={t('resetPhoneNumber.changing')}
      onSubmit={(read) => void submitPhoneNumber({ phoneNumber: read('phoneNumber') })}
      onRestart={restart}
      below={
        <Link isStandalone onPress={restart}>
          {t('login.startAgain')}
        </Link>
      }
    >
      <Identity email={email} onChange={restart} />
      <NumberField failure={failure} />
    </FormStep>
  )
}
