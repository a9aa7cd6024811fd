/**
 * What is given in one scope: to everybody, to a tenant, or to a person in a tenant. The narrower scope prevails, key by
 * key; what it does not name stays as the wider one has it.
 */
export interface Holdings {
  /** Flag names to `on` or `off`. */
  flags?: Record<string, string>
  /** Features, plans and permissions. */
  entitlements?: Entitlements
}

/** Features, plans and permissions of one scope. */
export interface Entitlements {
  /** By feature key; `null` where the feature was revoked. */
  features: Record<string, Feature | null>
  /** By plan id. */
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
  /** Whether its rules are asked. */
  readonly on: boolean
  /** What holds while it is not on. */
  readonly offTreatment: Treatment
  /** What holds where no rule matches. */
  readonly defaultTreatment: Treatment
  /** Asked in order; the first that matches decides. */
  readonly rules?: readonly TargetingRule[]
}

/** A plan, which decides by rules who has its features. */
export interface Plan {
  /** What holds where no rule matches. */
  readonly defaultTreatment: Treatment
  /** Asked in order; the first that matches decides. */
  readonly rules?: readonly TargetingRule[]
}

/** Whether somebody has what is asked for. */
export type Treatment = 'true' | 'false'

/** Conditions, which may be nested. */
export interface ConditionGroup {
  /** Whether all of them must hold, or one. */
  readonly conditionLogic: 'and' | 'or'
  /** Conditions, and groups of them. */
  readonly conditions: readonly (Condition | ConditionGroup)[]
}

/** Conditions and what they lead to. */
export interface TargetingRule extends ConditionGroup {
  /** What holds where they match. */
  readonly treatment: Treatment
}

/** What an attribute of the person must be. */
export interface Condition {
  /** Such as `frontegg.email`, `frontegg.tenantId` or `jwt.roles.0`. */
  readonly attribute: string
  /** Whether it must not. */
  readonly negate: boolean
  /** How it is compared. */
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
