'use client'

import { useMemo } from 'react'
import { useClient } from '../../react/context.ts'
import { useDerived } from '../../react/use-derived.ts'
import { sessionExpiryFeature } from './feature.ts'
import { nextChange, shownAt } from './judge.ts'
import type { SessionExpiry, SessionExpiryOptions } from './types.ts'

/**
 * The end of the session by the tenant's policy, with a warning ahead of it. The hook ends the session in all tabs. Use
 * it in a component that stays mounted: activity counts only while it is.
 *
 * @example
 * ```tsx
 * const { status, remaining, staySignedIn } = useSessionExpiry({ warnAhead: 120 })
 * ```
 */
export function useSessionExpiry({ warnAhead = 60 }: SessionExpiryOptions = {}): SessionExpiry {
  const client = useClient()
  const slice = client.get(sessionExpiryFeature)
  const derivation = useMemo(() => {
    const { clock } = client.ports
    return {
      value: (isFirst: boolean) =>
        shownAt(isFirst ? slice.getServerSnapshot() : slice.getSnapshot(), clock.now(), warnAhead),
      until: () => nextChange(slice.getSnapshot(), clock.now(), warnAhead),
    }
  }, [client, slice, warnAhead])
  const shown = useDerived([slice, null], derivation)
  return useMemo(() => ({ ...shown, ...slice.actions }), [shown, slice])
}
