'use client'

import { useCallback, useRef } from 'react'
import { useClient } from '../../react/context.ts'
import { withStepUp } from './with-step-up.ts'

/**
 * `withStepUp` of the surrounding client, with a stable identity. It runs the latest `call`.
 *
 * @example
 * ```tsx
 * const payOut = useWithStepUp((amount: number) => api.payOut(amount))
 * ```
 */
export function useWithStepUp<Args extends readonly unknown[], Value>(
  call: (...args: Args) => Promise<Value>,
): (...args: Args) => Promise<Value> {
  const client = useClient()
  const latest = useRef(call)
  latest.current = call
  return useCallback((...args) => withStepUp(client, (...given: Args) => latest.current(...given))(...args), [client])
}
