'use client'

import { type SecondFactorStep as SecondFactorStepState, useLogin } from '@portico/headless'
import { type ReactElement, useMemo } from 'react'
import { Loading } from '../../../frame/loading/loading.tsx'
import { StepFrame } from '../../../frame/steps/step-frame.tsx'
import type { StepProps } from '../../../frame/steps/step-props.ts'
import { useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Emblem } from '../../../primitives/emblem/emblem.tsx'
import { shieldIcon } from '../../../primitives/icon/paths.ts'
import { UnsupportedStep } from '../unsupported-step.tsx'
import { ChooseFactorStep } from './choose-factor-step.tsx'
import { EnrollStep } from './enroll-step.tsx'
import { FactorContext, useFactor } from './factor-context.tsx'
import { PhoneNumberStep } from './phone-number-step.tsx'
import { RecoveryCodeStep } from './recovery-code-step.tsx'
import { secondFactorMessages } from './second-factor-messages.ts'
import { SentCodeStep } from './sent-code-step.tsx'
import { useMfaStep } from './use-mfa-step.ts'
import { VerifyStep } from './verify-step.tsx'
import { ChooseAgain } from './ways-on.tsx'
import { WebAuthnStep } from './web-authn-step.tsx'

/** The screen of each step of the second factor, in a sign-in and in a step-up alike. */
export function FactorScreen(): ReactElement {
  const { step } = useMfaStep()
  const { email } = useFactor()
  switch (step.name) {
    case 'idle':
      return <Loading />
    case 'verify':
      return <ChooseFactorStep step={step} />
    case 'authenticatorApp':
      return step.mode === 'verify' ? <VerifyStep /> : <EnrollStep step={step} />
    case 'smsSetPhoneNumber':
      return <PhoneNumberStep step={step} />
    case 'smsVerifyCode':
    case 'emailVerifyCode':
      return <SentCodeStep step={step} />
    case 'webAuthn':
      return <WebAuthnStep key={step.method} step={step} />
    case 'recoveryCode':
      return <RecoveryCodeStep step={step} email={email} />
    case 'noMFAEnrolledStepUp':
      return <NotEnrolledStep />
    case 'unsupported':
      return (
        <UnsupportedStep reason={step.reason}>
          <ChooseAgain />
        </UnsupportedStep>
      )
    default:
      return step satisfies never
  }
}

/** Step `noMFAEnrolledStepUp`: a second factor is asked for, and there is none. */
function NotEnrolledStep(): ReactElement {
  const { onRestart, onCancel } = useFactor()
  const t = useMessages(secondFactorMessages)
  return (
    <StepFrame
      title={t('stepUp.notEnrolledTitle')}
      lead={t('stepUp.notEnrolledLead')}
      emblem={<Emblem path={shieldIcon} tone="neutral" />}
      focusOn="heading"
    >
      <Button variant="primary" isWide onPress={onCancel ?? onRestart}>
        {t('stepUp.back')}
      </Button>
    </StepFrame>
  )
}

/** Steps `loginWithTwoFactor` and `forceTwoFactor`: the sign-in waits, and `useMfa` leads through the second factor. */
export function SecondFactorStep({ step: { email } }: StepProps<SecondFactorStepState>): ReactElement {
  const { restart, startRecovery } = useLogin()
  const setting = useMemo(
    () => ({ email, onRestart: restart, onRecover: startRecovery, onCancel: null }),
    [email, restart, startRecovery],
  )
  return (
    <FactorContext.Provider value={setting}>
      <FactorScreen />
    </FactorContext.Provider>
  )
}
