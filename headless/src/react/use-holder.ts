'use client'

import { useCallback } from 'react'
import { useSyncExternalStore } from 'use-sync-external-store/shim'
import { useClient } from './context.ts'

/**
 * The holder of the session as a number: another one if person, actor or tenant changes, and the same while the session is
 * renewed. Give it as `key` to dialogs and forms over a page, such as one with a row of the tenant.
 *
 * @example
 * ```tsx
 * function Removal() {
 *   return <dialog key={useHolder()} open>Remove Rita Reader?</dialog>
 * }
 * ```
 */
export function useHolder(): number {
  const client = useClient()
  const subscribe = useCallback((listener: () => void) => client.on('holderChanged', listener), [client])
  return useSyncExternalStore(
    subscribe,
    () => client.holder(),
    () => 0,
  )
}
