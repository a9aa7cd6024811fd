import { developerError } from '../../core/developer-error.ts'
import {
  type AttributeSources,
  compileEntitlements,
  type Entitlement,
  type Entitlements,
  type EntitlementsContext,
} from '../../rules/index.ts'
import type { SessionState, User } from '../../session/index.ts'
import { wireFactsOf } from '../../session/wire-names.ts'
import type { StepUpRule } from '../../step-up/index.ts'
import type { CustomAttributes, EntitlementAnswer, EntitlementQuestion, EntitlementsState } from './types.ts'

/** The codes of errors that `entitlements` makes itself. Their meaning is in its guide. */
const entitlementErrors = {
  entitlementsDisabled: 'entitlements-disabled',
} as const

/** The inputs of an entitlement check. */
export interface Known {
  readonly session: Pick<SessionState, 'status' | 'user'>
  readonly entitlements: Pick<EntitlementsState, 'status' | 'context'>
  /** The time in epoch milliseconds. */
  readonly now: number
  /** The proof of a step-up, if the provider has one of its own. */
  readonly stepUpRule?: StepUpRule | undefined
}

/** Evaluates one entitlement question for the signed-in user. */
export function judge(known: Known, question: EntitlementQuestion, custom?: CustomAttributes): EntitlementAnswer {
  const { session, entitlements, now } = known
  if (entitlements.status === 'disabled') return (disabled ??= disabledAnswer())
  if (session.user === null ? session.status !== 'unauthenticated' : entitlements.status === 'loading') return pending
  const compiled = compiledOf(entitlements.context ?? nothing)
  const attributes: AttributeSources = { custom, jwt: session.user ? recordOf(session.user) : undefined }
  return answerOf(
    question.featureKey === undefined
      ? compiled.isEntitledToPermission(question.permissionKey, attributes, now)
      : compiled.isEntitledToFeature(question.featureKey, attributes, now),
  )
}

/** The next time a bundle ends, in epoch milliseconds, or `null` if none does. */
export function nextExpiry({ entitlements, now }: Known): number | null {
  const times = Object.values(entitlements.context?.features ?? {}).map(({ expireTime }) => expireTime ?? -1)
  const next = Math.min(...times.filter((time) => time >= now))
  // A bundle is still valid in its last millisecond.
  return next === Number.POSITIVE_INFINITY ? null : next + 1
}

const nothing: EntitlementsContext = { features: {}, plans: {}, permissions: {} }

const entitled: EntitlementAnswer = { isEntitled: true, justification: null, isPending: false, error: null }

const pending: EntitlementAnswer = { ...entitled, isEntitled: false, isPending: true }

let disabled: EntitlementAnswer | undefined

let compiledContexts: WeakMap<EntitlementsContext, Entitlements> | undefined

let records: WeakMap<User, Readonly<Record<string, unknown>>> | undefined

function answerOf(entitlement: Entitlement): EntitlementAnswer {
  if (entitlement.isEntitled) return entitled
  return { ...entitled, isEntitled: false, justification: entitlement.justification }
}

function disabledAnswer(): EntitlementAnswer {
  const error = developerError(
    entitlementErrors.entitlementsDisabled,
    'Entitlements are not enabled: make the client with createClient({ entitlements: true, … }) to check them',
  )
  return { ...entitled, isEntitled: false, error }
}

/** The compiled context, cached for all callers. */
function compiledOf(context: EntitlementsContext): Entitlements {
  return madeOnce((compiledContexts ??= new WeakMap()), context, compileEntitlements)
}

/** The full user that rules read: profile fields, overridden by the claims of the token. */
function recordOf(user: User): Readonly<Record<string, unknown>> {
  return madeOnce((records ??= new WeakMap()), user, ({ claims, ...facts }) => ({
    ...facts,
    ...wireFactsOf(facts),
    ...claims,
    id: facts.id,
    email_verified: facts.isEmailVerified,
  }))
}

/** Returns the cached value for `key`, computed at the first call. */
function madeOnce<Key extends object, Value>(made: WeakMap<Key, Value>, key: Key, make: (key: Key) => Value): Value {
  const found = made.get(key)
  if (found !== undefined) return found
  const value = make(key)
  made.set(key, value)
  return value
}
