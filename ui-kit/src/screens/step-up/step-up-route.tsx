'use client'

import { type SessionState, session, useReaction, useStepUp } from '@portico/headless'
import type { ReactElement } from 'react'
import type { FlowProps } from '../../frame/flow-screen.tsx'
import { StepUpFlow } from './step-up-flow.tsx'
import type { StepUpPageProps } from './step-up-page.tsx'

/** A step-up that begins because its route is met, and again where the session ends meanwhile or is another person's. */
export function StepUpRoute({ fixed }: FlowProps<StepUpPageProps>): ReactElement {
  const begin = useStepUp((stepUp) => stepUp.begin)
  // Who is signed out is refused, and signs in first; who cannot be told yet is waited for.
  const isFixed = fixed !== undefined
  useReaction(session, whoIsKnown, isFixed ? nothing : begin)
  return <StepUpFlow fixed={fixed} />
}

/** The id of the user, `nobody` if it is known that there is none, and nothing until that is known. */
function whoIsKnown({ status, user }: SessionState): string | undefined {
  return user?.id ?? (status === 'unauthenticated' ? 'nobody' : undefined)
}

const nothing = () => {}
