'use client'

import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { createElement, type ReactElement, Suspense, useEffect } from 'react'
import { moveByRouter, tellMoved } from '../core/ports/router-moves.ts'
import { useClient } from '../react/index.ts'

/** What {@link FollowNextRouter} takes. */
export interface FollowNextRouterProps {
  /** The `basePath` of `next.config`, if it has one. A path outside of it is opened as a new document. Default: none. */
  readonly basePath?: string
}

/**
 * Moves the client by the app router of Next.js, and keeps `useRoute` in step with that router. It renders nothing. Put
 * it into a client component of the root layout, directly below `PorticoProvider` or `PorticoKit`.
 */
export function FollowNextRouter({ basePath = '' }: FollowNextRouterProps): ReactElement {
  const { page } = useClient().ports
  const router = useRouter()
  useEffect(
    () =>
      moveByRouter(page, basePath, ({ within }, { replace }) =>
        replace ? router.replace(within) : router.push(within),
      ),
    [page, basePath, router],
  )
  // A prerendered page knows no query, so what reads it suspends; the boundary keeps that from the application.
  return createElement(Suspense, null, createElement(EmitMoves))
}

function EmitMoves(): null {
  const path = usePathname()
  const query = useSearchParams()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path or query is what it emits
  useEffect(tellMoved, [path, query])
  return null
}
