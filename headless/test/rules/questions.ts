import * as peer from '@frontegg/entitlements-javascript-commons'
import {
  type AttributeSources,
  type Condition,
  type EntitlementsContext,
  isEntitledToFeature,
  isEntitledToPermission,
} from '@portico/headless/rules'

/** A question for both engines. Its context can be invalid. */
export interface Question {
  readonly context: EntitlementsContext
  readonly feature?: string
  readonly permission?: string
  readonly attributes?: AttributeSources
  /** The only condition that decides the answer, with the attribute that it reads, if there is one. */
  readonly condition?: { readonly condition: Partial<Condition>; readonly held: unknown }
}

/** The answer of an engine: `entitled`, a reason against it, or `throws`. */
export type Answer = 'entitled' | 'MISSING_FEATURE' | 'MISSING_PERMISSION' | 'BUNDLE_EXPIRED' | 'throws'

/** Asks our engine. */
export function ask({ context, feature, permission, attributes }: Question): Answer {
  return answerOf(() =>
    feature === undefined
      ? isEntitledToPermission(context, permission ?? '', attributes)
      : isEntitledToFeature(context, feature, attributes),
  )
}

/** Asks the peer. */
export function askPeer({ context, feature, permission, attributes }: Question): Answer {
  const its = context as unknown as peer.UserEntitlementsContext
  const from = attributes as peer.Attributes | undefined
  return answerOf(() =>
    feature === undefined
      ? peer.evaluateIsEntitledToPermissions(permission ?? '', its, from)
      : peer.evaluateIsEntitledToFeature(feature, its, from),
  )
}

/**
 * Makes a question about a feature, which a plan grants to users who meet one condition. `held` is the attribute,
 * absent if undefined.
 */
export function aboutCondition(condition: Partial<Condition>, held: unknown): Question {
  const { attribute = 'it' } = condition
  const whole = { attribute, negate: false, ...condition } as Condition
  return {
    ...aboutRule({ conditionLogic: 'and', conditions: [whole] }),
    attributes: { custom: held === undefined ? {} : Object.fromEntries([[attribute, held]]), jwt: {} },
    condition: { condition, held },
  }
}

/** Makes a question about a feature, which a plan grants to users who meet a rule. */
export function aboutRule(rule: object): Question {
  return aboutPlan({ defaultTreatment: 'false', rules: [{ ...rule, treatment: 'true' }] })
}

/** Makes a question about a feature of a plan. */
export function aboutPlan(plan: object): Question {
  return aboutFeature({ planIds: ['p'] }, { plans: { p: plan } as never })
}

/** Makes a question about a feature of this form. */
export function aboutFeature(feature: object, parts: Partial<EntitlementsContext> = {}): Question {
  const whole = { planIds: [], expireTime: null, linkedPermissions: [], ...feature }
  return { feature: 'it', context: { features: { it: whole }, plans: {}, permissions: {}, ...parts } }
}

/** Makes a question about a permission. */
export function aboutPermission(
  permission: string,
  permissions: object,
  parts: Partial<EntitlementsContext> = {},
): Question {
  return { permission, context: { features: {}, plans: {}, permissions: permissions as never, ...parts } }
}

function answerOf(
  asked: () => {
    readonly isEntitled?: boolean
    readonly result?: boolean
    readonly justification?: string | undefined
  },
): Answer {
  try {
    const { isEntitled, result, justification } = asked()
    return isEntitled === true || result === true ? 'entitled' : (justification as Answer)
  } catch {
    return 'throws'
  }
}
