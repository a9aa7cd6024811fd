'use client'

import { useEffect } from 'react'
import { isAnswered, type Operation } from '../startup/index.ts'
import { useClient } from './context.ts'
import { useStartUp } from './use-start-up.ts'

/**
 * Returns `false` once the provider has answered an operation with 501, or does not list it: a page shows nothing that leads to it.
 * `true` without an operation.
 *
 * @example
 * ```tsx
 * import { useAnswers } from '@portico/headless'
 *
 * const canCreate = useAnswers('POST /identity/resources/groups/v1')
 * ```
 *
 * @see [Providers](../../../docs/providers.md#what-is-not-there)
 */
export function useAnswers(operation: Operation | undefined): boolean {
  useOfferRead()
  return useStartUp(({ offer }) => operation === undefined || isAnswered(offer, operation))
}

/** Reads the list of what the provider answers, once it is known to have one. */
export function useOfferRead(): void {
  const client = useClient()
  const isListed = useStartUp(({ offer }) => offer.isListed)
  useEffect(() => {
    if (isListed) void client.startUp.loadOffer()
  }, [client, isListed])
}
