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
    const rule = client.options.hostedLogin?.stepUpRule
    const isProved = ({ user }: { readonly user: User | null }, age: number | undefined) =>
      isSteppedUp(user?.claims, { maxAge: age, now: Math.floor(clock.now() / 1000), rule })
    return {
      isPlain: () => isProved(who.getSnapshot(), maxAge),
      value(isFirst: boolean) {
        const [known, { freshAuthTime }] = isFirst
          ? [who.getServerSnapshot(), flow.getServerSnapshot()]
          : [who.getSnapshot(), flow.getSnapshot()]
        if (isProved(known, maxAge)) return true
        const { authTime = null } = known.user ?? {}
        const isFresh = authTime !== null && (authTime === freshAuthTime || authTime === held.current)
        return isFresh && isProved(known, undefined)
      },
      until() {
        const { user } = who.getSnapshot()
        const limit = maxAge ?? rule?.maxAge
        const end = limit === undefined || !user?.authTime ? null : 1000 * (user.authTime + limit + 1)
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
