'use client'

import { useClient } from '@portico/headless'
import { useMemo } from 'react'

/** The props of a link that leads to another screen. */
export interface RouteLink {
  /** The address. */
  readonly href: string
  /** Follows it through the client. */
  readonly onPress: () => void
}

/** The props of a link to another screen: a plain press goes through the client, any other is the browser's. */
export function useRouteLink(address: string): RouteLink {
  const client = useClient()
  return useMemo(() => ({ href: address, onPress: () => client.navigate(address) }), [client, address])
}
