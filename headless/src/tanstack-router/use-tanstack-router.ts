'use client'

import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { moveByRouter, tellMoved } from '../core/ports/router-moves.ts'
import { useClient } from '../react/index.ts'

/**
 * Moves the client by the TanStack Router around it, and keeps `useRoute` in step with that router. Call it once, below
 * both `PorticoProvider` and the router. A `basepath` is taken into account: what lies outside of it is left for as a page.
 */
export function useTanStackRouter(): void {
  const { page } = useClient().ports
  const { history, basepath } = useRouter()
  useEffect(() => {
    const leave = moveByRouter(page, basepath, ({ path }, { replace }) =>
      replace ? history.replace(path) : history.push(path),
    )
    // Its history reaches the browser in a microtask of its own, which it has queued by then.
    const unsubscribe = history.subscribe(() => void Promise.resolve().then(tellMoved))
    return () => {
      leave()
      unsubscribe()
    }
  }, [page, history, basepath])
}

/** {@link useTanStackRouter} as an element, which shows nothing: for a root route. */
export function FollowTanStackRouter(): null {
  useTanStackRouter()
  return null
}
