'use client'

import { createElement, Fragment, type ReactElement, type ReactNode, useEffect } from 'react'
import { redirectToSignIn } from '../client/way-back.ts'
import type { User } from '../session/types.ts'
import { useSession } from '../session/use-session.ts'
import { useClient } from './context.ts'
import { useRoute } from './use-route.ts'

/** What a gate shows when it is open. */
export interface GateProps {
  /** Shown while the gate is open. */
  readonly children?: ReactNode
}

/** Shows its children while somebody is signed in, also while the provider cannot be reached. */
export function SignedIn({ children }: GateProps): ReactElement | null {
  return useSession((session) => session.user !== null) ? createElement(Fragment, null, children) : null
}

/** Shows its children once it is known that nobody is signed in. */
export function SignedOut({ children }: GateProps): ReactElement | null {
  const isOut = useSession((session) => session.status === 'unauthenticated')
  return isOut ? createElement(Fragment, null, children) : null
}

/** Leads a signed-out person to the login route and keeps the way back. Shows nothing. */
export function RedirectToSignIn(): null {
  useRedirectToSignIn()
  return null
}

/** The signed-in user, or `null` while that is not known yet; a signed-out person is led to the login route. */
export function useAuthUser(): User | null {
  useRedirectToSignIn()
  return useSession((session) => session.user)
}

function useRedirectToSignIn() {
  const client = useClient()
  const isOut = useSession((session) => session.status === 'unauthenticated')
  const { path } = useRoute()
  useEffect(() => {
    if (isOut && path) redirectToSignIn(client)
  }, [client, isOut, path])
}
