'use client'

import { useHostedLogin } from '@portico/headless'
import type { ReactElement } from 'react'
import type { FlowProps } from '../../frame/flow-screen.tsx'
import { HeldStep } from '../../frame/held-step.tsx'
import { useShownStep } from '../../frame/use-shown-step.ts'
import type { HostedLoginCallbackPageProps } from './hosted-login-callback-page.tsx'
import { HostedStep } from './hosted-step.tsx'

/** Finishing a hosted sign-in, step by step. */
export function HostedLoginCallback({ fixed }: FlowProps<HostedLoginCallbackPageProps>): ReactElement {
  return fixed ? <HostedStep key={fixed.step.name} step={fixed.step} /> : <Live />
}

/** The code is exchanged once this is shown, which nothing fixed may do. */
function Live() {
  const step = useHostedLogin((hosted) => hosted.step)
  const isPassing = step.name === 'success' && !step.isStaying
  const { shown, isLeaving } = useShownStep(step, isPassing)
  return (
    <HeldStep isLeaving={isPassing && isLeaving}>
      <HostedStep key={shown.name} step={shown} />
    </HeldStep>
  )
}
