'use client'

import { useMemo } from 'react'
import { useClient } from '../../react/context.ts'
import { type Derivation, useDerived } from '../../react/use-derived.ts'
import { useSameData } from '../../react/use-same-data.ts'
import { sessionFeature } from '../../session/index.ts'
import { guardOf } from './guard.ts'
import type { GuardRequest, Permit } from './types.ts'

/**
 * Checks the roles and permissions of the user, as `useCan` does, without the code of entitlements. Renders again only when
 * the result changes.
 *
 * @example
 * ```tsx
 * const { isAllowed } = useAuthorized({ permissions: ['fe.secure.write.users'] })
 * ```
 */
export function useAuthorized(request: GuardRequest): Permit {
  const slice = useClient().get(sessionFeature)
  const asked = useSameData(request)
  const derivation = useMemo(
    (): Derivation<Permit> => ({
      value: (isFirst) => guardOf(isFirst ? slice.getServerSnapshot() : slice.getSnapshot(), asked),
      until: () => null,
    }),
    [slice, asked],
  )
  return useDerived([slice, null], derivation)
}
