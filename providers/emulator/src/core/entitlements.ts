/**
 * The grants of one scope: all users, a tenant, or a user in a tenant. A narrower scope overrides a wider one, key by
 * key.
 */
export interface Holdings {
  /** Flag names to `on` or `off`. */
  flags?: Record<string, string>
  entitlements?: Entitlements
}

/** Features, plans and permissions of one scope. */
export interface Entitlements {
  /** By feature key; `null` where the feature was revoked. */
  features: Record<string, Feature | null>
  /** The plans, by plan id. */
  plans: Record<string, Plan>
  /** By permission key, which may hold `*`: `true` where it was granted beside the roles, `false` where it was revoked. */
  permissions: Record<string, boolean>
}

/** How a feature may be had. */
export interface Feature {
  /** The plans that may hold it. */
  readonly planIds: readonly string[]
  /** When its bundle ends, in epoch milliseconds; −1 is never, `null` where no bundle holds it. */
  readonly expireTime: number | null
  /** The permissions that are only worth something with it: keys, or patterns with `*`. */
  readonly linkedPermissions: readonly string[]
  /** The flag that may hold it. */
  readonly featureFlag?: FeatureFlag
}

/** A flag that decides by rules who has a feature. */
export interface FeatureFlag {
  readonly on: boolean
  /** The result while the flag is off. */
  readonly offTreatment: Treatment
  /** The result if no rule matches. */
  readonly defaultTreatment: Treatment
  /** Asked in order; the first that matches decides. */
  readonly rules?: readonly TargetingRule[]
}

/** A plan, which decides by rules who has its features. */
export interface Plan {
  /** The result if no rule matches. */
  readonly defaultTreatment: Treatment
  /** Asked in order; the first that matches decides. */
  readonly rules?: readonly TargetingRule[]
}

/** The result of a rule. */
export type Treatment = 'true' | 'false'

/** Conditions, which may be nested. */
export interface ConditionGroup {
  /** All conditions have to match, or one. */
  readonly conditionLogic: 'and' | 'or'
  /** Conditions, and groups of them. */
  readonly conditions: readonly (Condition | ConditionGroup)[]
}

/** Conditions and what they lead to. */
export interface TargetingRule extends ConditionGroup {
  /** The result if the conditions match. */
  readonly treatment: Treatment
}

/** A comparison with an attribute of the user. */
export interface Condition {
  /** Such as `frontegg.email`, `frontegg.tenantId` or `jwt.roles.0`. */
  readonly attribute: string
  readonly negate: boolean
  readonly op: ConditionOperation
  /** With what: one of `{list}`, `{string}`, `{number}`, `{start, end}`, `{date}`, `{boolean}`, by the operation. */
  readonly value: Readonly<Record<string, unknown>>
}

/** How an attribute is compared. */
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
