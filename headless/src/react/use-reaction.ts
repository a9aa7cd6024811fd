'use client'

import { useEffect } from 'react'
import { useSyncExternalStore } from 'use-sync-external-store/shim'
import type { Feature } from '../client/types.ts'
import type { Snapshot } from '../core/feature.ts'
import { useClient } from './context.ts'

/**
 * Runs `act` as an effect if `selector` returns something truthy, and again when that changes or `act` does. Pass a stable
 * `act`, as to the dependencies of `useEffect`; a function it returns cleans up. The selector returns a primitive.
 *
 * An effect may run long after the render it belongs to: a React `<Activity>` that is shown again runs the effects of its
 * last render. So the selector is asked again at that moment, and nothing is done if the render was out of date: the next
 * render follows. Use this for every effect that navigates, sends or clears by the state of a feature.
 *
 * @example
 * ```tsx
 * import { sessionFeature, useClient } from '@portico/headless'
 * import { useCallback } from 'react'
 *
 * const client = useClient()
 * const leave = useCallback(() => client.navigate('/goodbye'), [client])
 * useReaction(sessionFeature, ({ status }) => status === 'unauthenticated', leave)
 * ```
 */
export function useReaction<State extends object, Actions extends object>(
  feature: Feature<State, Actions>,
  selector: (snapshot: Snapshot<State, Actions>) => string | number | boolean | null | undefined,
  act: () => unknown,
): void {
  const slice = useClient().get(feature)
  const selection = useSyncExternalStore(
    slice.subscribe,
    () => selector(slice.getSnapshot()),
    () => selector(slice.getServerSnapshot()),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a selector written inline is a new one in every render
  useEffect(() => {
    if (!selection || selector(slice.getSnapshot()) !== selection) return
    const cleanUp = act()
    return typeof cleanUp === 'function' ? () => void cleanUp() : undefined
  }, [slice, selection, act])
}
