import {
  type Condition,
  type ConditionGroup,
  conditionOperations,
  type Entitlements,
  type Feature,
  type FeatureFlag,
  type Plan,
  type TargetingRule,
} from './entitlements.ts'
import {
  flag,
  isRecord,
  list,
  nullable,
  number,
  oneOf,
  optional,
  plain,
  record,
  type Shape,
  table,
  text,
} from './shape.ts'

/** Anything JSON can say. */
export const anything = plain('there', (value): value is unknown => value !== undefined)

const treatment = oneOf('true', 'false')

const condition: Shape<Condition | ConditionGroup> = (value, at, report): value is Condition | ConditionGroup =>
  isRecord(value) && Object.hasOwn(value, 'conditions') ? group(value, at, report) : single(value, at, report)

const single = record<Condition>({
  attribute: text,
  negate: flag,
  op: oneOf(...conditionOperations),
  value: table(anything),
})
const conditions = { conditionLogic: oneOf('and', 'or'), conditions: list(condition) }
const group = record<ConditionGroup>(conditions)
const rules = optional(list(record<TargetingRule>({ ...conditions, treatment })))

/** The form of a feature. */
export const featureShape = record<Feature>({
  planIds: list(text),
  expireTime: nullable(number),
  linkedPermissions: list(text),
  featureFlag: optional(record<FeatureFlag>({ on: flag, offTreatment: treatment, defaultTreatment: treatment, rules })),
})

/** The form of a plan. */
export const planShape = record<Plan>({ defaultTreatment: treatment, rules })

/** The form of what a scope is given. */
export const entitlementsShape = record<Entitlements>({
  features: table(nullable(featureShape)),
  plans: table(planShape),
  permissions: table(flag),
})
