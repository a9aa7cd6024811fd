'use client'

import { useMemo } from 'react'
import { useSyncExternalStore } from 'use-sync-external-store/shim'
import { routesOf } from '../client/routes-of.ts'
import { onMove } from '../core/ports/moves.ts'
import { type RouteName, routeOf } from '../routes/index.ts'
import { useClient } from './context.ts'

/** The present route of the page. */
export interface PageRoute {
  /** The route the page is on, or `null`. */
  readonly name: RouteName | null
  /** The path, or an empty text on a server. */
  readonly path: string
  /** The query of the address. */
  readonly query: URLSearchParams
}

/** Where the page is, kept up to date: for applications without a router of their own. */
export function useRoute(): PageRoute {
  const client = useClient()
  const { page } = client.ports
  const href = useSyncExternalStore(
    page.onMove ?? onMove,
    () => page.url()?.href ?? '',
    () => '',
  )
  return useMemo(() => {
    const url = href === '' ? null : new URL(href)
    return {
      name: url && routeOf(routesOf(client), url.pathname),
      path: url?.pathname ?? '',
      query: new URLSearchParams(url?.search),
    }
  }, [href, client])
}
