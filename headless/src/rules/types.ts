/** What a flag or a plan gives those it is for: the texts of the wire. */
export type Treatment = 'true' | 'false'

/** How the members of a rule count together: all of them, or one of them. */
export type ConditionLogic = 'and' | 'or'

/** What a condition asks of an attribute. */
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

/** One question about one attribute. */
export interface Condition {
  /** The name of the attribute, such as `frontegg.email`, `jwt.role` or one of the application's own. */
  readonly attribute: string
  /** The comparison of the attribute with the value. */
  readonly op: ConditionOperation
  /**
   * What is asked for: `{ list }` of texts, `{ string }`, `{ number }`, `{ start, end }` in numbers or dates, `{ date }`
   * or `{ boolean }`, as the operation has it. Dates are ISO 8601 texts or epoch milliseconds.
   */
  readonly value: Readonly<Record<string, unknown>>
  /** Whether the answer is turned round. A missing attribute, a wrong type and an invalid value never match either way. */
  readonly negate: boolean
}

/** Conditions that have to hold together. */
export interface ConditionGroup {
  /** All of them or one of them. None at all is met by everybody under `and`, by nobody under `or`. */
  readonly conditionLogic: ConditionLogic
  /** The conditions, and groups of them. */
  readonly conditions: readonly (Condition | ConditionGroup)[]
}

/** A rule: people whose attributes meet it get its treatment. */
export interface TargetingRule extends ConditionGroup {
  /** What those get who meet it. */
  readonly treatment: Treatment
}

/** A plan: what its customers get, by rules. */
export interface EntitlementPlan {
  /** What those get who meet no rule. */
  readonly defaultTreatment: Treatment
  /** In order; the first that is met decides. */
  readonly rules?: readonly TargetingRule[]
}

/** A flag that opens a feature, by rules while it is on. */
export interface EntitlementFeatureFlag extends EntitlementPlan {
  /** `false` ignores the rules: the flag then has its default. */
  readonly on: boolean
  /** What everybody gets while it is off. */
  readonly offTreatment: Treatment
}

/** A feature as its bundle, its flag and its plans give it. */
export interface EntitlementFeature {
  /** When the bundle ends, in epoch milliseconds; -1 never, `null` where no bundle holds the feature. */
  readonly expireTime: number | null
  /** The plans that may hold it, in the order they are asked. */
  readonly planIds: readonly string[]
  /** The permissions that are only worth something with this feature: keys, or patterns with `*`. */
  readonly linkedPermissions: readonly string[]
  /** The flag that may open it. */
  readonly featureFlag?: EntitlementFeatureFlag
}

/** Everything needed to judge what a person may use, as the provider tells it. */
export interface EntitlementsContext {
  /** The features, by their keys on the wire. */
  readonly features: Readonly<Record<string, EntitlementFeature>>
  /** The plans, by their ids on the wire. */
  readonly plans: Readonly<Record<string, EntitlementPlan>>
  /** The permissions held, by key or pattern with `*`. */
  readonly permissions: Readonly<Record<string, true>>
}

/** What rules ask about, by resolved name: `frontegg.email`, `jwt.role`, `plan`. Own members count, nothing inherited. */
export type Attributes = Readonly<Record<string, unknown>>

/** The sources of the attributes that conditions read. */
export interface AttributeSources {
  /** The application's own, by name. */
  readonly custom?: Readonly<Record<string, unknown>> | undefined
  /** The claims of the token, or the user in whole: members become `jwt.…`, and four of them `frontegg.…`. */
  readonly jwt?: Readonly<Record<string, unknown>> | undefined
}

/** Why somebody is not entitled. */
export type Justification = 'MISSING_FEATURE' | 'MISSING_PERMISSION' | 'BUNDLE_EXPIRED'

/** Whether somebody is entitled, and if not, why. */
export type Entitlement = Entitled | NotEntitled

/** The result for a user who is entitled. */
export interface Entitled {
  readonly isEntitled: true
  /** There is no reason against it. */
  readonly justification?: undefined
}

/** The result for a user who is not entitled, with the reason. */
export interface NotEntitled {
  readonly isEntitled: false
  /** The reason of the refusal, such as a missing feature. */
  readonly justification: Justification
}
