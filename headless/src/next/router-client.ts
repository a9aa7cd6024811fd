'use client'

import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { createElement, type ReactElement, Suspense, useEffect, useRef } from 'react'
import { moveByRouter, tellMoved } from '../core/ports/router-moves.ts'
import { useClient } from '../react/index.ts'
import { whenHolderChanges } from './holder-changes.ts'

export interface FollowNextRouterProps {
  /** The `basePath` of `next.config`, if it has one. A path outside of it opens as a new document. Default: none. */
  readonly basePath?: string
}

/**
 * Navigates the client by the app router of Next.js, and keeps `useRoute` in step with it. After a sign-in, a log-out or a
 * switch of tenants, server components are rendered again, so a guarded page leads to the sign-in, and the next move loads a
 * document. Renders nothing. Put it into a client component of the root layout, directly below `PorticoProvider` or `PorticoKit`.
 */
export function FollowNextRouter({ basePath = '' }: FollowNextRouterProps): ReactElement {
  const client = useClient()
  const { page } = client.ports
  const router = useRouter()
  const isOutdated = useRef(false)
  useEffect(
    () =>
      moveByRouter(page, basePath, ({ path, within }, { replace }) => {
        // A refresh leaves the router the prefetches of the former session, which lead to the sign-in. A document has none.
        if (isOutdated.current) page.open(new URL(path, page.url() ?? undefined).href)
        else if (replace) router.replace(within)
        else router.push(within)
      }),
    [page, basePath, router],
  )
  useEffect(
    () =>
      whenHolderChanges(client, () => {
        isOutdated.current = true
        router.refresh()
      }),
    [client, router],
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
