'use client'

import { routesOf, useClient } from '@portico/headless'
import { useCallback } from 'react'

/** What leads to the sign-in: `isReplacing` where going back to the page that it leaves leads nowhere. */
export function useOpenLogin(isReplacing = false): () => void {
  const client = useClient()
  return useCallback(() => client.navigate(routesOf(client).loginUrl, { replace: isReplacing }), [client, isReplacing])
}
