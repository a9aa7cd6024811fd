'use client'

import { useEffect } from 'react'
import { useHref, useLocation, useNavigate } from 'react-router'
import { moveByRouter, tellMoved } from '../core/ports/router-moves.ts'
import { useClient } from '../react/index.ts'

/**
 * Navigates the client by the surrounding React Router, and keeps `useRoute` in step with it. Call it once, below both
 * `PorticoProvider` and the router. Paths outside a `basename` open as a new document.
 */
export function useReactRouter(): void {
  const { page } = useClient().ports
  const navigate = useNavigate()
  const location = useLocation()
  const base = useHref('/')
  useEffect(
    () => moveByRouter(page, base, ({ within }, options) => void navigate(within, options)),
    [page, navigate, base],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: it tells that the location is another one
  useEffect(tellMoved, [location])
}

/** {@link useReactRouter} as a component for a root route. Renders nothing. */
export function FollowReactRouter(): null {
  useReactRouter()
  return null
}
