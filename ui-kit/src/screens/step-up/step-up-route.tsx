'use client'

import { type SessionState, session, useReaction, useStepUp } from '@portico/headless'
import type { ReactElement } from 'react'
import { StepUpFlow } from './step-up-flow.tsx'

/** A step-up that begins because its route is met, and again where the session ends meanwhile or is another person's. */
export function StepUpRoute(): ReactElement {
  const begin = useStepUp((stepUp) => stepUp.begin)
  // A signed-out person has to sign in first. An unknown session is awaited.
  useReaction(session, whoIsKnown, begin)
  return <StepUpFlow />
}

/** The id of the user, a placeholder without a user, and `undefined` until that is known. */
function whoIsKnown({ status, user }: SessionState): string | undefined {
  return user?.id ?? (status === 'unauthenticated' ? 'nobody' : undefined)
}
