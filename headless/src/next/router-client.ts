'use client'

import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { createElement, type ReactElement, Suspense, useEffect } from 'react'
import { moveByRouter, tellMoved } from '../core/ports/router-moves.ts'
import { useClient } from '../react/index.ts'

/** The props of {@link FollowNextRouter}. */
export interface FollowNextRouterProps {
  /** The `basePath` of `next.config`, if it has one. A path outside of it opens as a new document. Default: none. */
  readonly basePath?: string
}

/**
 * Navigates the client by the app router of Next.js, and keeps `useRoute` in step with it. Renders nothing. Put it into
 * a client component of the root layout, directly below `PorticoProvider` or `PorticoKit`.
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
  // A prerendered page has no query, so its readers suspend. The boundary confines that to this component.
  return createElement(Suspense, null, createElement(EmitMoves))
}

function EmitMoves(): null {
  const path = usePathname()
  const query = useSearchParams()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path or query is what it emits
  useEffect(tellMoved, [path, query])
  return null
}
