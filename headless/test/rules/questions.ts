import * as peer from '@frontegg/entitlements-javascript-commons'
import {
  type AttributeSources,
  type Condition,
  type EntitlementsContext,
  isEntitledToFeature,
  isEntitledToPermission,
} from '@portico/headless/rules'

/** A question that both engines are asked. What is asked about may be no valid context at all. */
export interface Question {
  readonly context: EntitlementsContext
  readonly feature?: string
  readonly permission?: string
  readonly attributes?: AttributeSources
  /** The one condition the answer depends on, with the attribute it asks about, where there is one. */
  readonly condition?: { readonly condition: Partial<Condition>; readonly held: unknown }
}

/** What an engine answers: `entitled`, why not, or that it threw. */
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

/** Asks for a feature that a plan gives to those who meet one condition. `held` is the attribute, absent if undefined. */
export function aboutCondition(condition: Partial<Condition>, held: unknown): Question {
  const { attribute = 'it' } = condition
  const whole = { attribute, negate: false, ...condition } as Condition
  return {
    ...aboutRule({ conditionLogic: 'and', conditions: [whole] }),
    attributes: { custom: held === undefined ? {} : Object.fromEntries([[attribute, held]]), jwt: {} },
    condition: { condition, held },
  }
}

/** Asks for a feature that a plan gives to those who meet a rule. */
export function aboutRule(rule: object): Question {
  return aboutPlan({ defaultTreatment: 'false', rules: [{ ...rule, treatment: 'true' }] })
}

/** Asks for a feature of a plan. */
export function aboutPlan(plan: object): Question {
  return aboutFeature({ planIds: ['p'] }, { plans: { p: plan } as never })
}

/** Asks for a feature of this form. */
export function aboutFeature(feature: object, parts: Partial<EntitlementsContext> = {}): Question {
  const whole = { planIds: [], expireTime: null, linkedPermissions: [], ...feature }
  return { feature: 'it', context: { features: { it: whole }, plans: {}, permissions: {}, ...parts } }
}

/** Asks for a permission. */
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
