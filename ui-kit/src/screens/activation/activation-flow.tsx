'use client'

import { useActivation } from '@portico/headless'
import type { ReactElement } from 'react'
import { FixedStepContext } from '../login/fixed-step.ts'
import { Activating } from './activating.tsx'
import { ActivationForm } from './activation-form.tsx'
import { ActivationInvalid } from './activation-invalid.tsx'
import type { ActivationFlowProps } from './activation-page.tsx'
import { ActivationSuccess } from './activation-success.tsx'

/** Activating an account, step after step. */
export function ActivationFlow({ fixed, ...terms }: ActivationFlowProps): ReactElement {
  const { step: flowStep, email: flowEmail } = useActivation()
  const step = fixed?.step ?? flowStep
  const email = fixed?.email ?? flowEmail
  return <FixedStepContext.Provider value={fixed ?? null}>{screen()}</FixedStepContext.Provider>

  function screen(): ReactElement {
    switch (step.name) {
      case 'activating':
        return step.method === 'link' ? (
          <Activating />
        ) : (
          <ActivationForm key="form" {...terms} email={email} userId={null} hasCode />
        )
      case 'activatingForm':
        return (
          <ActivationForm key="form" {...terms} email={email} userId={step.userId} hasCode={step.method === 'code'} />
        )
      case 'success':
        return <ActivationSuccess step={step} />
      case 'invalid':
        return <ActivationInvalid reason={step.reason} email={email} />
      default:
        return step satisfies never
    }
  }
}
