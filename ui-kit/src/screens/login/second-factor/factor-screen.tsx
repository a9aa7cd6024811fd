'use client'

import type { ReactElement } from 'react'
import { Loading } from '../../../frame/loading/loading.tsx'
import { UnsupportedStep } from '../unsupported-step.tsx'
import { ChooseAgain } from './choose-again.tsx'
import { ChooseFactorStep } from './choose-factor-step.tsx'
import { EnrollStep } from './enroll-step.tsx'
import { useFactor } from './factor-context.tsx'
import { NotEnrolledStep } from './not-enrolled-step.tsx'
import { PhoneNumberStep } from './phone-number-step.tsx'
import { RecoveryCodeStep } from './recovery-code-step.tsx'
import { SentCodeStep } from './sent-code-step.tsx'
import { useMfaStep } from './use-mfa-step.ts'
import { VerifyStep } from './verify-step.tsx'
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
