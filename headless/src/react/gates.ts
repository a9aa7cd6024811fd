'use client'

import { createElement, Fragment, type ReactElement, type ReactNode, useCallback } from 'react'
import { redirectToSignIn } from '../client/redirect-to-sign-in.ts'
import { sessionFeature } from '../session/feature.ts'
import type { SessionState, SessionStatus, User } from '../session/types.ts'
import { useClient } from './context.ts'
import { useReaction } from './use-reaction.ts'
import { useRoute } from './use-route.ts'
import { useSession } from './use-session.ts'

/** The props of every gate. */
export interface GateProps {
  /** Shown while the gate is open. */
  readonly children?: ReactNode
}

/** The props of a gate that waits until the session is known. */
export interface WaitingGateProps extends GateProps {
  /** Shown while it is not known yet who is signed in: status `restoring` or `unreachable`. Default: nothing. */
  readonly fallback?: ReactNode
}

/** Shows its children while a user is signed in, also while the provider cannot be reached. */
export function SignedIn({ children, fallback }: WaitingGateProps): ReactElement | null {
  return useGate((status) => gates[status] === 'signedIn', children, fallback)
}

/** Shows its children once it is known that no user is signed in. */
export function SignedOut({ children, fallback }: WaitingGateProps): ReactElement | null {
  return useGate((status) => gates[status] === 'signedOut', children, fallback)
}

/** Renders its children until the session is first known or the provider cannot be reached, on a server too. */
export function SessionPending({ children }: GateProps): ReactElement | null {
  return useGate((status) => gates[status] === 'pending', children)
}

/** Renders its children while the provider cannot be reached and the session was never known. */
export function SessionUnreachable({ children }: GateProps): ReactElement | null {
  return useGate((status) => gates[status] === 'unreachable', children)
}

/**
 * Redirects signed-out people to the login route and keeps the way back. Renders its `fallback` until the session is
 * known, and nothing after that. Does not redirect while the provider cannot be reached.
 */
export function RedirectToSignIn({ fallback }: Pick<WaitingGateProps, 'fallback'> = {}): ReactElement | null {
  useRedirectToSignIn()
  return useGate(() => false, null, fallback)
}

/** The signed-in user, or `null` while that is not known yet; a signed-out person is led to the login route. */
export function useAuthUser(): User | null {
  useRedirectToSignIn()
  return useSession((session) => session.user)
}

function useRedirectToSignIn() {
  const client = useClient()
  const { path } = useRoute()
  const redirect = useCallback(() => {
    if (path) redirectToSignIn(client)
  }, [client, path])
  useReaction(sessionFeature, isSignedOut, redirect)
}

function isSignedOut({ status }: SessionState): boolean {
  return gates[status] === 'signedOut'
}

function useGate(isOpen: (status: SessionStatus) => boolean, children: ReactNode, fallback?: ReactNode) {
  const status = useSession((session) => session.status)
  const isKnown = gates[status] === 'signedIn' || gates[status] === 'signedOut'
  const shown = isOpen(status) ? children : isKnown ? null : fallback
  return shown ? createElement(Fragment, null, shown) : null
}

/** Which gate each status opens. */
const gates = {
  restoring: 'pending',
  unreachable: 'unreachable',
  authenticated: 'signedIn',
  stale: 'signedIn',
  unauthenticated: 'signedOut',
} as const satisfies Readonly<Record<SessionStatus, string>>
