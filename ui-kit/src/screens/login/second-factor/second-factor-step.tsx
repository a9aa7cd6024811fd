'use client'

import { type SecondFactorStep as SecondFactorStepState, useLogin } from '@portico/headless'
import { type ReactElement, useMemo } from 'react'
import type { StepProps } from '../../../frame/steps/step-props.ts'
import { FactorContext } from './factor-context.tsx'
import { FactorScreen } from './factor-screen.tsx'

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
