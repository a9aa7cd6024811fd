'use client'

import { createElement, Fragment, type ReactElement, type ReactNode, useMemo } from 'react'
import { useClient } from '../../react/context.ts'
import { type Derivation, useDerived } from '../../react/use-derived.ts'
import { useSameData } from '../../react/use-same-data.ts'
import { sessionFeature } from '../../session/index.ts'
import { isSteppedUp } from '../../step-up/index.ts'
import { entitlementsFeature } from './feature.ts'
import { guardLines, guardOf, line, pending, permit, permitWithoutUser } from './guard.ts'
import { judge, type Known, nextExpiry } from './judge.ts'
import type {
  CanRequest,
  CustomAttributes,
  DenialReason,
  EntitlementAnswer,
  EntitlementQuestion,
  GuardRequest,
  Permit,
  TraceLine,
} from './types.ts'

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

/** Evaluates a request: if it is allowed, the reasons if not, and the remedy. */
export function permitOf(known: Known, request: CanRequest): Permit {
  const { user } = known.session
  if (!user) return permitWithoutUser(known.session)
  const { feature, permission, attributes } = request
  const trace = [...guardLines(user, request)]
  let isPending = false
  if (feature !== undefined) entitle('feature', feature, { featureKey: feature })
  if (permission !== undefined) entitle('permission', permission, { permissionKey: permission })
  const maxAge = maxAgeOf(request)
  if (maxAge !== null) {
    const isProved = isSteppedUp(user.claims, { maxAge, now: known.now / 1000 })
    trace.push(line('stepUp', maxAge === undefined ? 'any age' : `${maxAge} s`, isProved ? null : 'STEP_UP_REQUIRED'))
  }
  return isPending ? { ...pending, trace } : permit(trace)

  function entitle(check: TraceLine['check'], key: string, question: EntitlementQuestion) {
    const answer = judge(known, question, attributes)
    isPending ||= answer.isPending
    trace.push(line(check, key, denialOf(answer)))
  }

  /** An unreadable entitlement is no reason to offer an upgrade. */
  function denialOf({ isEntitled, justification, error }: EntitlementAnswer): DenialReason | null {
    if (error) return 'ENTITLEMENTS_DISABLED'
    return !isEntitled && known.entitlements.status === 'failed' ? 'UNAVAILABLE' : justification
  }
}

/** The next time a permit may change by itself, in epoch milliseconds: a bundle ends or a step-up proof expires. */
export function permitUntil(known: Known, request: CanRequest): number | null {
  const ends: number[] = []
  const expiry = needsEntitlements(request) ? nextExpiry(known) : null
  if (expiry !== null) ends.push(expiry)
  const maxAge = maxAgeOf(request)
  const provedAt = known.session.user?.authTime
  // A proof is still valid in its last second.
  if (maxAge != null && provedAt !== undefined) ends.push(1000 * (provedAt + maxAge) + 1)
  const next = Math.min(...ends.filter((end) => end > known.now))
  return next === Number.POSITIVE_INFINITY ? null : next
}

/** `true` if the request needs entitlements from the provider. */
function needsEntitlements({ feature, permission }: CanRequest): boolean {
  return feature !== undefined || permission !== undefined
}

/** The age limit in seconds: `undefined` for any age, `null` if no step-up is required. */
function maxAgeOf({ stepUp }: CanRequest): number | undefined | null {
  if (stepUp === undefined) return null
  return stepUp === true ? undefined : stepUp.maxAge
}

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
interface Judgement<Value> {
  readonly answer: (known: Known) => Value
  /** The next time the result may change by itself, in epoch milliseconds, or `null`. */
  readonly until: (known: Known) => number | null
  /** `true` loads the entitlements from the provider. */
  readonly needsEntitlements: boolean
}

/** Returns the result of a judgement. Renders again only when the result changes. */
function useJudged<Value>({ answer, until, needsEntitlements }: Judgement<Value>): Value {
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
