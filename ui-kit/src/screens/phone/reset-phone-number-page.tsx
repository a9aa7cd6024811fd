'use client'

import { type ResetPhoneNumberStep, routesOf, useClient, useResetPhoneNumber } from '@portico/headless'
import type { ReactElement } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Alert } from '../../primitives/alert/alert.tsx'
import { CodeField } from '../../primitives/code-field/code-field.tsx'
import { Identity } from '../../primitives/identity/identity.tsx'
import { Link } from '../../primitives/link/link.tsx'
import { Stack } from '../../primitives/stack/stack.tsx'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import { atField } from '../login/at-field.ts'
import { type FixedFlow, FixedStepContext, useAttempt } from '../login/fixed-step.ts'
import { FlowBox } from '../login/flow-box.tsx'
import { FormStep } from '../login/form-step.tsx'
import { PageFrame } from '../login/login-page.tsx'
import type { LoginSlots } from '../login/login-slots.ts'
import { WhenStyled } from '../login/when-styled.tsx'
import { Screen, type ScreenSettings } from '../screen.tsx'
import { NumberField } from './number-field.tsx'
import { phoneMessages } from './phone-messages.ts'
import { ResendCode } from './resend-code.tsx'
import { usePhoneFailure } from './use-phone-failure.ts'

/** What a {@link ResetPhoneNumberPage} takes. */
export interface ResetPhoneNumberPageProps extends ScreenSettings<LoginSlots> {
  /** A step to show whatever the flow says: for previews and builders. */
  readonly fixed?: FixedFlow<ResetPhoneNumberStep> | undefined
}

/** Replacing a lost phone number: a code by mail, then the new number, then a sign-in with it (SPEC section 4). */
export function ResetPhoneNumberPage({ fixed, ...settings }: ResetPhoneNumberPageProps): ReactElement {
  return (
    <Screen {...settings}>
      <PageFrame>
        <FixedStepContext.Provider value={fixed ?? null}>
          <Steps fixed={fixed?.step} />
        </FixedStepContext.Provider>
      </PageFrame>
    </Screen>
  )
}

function Steps({ fixed }: { readonly fixed: ResetPhoneNumberStep | undefined }) {
  const flowStep = useResetPhoneNumber(({ step }) => step)
  const t = useMessages(phoneMessages)
  return (
    <FlowBox label={t('resetPhoneNumber.boxLabel')}>
      <WhenStyled>{screenOf(fixed ?? flowStep)}</WhenStyled>
    </FlowBox>
  )
}

function screenOf(step: ResetPhoneNumberStep): ReactElement {
  switch (step.name) {
    case 'ResetPhoneNumber':
      return <AskEmail key={step.name} email={step.email} />
    case 'VerifyResetPhoneNumber':
      return <GiveCode key={step.name} email={step.email} resendAt={step.resendAt} />
    case 'ChangePhoneNumber':
      return <GiveNumber key={step.name} email={step.email} />
    default:
      return step satisfies never
  }
}

function AskEmail({ email }: { readonly email: string }) {
  const client = useClient()
  const { submitEmail, calls } = useResetPhoneNumber()
  const { isPending, error } = useAttempt(calls, 'submitEmail')
  const failure = usePhoneFailure(error)
  const t = useMessages(phoneMessages)
  const signIn = () => client.navigate(routesOf(client).loginUrl)
  return (
    <FormStep
      title={t('resetPhoneNumber.title')}
      lead={t('resetPhoneNumber.lead')}
      failure={failure}
      isPending={isPending}
      submit={t('phone.sendCode')}
      busy={t('phone.sendingCode')}
      onSubmit={(read) => void submitEmail({ email: read('email') })}
      onRestart={signIn}
      below={
        <Link isStandalone onPress={signIn}>
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

function GiveCode({ email, resendAt }: { readonly email: string; readonly resendAt: number }) {
  const { submitCode, resend, restart, calls } = useResetPhoneNumber()
  const { isPending, error } = useAttempt(calls, 'submitCode')
  const failure = usePhoneFailure(error)
  const resending = usePhoneFailure(useAttempt(calls, 'resend').error)
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
          {resending && (
            <Alert tone="danger" title={resending.title} attempt={resending.error} isUrgent>
              {resending.text}
            </Alert>
          )}
          <ResendCode at={resendAt} onResend={() => void resend()} />
        </Stack>
      }
    >
      <Identity email={email} onChange={restart} />
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
