'use client'

import { useMemo } from 'react'
import type { Unsubscribe } from '../../../core/events.ts'
import { useClient } from '../../../react/context.ts'
import { type Derivation, useDerived } from '../../../react/use-derived.ts'
import { useSameData } from '../../../react/use-same-data.ts'
import { sessionFeature } from '../../../session/index.ts'
import { startUpFeature } from '../../../startup/index.ts'
import { entitlementsFeature } from '../../entitlements/index.ts'
import { sectionsBy } from './sections.ts'
import type { PortalSectionRule, ShownPortalSection } from './types.ts'
import { useJudge } from './use-judge.ts'

/**
 * The sections of the portal that the signed-in user may see, in the order of the rules; by default all of the portal.
 * `null` until user, flags and metadata are known. Renders again only when the result changes.
 *
 * @example
 * ```tsx
 * const sections = usePortalSections([{ id: 'users' }, { id: 'invoices', permissions: ['billing.read'] }])
 * ```
 */
export function usePortalSections(rules?: readonly PortalSectionRule[]): readonly ShownPortalSection[] | null {
  const client = useClient()
  const asked = useSameData(rules)
  const known = useMemo(() => joined(client.get(sessionFeature), client.get(startUpFeature)), [client])
  const judge = useJudge(client.options.entitlements === true)
  const derivation = useMemo(
    (): Derivation<readonly ShownPortalSection[] | null> => ({
      value: (isFirst) => (isFirst ? null : sectionsBy(client, asked, judge)),
      until: () => null,
    }),
    [client, asked, judge],
  )
  return useDerived([known, client.options.entitlements ? client.get(entitlementsFeature) : null], derivation)
}

function joined(one: Subscribable, other: Subscribable): Subscribable {
  return {
    subscribe(listener) {
      const stops = [one.subscribe(listener), other.subscribe(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

interface Subscribable {
  readonly subscribe: (listener: () => void) => Unsubscribe
}
