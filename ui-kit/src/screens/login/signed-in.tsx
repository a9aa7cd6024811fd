'use client'

import { navigateAfterAuth, session, useClient, useReaction } from '@portico/headless'
import { type ReactElement, useCallback, useEffect, useState } from 'react'
import { Passing } from '../../frame/held-step.tsx'
import { Waiting } from '../../frame/lazy-part.tsx'
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
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLasts(true), 500)
    return () => clearTimeout(timer)
  }, [])
  if (lasts) return <SuccessStep step={{ name: 'success', isStaying: false }} />
  return (
    <>
      <Waiting />
      <Passing />
    </>
  )
}
