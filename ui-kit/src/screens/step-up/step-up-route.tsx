'use client'

import { type SessionState, sessionFeature, useReaction, useStepUp } from '@portico/headless'
import type { ReactElement } from 'react'
import { StepUpFlow } from './step-up-flow.tsx'

/** A step-up that begins because its route is met, and again where the session ends meanwhile or is another person's. */
export function StepUpRoute(): ReactElement {
  const begin = useStepUp((stepUp) => stepUp.begin)
  // A signed-out person has to sign in first. An unknown session is awaited.
  useReaction(sessionFeature, whoIsKnown, begin)
  return <StepUpFlow />
}

/** Identifies the user or the missing user, and `undefined` until that is known. A provider may send an empty id. */
function whoIsKnown({ status, user }: SessionState): string | undefined {
  if (user) return `user ${user.id}`
  return status === 'unauthenticated' ? 'nobody' : undefined
}
