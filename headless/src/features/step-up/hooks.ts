'use client'

import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useClient } from '../../react/context.ts'
import { createFeatureHook, type FeatureHook } from '../../react/feature-hook.ts'
import { useDerived } from '../../react/use-derived.ts'
import { sessionFeature } from '../../session/feature.ts'
import type { User } from '../../session/types.ts'
import { isSteppedUp } from '../../step-up/index.ts'
import { stepUpFeature } from './feature.ts'
import type { StepUpActions, StepUpInput, StepUpState } from './types.ts'
import { withStepUp } from './with-step-up.ts'

/**
 * Checks if the user has proved a second factor within the last `maxAge` seconds. It turns `false` by itself when that
 * time is over. A proof made for this page counts once even if `maxAge` has passed, provided that it renders within 10
 * seconds.
 *
 * @example
 * ```tsx
 * const isSteppedUp = useIsSteppedUp({ maxAge: 300 })
 * ```
 */
export function useIsSteppedUp({ maxAge }: StepUpInput = {}): boolean {
  const client = useClient()
  const [who, flow] = [client.get(sessionFeature), client.get(stepUpFeature)]
  const held = useRef<number | null>(null)
  const derivation = useMemo(() => {
    const { clock } = client.ports
    const provedAt = ({ user }: { readonly user: User | null }, age: number | undefined) => {
      const claims = { acr: user?.acr, amr: user?.amr, auth_time: user?.authTime }
      return isSteppedUp(claims, { maxAge: age, now: Math.floor(clock.now() / 1000) }) ? (user?.authTime ?? null) : null
    }
    return {
      isPlain: () => provedAt(who.getSnapshot(), maxAge) !== null,
      value(isFirst: boolean) {
        const [known, { freshAuthTime }] = isFirst
          ? [who.getServerSnapshot(), flow.getServerSnapshot()]
          : [who.getSnapshot(), flow.getSnapshot()]
        if (provedAt(known, maxAge) !== null) return true
        const proved = provedAt(known, undefined)
        return proved !== null && (proved === freshAuthTime || proved === held.current)
      },
      until() {
        const { user } = who.getSnapshot()
        const end = maxAge === undefined || !user?.authTime ? null : 1000 * (user.authTime + maxAge + 1)
        return end !== null && end > clock.now() ? end : null
      },
    }
  }, [client, who, flow, maxAge])
  const isUp = useDerived([who, flow], derivation)
  useEffect(() => {
    // The rendered value may be stale, so the proof is checked against the current user.
    if (!isUp || !derivation.value(false)) return
    if (!derivation.isPlain()) held.current = flow.getSnapshot().freshAuthTime ?? held.current
    flow.actions.take()
  }, [isUp, derivation, flow])
  return isUp
}

/**
 * Proves a second factor again. `stepUp` opens the step-up page, `begin` starts it there. `demand` is
 * set while calls of `withStepUp` wait for a dialog. While `step` is `secondFactor`, `useMfa` holds its steps.
 *
 * @example
 * ```tsx
 * const { stepUp } = useStepUp()
 * ```
 *
 * @see The [guide](../../../../docs/features/step-up.md).
 * @function
 */
export const useStepUp: FeatureHook<StepUpState, StepUpActions> = createFeatureHook(stepUpFeature)

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
