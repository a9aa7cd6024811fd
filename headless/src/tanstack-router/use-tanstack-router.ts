'use client'

import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { moveByRouter, tellMoved } from '../core/ports/router-moves.ts'
import { useClient } from '../react/index.ts'

/**
 * Navigates the client by the surrounding TanStack Router, and keeps `useRoute` in step with it. Call it once, below
 * both `PorticoProvider` and the router. Paths outside a `basepath` open as a new document.
 */
export function useTanStackRouter(): void {
  const { page } = useClient().ports
  const { history, basepath } = useRouter()
  useEffect(() => {
    const leave = moveByRouter(page, basepath, ({ path }, { replace }) =>
      replace ? history.replace(path) : history.push(path),
    )
    // The router's history updates the browser in a microtask, which is already queued here.
    const unsubscribe = history.subscribe(() => void Promise.resolve().then(tellMoved))
    return () => {
      leave()
      unsubscribe()
    }
  }, [page, history, basepath])
}

/** {@link useTanStackRouter} as a component for a root route. Renders nothing. */
export function FollowTanStackRouter(): null {
  useTanStackRouter()
  return null
}
