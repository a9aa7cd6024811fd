'use client'

import { navigateAfterAuth, useClient } from '@portico/headless'
import { type ReactElement, useEffect } from 'react'
import { SuccessStep } from './success-step.tsx'

/** Somebody who was signed in already goes where a sign-in would have led. */
export function SignedIn(): ReactElement {
  const client = useClient()
  useEffect(() => navigateAfterAuth(client), [client])
  return <SuccessStep step={{ name: 'success', isStaying: false }} />
}
