'use client'

import { useClient } from '@portico/headless'
import { routesOf } from '@portico/headless/internal'
import { useCallback } from 'react'
import { type RouteLink, useRouteLink } from './use-route-link.ts'

/** A handler that opens the sign-in. `isReplacing` replaces the present entry of the history. */
export function useOpenLogin(isReplacing = false): () => void {
  const client = useClient()
  return useCallback(() => client.navigate(routesOf(client).loginUrl, { replace: isReplacing }), [client, isReplacing])
}

/** The props of a link to the sign-in. */
export function useLoginLink(): RouteLink {
  return useRouteLink(routesOf(useClient()).loginUrl)
}
