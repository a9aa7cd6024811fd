'use client'

import { useActivation } from '@portico/headless'
import type { ReactElement } from 'react'
import type { FlowProps } from '../../frame/steps/flow-screen.tsx'
import { Activating } from './activating.tsx'
import { ActivationForm } from './activation-form.tsx'
import { ActivationInvalid } from './activation-invalid.tsx'
import { ActivationSuccess } from './activation-success.tsx'
import type { ActivationPageProps } from './types.ts'

/** Activating an account, step after step. */
export function ActivationFlow(terms: FlowProps<ActivationPageProps>): ReactElement {
  const { step, email } = useActivation()
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
