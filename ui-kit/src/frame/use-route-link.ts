'use client'

import { useClient } from '@portico/headless'
import { routesOf } from '@portico/headless/internal'
import { useCallback, useMemo } from 'react'

/** The props of a link that leads to another screen. */
export interface RouteLink {
  /** The address of the link. */
  readonly href: string
  /** Follows it through the client. */
  readonly onPress: () => void
}

/** The props of a link to another screen: a plain press goes through the client, any other is the browser's. */
export function useRouteLink(address: string): RouteLink {
  const client = useClient()
  return useMemo(() => ({ href: address, onPress: () => client.navigate(address) }), [client, address])
}

/** A handler that opens the sign-in. `isReplacing` replaces the present entry of the history. */
export function useOpenLogin(isReplacing = false): () => void {
  const client = useClient()
  return useCallback(() => client.navigate(routesOf(client).loginUrl, { replace: isReplacing }), [client, isReplacing])
}

/** The props of a link to the sign-in. */
export function useLoginLink(): RouteLink {
  return useRouteLink(routesOf(useClient()).loginUrl)
}
