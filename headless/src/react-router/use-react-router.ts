'use client'

import { useEffect } from 'react'
import { useHref, useLocation, useNavigate } from 'react-router'
import { moveByRouter, tellMoved } from '../core/ports/router-moves.ts'
import { useClient } from '../react/index.ts'

/**
 * Moves the client by the React Router around it, and keeps `useRoute` in step with that router. Call it once, below both
 * `PorticoProvider` and the router. A `basename` is taken into account: what lies outside of it is left for as a page.
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

/** {@link useReactRouter} as an element, which shows nothing: for a root route. */
export function FollowReactRouter(): null {
  useReactRouter()
  return null
}
