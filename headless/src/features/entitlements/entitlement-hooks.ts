'use client'

import { createElement, Fragment, type ReactElement, type ReactNode, useMemo } from 'react'
import { useClient } from '../../react/context.ts'
import { useDerived } from '../../react/use-derived.ts'
import { useSameData } from '../../react/use-same-data.ts'
import { sessionFeature } from '../../session/index.ts'
import { entitlementsFeature } from './feature.ts'
import { judge, type Known, nextExpiry } from './judge.ts'
import { needsEntitlements, permitOf, permitUntil } from './permit.ts'
import type { CanRequest, CustomAttributes, EntitlementAnswer, EntitlementQuestion, Permit } from './types.ts'

/**
 * Checks if the user may do something, and returns the reasons and the remedy if not. All conditions of the request
 * must hold. Renders again only when the result changes.
 *
 * @example
 * ```tsx
 * const { isAllowed, remedy } = useCan({ permissions: ['fe.secure.write.users'], stepUp: { maxAge: 600 } })
 * ```
 */
export function useCan(request: CanRequest): Permit {
  const asked = useSameData(request)
  return useJudged(
    useMemo(
      (): Judgement<Permit> => ({
        answer: (known) => permitOf(known, asked),
        until: (known) => permitUntil(known, asked),
        needsEntitlements: needsEntitlements(asked),
      }),
      [asked],
    ),
  )
}

/** The props of {@link Can}: the conditions and the content. */
export interface CanProps extends CanRequest {
  /** Rendered if allowed. A function is always called, with the {@link Permit}. */
  readonly children?: ReactNode | ((permit: Permit) => ReactNode)
  /** Rendered if not allowed. Nothing is rendered while loading. Default: nothing. */
  readonly fallback?: ReactNode
}

/**
 * Renders its children if the user may do something, and the fallback otherwise.
 *
 * @example
 * ```tsx
 * <Can feature="reports" fallback={<Upgrade />}>
 *   <Reports />
 * </Can>
 * ```
 */
export function Can({ children, fallback, ...request }: CanProps): ReactElement {
  const permit = useCan(request)
  if (typeof children === 'function') return createElement(Fragment, null, children(permit))
  return createElement(Fragment, null, permit.isAllowed ? children : permit.isPending ? null : fallback)
}

/**
 * Checks if the user is entitled to a feature or a permission. Renders again only when the result changes: with the
 * token, the tenant, the provider's answer, or the end of a bundle.
 *
 * @example
 * ```tsx
 * const { isEntitled, justification } = useEntitlements({ featureKey: 'reports' })
 * ```
 */
export function useEntitlements(question: EntitlementQuestion, attributes?: CustomAttributes): EntitlementAnswer {
  const asked = useSameData({ question, attributes })
  return useJudged(
    useMemo(
      (): Judgement<EntitlementAnswer> => ({
        answer: (known) => judge(known, asked.question, asked.attributes),
        until: nextExpiry,
        needsEntitlements: true,
      }),
      [asked],
    ),
  )
}

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
    const { stepUpRule } = client.options.hostedLogin ?? {}
    const own = () => ({ now: clock.now(), stepUpRule })
    const known = (): Known => ({ session: who.getSnapshot(), entitlements: what.getSnapshot(), ...own() })
    const first = (): Known => ({
      session: who.getServerSnapshot(),
      entitlements: what.getServerSnapshot(),
      ...own(),
    })
    return { value: (isFirst: boolean) => answer(isFirst ? first() : known()), until: () => until(known()) }
  }, [client, who, what, answer, until])
  return useDerived([who, needsEntitlements ? what : null], derivation)
}
