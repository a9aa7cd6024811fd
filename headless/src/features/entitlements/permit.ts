import { isSteppedUp } from '../../step-up/index.ts'
import { guardLines, line, pending, permit, permitWithoutUser } from './guard.ts'
import { judge, type Known, nextExpiry } from './judge.ts'
import type { CanRequest, DenialReason, EntitlementAnswer, EntitlementQuestion, Permit, TraceLine } from './types.ts'

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
    const isProved = isSteppedUp(user.claims, { maxAge, now: known.now / 1000, rule: known.stepUpRule })
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
  const asked = maxAgeOf(request)
  const maxAge = asked === undefined ? known.stepUpRule?.maxAge : asked
  const provedAt = known.session.user?.authTime
  // A proof is still valid in its last second.
  if (maxAge != null && provedAt !== undefined) ends.push(1000 * (provedAt + maxAge) + 1)
  const next = Math.min(...ends.filter((end) => end > known.now))
  return next === Number.POSITIVE_INFINITY ? null : next
}

/** `true` if the request needs entitlements from the provider. */
export function needsEntitlements({ feature, permission }: CanRequest): boolean {
  return feature !== undefined || permission !== undefined
}

/** The age limit in seconds: `undefined` for any age, `null` if no step-up is required. */
function maxAgeOf({ stepUp }: CanRequest): number | undefined | null {
  if (stepUp === undefined) return null
  return stepUp === true ? undefined : stepUp.maxAge
}
