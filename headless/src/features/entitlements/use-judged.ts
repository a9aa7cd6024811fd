'use client'

import { useMemo } from 'react'
import { useClient } from '../../react/context.ts'
import { useDerived } from '../../react/use-derived.ts'
import { session } from '../../session/index.ts'
import { entitlements } from './feature.ts'
import type { Known } from './judge.ts'

/** How a question is answered from what is known. Hand over the same functions for as long as the question is the same. */
export interface Judgement<Value> {
  /** The answer. */
  readonly answer: (known: Known) => Value
  /** When the answer may change by itself, in epoch milliseconds; `null` where it does not. */
  readonly until: (known: Known) => number | null
  /** Whether the answer needs what the provider entitles to, so that this is read. */
  readonly needsEntitlements: boolean
}

/** An answer from who is signed in, what they may use and the time; renders only when it changes. */
export function useJudged<Value>({ answer, until, needsEntitlements }: Judgement<Value>): Value {
  const client = useClient()
  const [who, what] = [client.get(session), client.get(entitlements)]
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
