'use client'

import { navigateAfterAuth, session, useClient, useReaction } from '@portico/headless'
import { type ReactElement, useCallback } from 'react'
import { SuccessStep } from './success-step.tsx'

/** Somebody who was signed in already goes where a sign-in would have led. */
export function SignedIn(): ReactElement {
  const client = useClient()
  const leadOn = useCallback(() => {
    // A sign-in that has ended just now leads on by itself: then this is gone before its turn.
    const turn = setTimeout(() => navigateAfterAuth(client))
    return () => clearTimeout(turn)
  }, [client])
  useReaction(session, ({ status }) => status === 'authenticated', leadOn)
  return <SuccessStep step={{ name: 'success', isStaying: false }} />
}
