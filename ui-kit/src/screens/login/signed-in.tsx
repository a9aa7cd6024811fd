'use client'

import { navigateAfterAuth, sessionFeature, useClient, useReaction } from '@portico/headless'
import { type ReactElement, useCallback, useEffect, useState } from 'react'
import { Loading } from '../../frame/loading/loading.tsx'
import { Passing } from '../../frame/steps/held-step.tsx'
import { SuccessStep } from './success-step.tsx'

/** Redirects a person who is signed in already, as a sign-in would. */
export function SignedIn(): ReactElement {
  const client = useClient()
  const leadOn = useCallback(() => {
    // A sign-in that has ended just now leads on by itself: then this is gone before its turn.
    const turn = setTimeout(() => navigateAfterAuth(client))
    return () => clearTimeout(turn)
  }, [client])
  useReaction(sessionFeature, ({ status }) => status === 'authenticated', leadOn)
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLasts(true), 500)
    return () => clearTimeout(timer)
  }, [])
  if (lasts) return <SuccessStep step={{ name: 'success', isStaying: false }} />
  return (
    <>
      <Loading />
      <Passing />
    </>
  )
}
