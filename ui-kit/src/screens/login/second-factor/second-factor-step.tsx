'use client'

import type { SecondFactorStep as SecondFactorStepState } from '@portico/headless'
import type { ReactElement } from 'react'
import { Waiting } from '../later.tsx'
import type { StepProps } from '../login-slots.ts'
import { UnsupportedStep } from '../unsupported-step.tsx'
import { ChooseAgain } from './choose-again.tsx'
import { ChooseFactorStep } from './choose-factor-step.tsx'
import { EnrollStep } from './enroll-step.tsx'
import { RecoveryCodeStep } from './recovery-code-step.tsx'
import { useMfaStep } from './use-mfa-step.ts'
import { VerifyStep } from './verify-step.tsx'

/** Steps `loginWithTwoFactor` and `forceTwoFactor`: the sign-in waits, and `useMfa` leads through the second factor. */
export function SecondFactorStep({ step: { email } }: StepProps<SecondFactorStepState>): ReactElement {
  const { step } = useMfaStep()
  switch (step.name) {
    case 'idle':
      return <Waiting />
    case 'verify':
      return <ChooseFactorStep step={step} />
    case 'authenticatorApp':
      return step.mode === 'verify' ? <VerifyStep email={email} /> : <EnrollStep step={step} email={email} />
    case 'recoveryCode':
      return <RecoveryCodeStep step={step} email={email} />
    case 'unsupported':
      return (
        <UnsupportedStep reason={step.reason}>
          <ChooseAgain />
        </UnsupportedStep>
      )
    case 'smsSetPhoneNumber':
    case 'smsVerifyCode':
    case 'emailVerifyCode':
    case 'noMFAEnrolledStepUp':
      return (
        <UnsupportedStep reason={step.name}>
          <ChooseAgain />
        </UnsupportedStep>
      )
    default:
      return step satisfies never
  }
}
