import { PorticoError } from '../../core/errors.ts'
import {
  type AttributeSources,
  compileEntitlements,
  type Entitlement,
  type Entitlements,
  type EntitlementsContext,
} from '../../rules/index.ts'
import type { SessionState, User } from '../../session/index.ts'
import { entitlementErrors } from './errors.ts'
import type { CustomAttributes, EntitlementAnswer, EntitlementQuestion, EntitlementsState } from './types.ts'

/** What an answer is worked out from. */
export interface Known {
  /** Who is signed in. */
  readonly session: Pick<SessionState, 'status' | 'user'>
  /** What they may use. */
  readonly entitlements: Pick<EntitlementsState, 'status' | 'context'>
  /** The time in epoch milliseconds. */
  readonly now: number
}

/** Whether the user is entitled to what is asked for. */
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

/** When a bundle ends next, in epoch milliseconds; `null` where none does. */
export function nextExpiry({ entitlements, now }: Known): number | null {
  const times = Object.values(entitlements.context?.features ?? {}).map(({ expireTime }) => expireTime ?? -1)
  const next = Math.min(...times.filter((time) => time >= now))
  // The last millisecond of a bundle is its own.
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
  const error = new PorticoError(
    entitlementErrors.entitlementsDisabled,
    'Entitlements are not enabled: make the client with createClient({ entitlements: true, … }) to check them',
  )
  return { ...entitled, isEntitled: false, error }
}

/** A context is compiled once, for all who ask. */
function compiledOf(context: EntitlementsContext): Entitlements {
  return madeOnce((compiledContexts ??= new WeakMap()), context, compileEntitlements)
}

/** The user in whole, as rules ask about them: the facts of the profile, and over them the claims of the token. */
function recordOf(user: User): Readonly<Record<string, unknown>> {
  return madeOnce((records ??= new WeakMap()), user, ({ claims, ...facts }) => ({
    ...facts,
    ...claims,
    id: facts.id,
    email_verified: facts.emailVerified,
  }))
}

/** What is made of something when it is first asked for, and kept for as long as that is. */
function madeOnce<Key extends object, Value>(made: WeakMap<Key, Value>, key: Key, make: (key: Key) => Value): Value {
  const found = made.get(key)
  if (found !== undefined) return found
  const value = make(key)
  made.set(key, value)
  return value
}
