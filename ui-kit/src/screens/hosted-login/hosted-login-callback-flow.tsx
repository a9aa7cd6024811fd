'use client'

import { useHostedLogin } from '@portico/headless'
import type { ReactElement } from 'react'
import { HeldStep } from '../../frame/steps/held-step.tsx'
import { useShownStep } from '../../frame/steps/use-shown-step.ts'
import { HostedStep } from './hosted-step.tsx'

/** Finishing a hosted sign-in, step by step. */
export function HostedLoginCallback(): ReactElement {
  const step = useHostedLogin((hosted) => hosted.step)
  const isPassing = step.name === 'success' && !step.isStaying
  const { shown, isLeaving } = useShownStep(step, isPassing)
  return (
    <HeldStep isLeaving={isPassing && isLeaving}>
      <HostedStep key={shown.name} step={shown} />
    </HeldStep>
  )
}
