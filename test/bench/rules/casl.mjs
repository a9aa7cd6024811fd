// @ts-check
import { createMongoAbility, subject } from '@casl/ability'
import { wildcardPattern } from './closures.mjs'
import { actions, context, featureKeys, flagsByKey, questions, subjects } from './payload.mjs'
import { boundsOf, fieldOf, fields, patternOf, queryOf } from './queries.mjs'

/** @typedef {import('@portico/headless/rules').Condition} Condition */
/** @typedef {import('@portico/headless/rules').TargetingRule} TargetingRule */
/** @typedef {import('@casl/ability').MongoQuery} MongoQuery */
/** @typedef {import('@casl/ability').RawRuleOf<import('@casl/ability').MongoAbility>} RawRule */

const user = subject('User', fields)

/** Whether flags and features are open: each is an action on the user. The last of its rules that is met decides. */
export function caslFeatures() {
  const ability = createMongoAbility(featureKeys.flatMap(featureRules))
  return (/** @type {string} */ key) => ability.can(key, user)
}

/**
 * Whether permissions are held: what comes before the last dot is the subject, and wildcards are written out, with
 * `manage` where they cover all actions. What a feature is linked to is decided when this is built.
 *
 * @param {(key: string) => boolean} hasFeature
 */
export function caslPermissions(hasFeature) {
  const ability = createMongoAbility([
    ...Object.keys(context.permissions).flatMap((held) => (held.includes('*') ? wildcardRules(held) : [ruleOf(held)])),
    ...questions.filter(isWithheld).map((key) => ({ ...ruleOf(key), inverted: true })),
  ])
  const split = new Map(questions.map((key) => [key, ruleOf(key)]))
  return (/** @type {string} */ key) => {
    const asked = split.get(key)
    return asked !== undefined && ability.can(asked.action, asked.subject)
  }

  /** @param {string} permission */
  function isWithheld(permission) {
    const linked = featureKeys.filter((key) => context.features[key]?.linkedPermissions.includes(permission))
    return linked.length > 0 && !linked.some(hasFeature)
  }
}

/** @param {string} key */
function ruleOf(key) {
  const dot = key.lastIndexOf('.')
  return { action: key.slice(dot + 1), subject: key.slice(0, dot) }
}

/** @param {string} wildcard @returns {RawRule[]} */
function wildcardRules(wildcard) {
  const pattern = wildcardPattern(wildcard)
  return subjects.flatMap((one) => {
    const covered = actions.filter((action) => pattern.test(`${one}.${action}`))
    if (covered.length === 0) return []
    return { action: covered.length === actions.length ? 'manage' : covered, subject: one }
  })
}

/** @param {string} key @returns {RawRule[]} */
function featureRules(key) {
  const flag = flagsByKey.get(key)
  if (!flag) return Number(context.features[key]?.expireTime) === -1 || isRunning(key) ? [grant(true)] : []
  const rules = [...(flag.rules ?? [])]
    .reverse()
    .flatMap((rule) => alternativesOf(rule).map((conditions) => ({ ...grant(rule.treatment === 'true'), conditions })))
  return [grant(flag.defaultTreatment === 'true'), ...rules]

  /** @param {boolean} isGranted */
  function grant(isGranted) {
    return { action: key, subject: 'User', inverted: !isGranted }
  }
}

/** @param {string} key */
function isRunning(key) {
  return Number(context.features[key]?.expireTime) >= Date.now()
}

/** The queries of which one is to be met. @param {TargetingRule} rule @returns {MongoQuery[]} */
function alternativesOf({ conditionLogic, conditions }) {
  const queries = conditions.map((condition) => ('op' in condition ? queriesOf(condition) : []))
  if (conditionLogic === 'or') return queries.flat()
  return queries.reduce((before, next) => before.flatMap((one) => next.map((other) => ({ ...one, ...other }))), [{}])
}

/** The engine has no operator that turns others round. @param {Condition} condition @returns {MongoQuery[]} */
function queriesOf(condition) {
  const queries = condition.negate ? negatedQueriesOf(condition) : [queryOf(condition)]
  return queries.map((query) => ({ [fieldOf(condition.attribute)]: query }))
}

/** @param {Condition} condition */
function negatedQueriesOf({ op, value }) {
  const { start, end, one } = boundsOf(value)
  switch (op) {
    case 'in_list':
      return [{ $exists: true, $nin: value['list'] }]
    case 'is':
      return [{ $eq: !value['boolean'] }]
    case 'equal':
    case 'on':
      return [{ $exists: true, $ne: one }]
    case 'greater_than':
      return [{ $exists: true, $lte: one }]
    case 'greater_than_equal':
    case 'on_or_after':
      return [{ $exists: true, $lt: one }]
    case 'lower_than':
      return [{ $gte: one }]
    case 'lower_than_equal':
    case 'on_or_before':
      return [{ $gt: one }]
    case 'between_numeric':
    case 'between_date':
      return [{ $exists: true, $lt: start }, { $gt: end }]
    default:
      return [{ $exists: true, $nin: [new RegExp(patternOf(op, value))] }]
  }
}
