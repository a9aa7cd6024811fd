/** The result of a flag, a plan or a rule, as a string of the wire. `'true'` grants the feature. */
export type Treatment = 'true' | 'false'

/** The logic that combines the members of a rule: `and` requires all of them, `or` requires one. */
export type ConditionLogic = 'and' | 'or'

/** The operation that compares an attribute with the value of a condition. */
export type ConditionOperation =
  | 'in_list'
  | 'starts_with'
  | 'ends_with'
  | 'contains'
  | 'matches'
  | 'equal'
  | 'greater_than'
  | 'greater_than_equal'
  | 'lower_than'
  | 'lower_than_equal'
  | 'between_numeric'
  | 'is'
  | 'on'
  | 'between_date'
  | 'on_or_after'
  | 'on_or_before'

/** A comparison of one attribute with a value. */
export interface Condition {
  /** The name of the attribute, such as `frontegg.email`, `jwt.role` or an attribute of the application. */
  readonly attribute: string
  /** The operation that compares the attribute with the value. */
  readonly op: ConditionOperation
  /**
   * The value to compare with, in the form that the operation requires. It is `{ list }` of strings, `{ string }`, `{
   * number }`, `{ date }` or `{ boolean }`. A range is `{ start, end }` in numbers or dates. Dates are ISO 8601 strings
   * or epoch milliseconds.
   */
  readonly value: Readonly<Record<string, unknown>>
  /**
   * `true` if the result is negated. A missing attribute, a wrong type and an invalid value never match, negated or
   * not.
   */
  readonly negate: boolean
}

/** Conditions that are combined by `and` or by `or`. */
export interface ConditionGroup {
  /** The logic of the group. An empty group is met by every user under `and`, and by no user under `or`. */
  readonly conditionLogic: ConditionLogic
  /** The conditions, and nested groups of conditions. */
  readonly conditions: readonly (Condition | ConditionGroup)[]
}

/** A rule that gives its treatment to each user whose attributes meet it. */
export interface TargetingRule extends ConditionGroup {
  /** The treatment for users who meet the rule. */
  readonly treatment: Treatment
}

/** A plan that grants its features to users by rules. */
export interface EntitlementPlan {
  /** The treatment for users who meet no rule. */
  readonly defaultTreatment: Treatment
  /** The rules, in order. The first rule that is met decides. */
  readonly rules?: readonly TargetingRule[]
}

/** A flag that grants a feature, by its rules if it is on. */
export interface EntitlementFeatureFlag extends EntitlementPlan {
  /** `true` if the rules decide. Otherwise the flag ignores them and gives `offTreatment`. */
  readonly on: boolean
  /** The treatment for all users if the flag is off. */
  readonly offTreatment: Treatment
}

/** A feature, with the bundle, the flag and the plans that can grant it. */
export interface EntitlementFeature {
  /** The end of the bundle, in epoch milliseconds. -1 if it never ends, `null` if no bundle contains the feature. */
  readonly expireTime: number | null
  /** The ids of the plans that can grant the feature, in the order of evaluation. */
  readonly planIds: readonly string[]
  /**
   * The permissions that are linked to this feature: keys, or patterns with `*`. A linked permission requires that the
   * user is entitled to one of its features.
   */
  readonly linkedPermissions: readonly string[]
  /** The flag that can grant the feature. */
  readonly featureFlag?: EntitlementFeatureFlag
}

/** The data that decides which features and permissions a user is entitled to, as the provider returns it. */
export interface EntitlementsContext {
  /** The features, by their keys on the wire. */
  readonly features: Readonly<Record<string, EntitlementFeature>>
  /** The plans, by their ids on the wire. */
  readonly plans: Readonly<Record<string, EntitlementPlan>>
  /** The permissions that the user holds, by key or by pattern with `*`. */
  readonly permissions: Readonly<Record<string, true>>
}

/**
 * The values that conditions read, by resolved name: `frontegg.email`, `jwt.role`, `plan`. Only own properties count,
 * no inherited ones.
 */
export type Attributes = Readonly<Record<string, unknown>>

/** The sources of the attributes that conditions read. */
export interface AttributeSources {
  /** The attributes of the application, by name. */
  readonly custom?: Readonly<Record<string, unknown>> | undefined
  /**
   * The claims of the token, or the whole user. Each member becomes `jwt.…`, and four of them also become `frontegg.…`.
   */
  readonly jwt?: Readonly<Record<string, unknown>> | undefined
}

/** The reason why a user is not entitled. */
export type Justification = 'MISSING_FEATURE' | 'MISSING_PERMISSION' | 'BUNDLE_EXPIRED'

/** The result of an entitlement check: entitled, or not entitled with the reason. */
export type Entitlement = Entitled | NotEntitled

/** The result for a user who is entitled. */
export interface Entitled {
  readonly isEntitled: true
  /** Always `undefined`, because there is no refusal. */
  readonly justification?: undefined
}

/** The result for a user who is not entitled, with the reason. */
export interface NotEntitled {
  readonly isEntitled: false
  /** The reason for the refusal, such as a missing feature. */
  readonly justification: Justification
}
