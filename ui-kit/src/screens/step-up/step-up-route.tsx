'use client'

import { useSession, useStepUp } from '@portico/headless'
import { type ReactElement, useEffect } from 'react'
import type { FlowProps } from '../flow-screen.tsx'
import { StepUpFlow } from './step-up-flow.tsx'
import type { StepUpPageProps } from './step-up-page.tsx'

/** A step-up that begins because its route is met. */
export function StepUpRoute({ fixed }: FlowProps<StepUpPageProps>): ReactElement {
  const begin = useStepUp((stepUp) => stepUp.begin)
  // Who is signed out, or cannot be told yet, is refused, and signs in first.
  const isKnown = useSession(({ status }) => status !== 'restoring')
  const isFixed = fixed !== undefined
  useEffect(() => {
    if (isKnown && !isFixed) void begin()
  }, [begin, isKnown, isFixed])
  return <StepUpFlow fixed={fixed} />
}
