'use client'

import { routesOf, useClient } from '@portico/headless'
import { useCallback } from 'react'
import { type RouteLink, useRouteLink } from './use-route-link.ts'

/** What leads to the sign-in: `isReplacing` where going back to the page that it leaves leads nowhere. */
export function useOpenLogin(isReplacing = false): () => void {
  const client = useClient()
  return useCallback(() => client.navigate(routesOf(client).loginUrl, { replace: isReplacing }), [client, isReplacing])
}

/** The props of a link to the sign-in. */
export function useLoginLink(): RouteLink {
  return useRouteLink(routesOf(useClient()).loginUrl)
}
