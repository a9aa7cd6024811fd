'use client'

import { useSession, useStepUp } from '@portico/headless'
import { type ReactElement, useEffect } from 'react'
import type { FlowProps } from '../flow-screen.tsx'
import { StepUpFlow } from './step-up-flow.tsx'
import type { StepUpPageProps } from './step-up-page.tsx'

/** A step-up that begins because its route is met, and again where the session ends meanwhile or is another person's. */
export function StepUpRoute({ fixed }: FlowProps<StepUpPageProps>): ReactElement {
  const begin = useStepUp((stepUp) => stepUp.begin)
  // Who is signed out is refused, and signs in first; who cannot be told yet is waited for.
  const who = useSession(({ status, user }) => (status === 'restoring' ? null : (user?.id ?? 'nobody')))
  const isFixed = fixed !== undefined
  useEffect(() => {
    if (who !== null && !isFixed) void begin()
  }, [begin, who, isFixed])
  return <StepUpFlow fixed={fixed} />
}
