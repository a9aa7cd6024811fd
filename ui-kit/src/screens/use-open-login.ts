'use client'

import { routesOf, useClient } from '@portico/headless'
import { useCallback } from 'react'

/** What leads to the sign-in. */
export function useOpenLogin(): () => void {
  const client = useClient()
  return useCallback(() => client.navigate(routesOf(client).loginUrl), [client])
}
