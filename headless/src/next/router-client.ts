'use client'

import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { createElement, type ReactElement, Suspense, useEffect } from 'react'
import type { Client } from '../client/types.ts'
import { moveByRouter, tellMoved } from '../core/ports/router-moves.ts'
import { useClient } from '../react/index.ts'
import { type SessionState, sessionFeature } from '../session/index.ts'

export interface FollowNextRouterProps {
  /** The `basePath` of `next.config`, if it has one. A path outside of it opens as a new document. Default: none. */
  readonly basePath?: string
}

/**
 * Navigates the client by the app router of Next.js, and keeps `useRoute` in step with it. After a sign-in,
 * a log-out or a switch of tenants, server components are rendered again. Renders nothing. Put it into a client component of
 * the root layout, directly below `PorticoProvider` or `PorticoKit`.
 */
export function FollowNextRouter({ basePath = '' }: FollowNextRouterProps): ReactElement {
  const client = useClient()
  const { page } = client.ports
  const router = useRouter()
  useEffect(
    () =>
      moveByRouter(page, basePath, ({ within }, { replace }) =>
        replace ? router.replace(within) : router.push(within),
      ),
    [page, basePath, router],
  )
  useEffect(() => whenHolderChanges(client, router.refresh), [client, router])
  // A prerendered page has no query, so its readers suspend. The boundary confines that to this component.
  return createElement(Suspense, null, createElement(EmitMoves))
}

/** Calls `listener` if the person or the tenant of the session changes, but not if a visit finds out who is signed in. */
function whenHolderChanges(client: Client, listener: () => void): () => void {
  const slice = client.get(sessionFeature)
  let known = holderOf(slice.getSnapshot())
  return slice.subscribe(() => {
    const present = holderOf(slice.getSnapshot())
    if (present === null || present === known) return
    const wasKnown = known !== null
    known = present
    if (wasKnown) listener()
  })
}

/** `null` while nothing is known of the session. */
function holderOf({ user, status }: SessionState): string | null {
  if (user) return `${user.id} ${user.tenantId}`
  return status === 'unauthenticated' ? '' : null
}

function EmitMoves(): null {
  const path = usePathname()
  const query = useSearchParams()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path or query is what it emits
  useEffect(tellMoved, [path, query])
  return null
}
