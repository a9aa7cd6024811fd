'use client'

import { type SignUpSuccessStep, useSignUp } from '@portico/headless'
import type { ReactElement } from 'react'
import { CountdownStep } from '../../frame/countdown-line.tsx'
import { Loading } from '../../frame/loading/loading.tsx'
import { StepFrame } from '../../frame/steps/step-frame.tsx'
import { useMessages } from '../../i18n/index.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Emblem } from '../../primitives/emblem/emblem.tsx'
import { checkIcon } from '../../primitives/icon/paths.ts'
import { Stack } from '../../primitives/stack/stack.tsx'
import { useBrand } from '../../theme/index.ts'
import { ResendMail } from '../activation/resend-mail.tsx'
import { signUpMessages } from './sign-up-messages.ts'

/** Step `SignUpSuccess`: a mail to open, the way to the sign-in, or the application that opens. */
export function SignUpSuccess({ step }: { readonly step: SignUpSuccessStep }): ReactElement {
  switch (step.next) {
    case 'mail':
      return <MailSent email={step.email} />
    case 'signIn':
      return <Made />
    case 'application':
      return <Opening isStaying={step.isStaying} />
    case 'activation':
    case 'secondFactor':
      return <Loading />
    default:
      return step.next satisfies never
  }
}

function MailSent({ email }: { readonly email: string }) {
  const { proceed } = useSignUp()
  const t = useMessages(signUpMessages)
  return (
    <StepFrame
      title={t('signUp.mailTitle')}
      lead={t('signUp.mailLead', { email })}
      emblem={<Emblem path={checkIcon} tone="success" />}
      focusOn="heading"
    >
      <Stack>
        <ResendMail email={email} />
        <Button isWide onPress={proceed}>
          {t('signUp.signIn')}
        </Button>
      </Stack>
    </StepFrame>
  )
}

function Made() {
  const { proceed } = useSignUp()
  const t = useMessages(signUpMessages)
  return (
    <StepFrame
      title={t('signUp.successTitle')}
      lead={t('signUp.madeLead')}
      emblem={<Emblem path={checkIcon} tone="success" />}
      focusOn="heading"
    >
      <Button variant="primary" isWide onPress={proceed}>
        {t('signUp.signIn')}
      </Button>
    </StepFrame>
  )
}

function Opening({ isStaying }: Pick<SignUpSuccessStep, 'isStaying'>) {
  const { proceed, stay } = useSignUp()
  const { name: app } = useBrand()
  const t = useMessages(signUpMessages)
  return (
    <CountdownStep
      title={t('signUp.successTitle')}
      lead={isStaying ? t('login.redirectStopped') : t('signUp.successLead', { app })}
      stayWords={t('login.stayHere')}
      openWords={t(isStaying ? 'login.continue' : 'login.openNow')}
      isStaying={isStaying}
      onStay={stay}
      onOpen={proceed}
    />
  )
}
