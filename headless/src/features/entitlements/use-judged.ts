'use client'

import { useMemo } from 'react'
import { useClient } from '../../react/context.ts'
import { useDerived } from '../../react/use-derived.ts'
import { sessionFeature } from '../../session/index.ts'
import { entitlementsFeature } from './feature.ts'
import type { Known } from './judge.ts'

/**
 * Computes a result from the session and the entitlements. Keep the functions stable while the question stays the same.
 */
export interface Judgement<Value> {
  readonly answer: (known: Known) => Value
  /** The next time the result may change by itself, in epoch milliseconds, or `null`. */
  readonly until: (known: Known) => number | null
  /** `true` loads the entitlements from the provider. */
  readonly needsEntitlements: boolean
}

/** Returns the result of a judgement. Renders again only when the result changes. */
export function useJudged<Value>({ answer, until, needsEntitlements }: Judgement<Value>): Value {
  const client = useClient()
  const [who, what] = [client.get(sessionFeature), client.get(entitlementsFeature)]
  const derivation = useMemo(() => {
    const { clock } = client.ports
    const known = (): Known => ({ session: who.getSnapshot(), entitlements: what.getSnapshot(), now: clock.now() })
    const first = (): Known => ({
      session: who.getServerSnapshot(),
      entitlements: what.getServerSnapshot(),
      now: clock.now(),
    })
    return { value: (isFirst: boolean) => answer(isFirst ? first() : known()), until: () => until(known()) }
  }, [client, who, what, answer, until])
  return useDerived([who, needsEntitlements ? what : null], derivation)
}
