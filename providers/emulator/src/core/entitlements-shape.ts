import { isRecord } from '../http/json.ts'
import type {
  Condition,
  ConditionGroup,
  ConditionOperation,
  Entitlements,
  Feature,
  FeatureFlag,
  Plan,
  TargetingRule,
} from './entitlements.ts'
import { anything, flag, list, nullable, number, oneOf, optional, record, type Shape, table, text } from './shape.ts'

const operation = oneOf<ConditionOperation>(
  'in_list',
  'starts_with',
  'ends_with',
  'contains',
  'matches',
  'equal',
  'greater_than',
  'greater_than_equal',
  'lower_than',
  'lower_than_equal',
  'between_numeric',
  'is',
  'on',
  'between_date',
  'on_or_after',
  'on_or_before',
)
const treatment = oneOf('true', 'false')

const condition: Shape<Condition | ConditionGroup> = (value, at, report): value is Condition | ConditionGroup =>
  isRecord(value) && Object.hasOwn(value, 'conditions') ? group(value, at, report) : single(value, at, report)

const single = record<Condition>({
  attribute: text,
  negate: flag,
  op: operation,
  value: table(anything),
})
const conditions = { conditionLogic: oneOf('and', 'or'), conditions: list(condition) }
const group = record<ConditionGroup>(conditions)
const rules = optional(list(record<TargetingRule>({ ...conditions, treatment })))

export const featureShape = record<Feature>({
  planIds: list(text),
  expireTime: nullable(number),
  linkedPermissions: list(text),
  featureFlag: optional(record<FeatureFlag>({ on: flag, offTreatment: treatment, defaultTreatment: treatment, rules })),
})

export const planShape = record<Plan>({ defaultTreatment: treatment, rules })

export const entitlementsShape = record<Entitlements>({
  features: table(nullable(featureShape)),
  plans: table(planShape),
  permissions: table(flag),
})

export const holdings = { flags: optional(table(text)), entitlements: optional(entitlementsShape) }
