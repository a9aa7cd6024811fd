// @ts-check
import { GrowthBook } from '@growthbook/growthbook'
import { context } from './payload.mjs'
import { fieldOf, fields, queryOf } from './queries.mjs'

/** @typedef {import('@portico/headless/rules').Condition} Condition */
/** @typedef {import('@portico/headless/rules').EntitlementFeature} EntitlementFeature */
/** @typedef {import('@portico/headless/rules').TargetingRule} TargetingRule */
/** @typedef {NonNullable<import('@growthbook/growthbook').FeatureRule['condition']>} Query */

/** The features in its own format; of those that expire it is told whether they have. */
export const payload = {
  features: Object.fromEntries(
    Object.entries(context.features).map(([key, feature]) => [key, featureDefinition(feature)]),
  ),
}

/** Whether features are on, once it is told of them and the user. @param {typeof payload} told */
export function growthBookFeatures(told) {
  const growthBook = new GrowthBook({ attributes: fields }).initSync({ payload: told })
  return (/** @type {string} */ key) => growthBook.isOn(key)
}

/** @param {EntitlementFeature} feature */
function featureDefinition({ expireTime, featureFlag }) {
  if (!featureFlag) return { defaultValue: expireTime === -1 || (expireTime !== null && expireTime >= Date.now()) }
  const rules = (featureFlag.rules ?? []).map((rule) => ({
    condition: groupQuery(rule),
    force: rule.treatment === 'true',
  }))
  return { defaultValue: featureFlag.defaultTreatment === 'true', rules }
}

/** @param {TargetingRule} rule @returns {Query} */
function groupQuery({ conditionLogic, conditions }) {
  const queries = conditions.map((condition) => ('op' in condition ? conditionQuery(condition) : {}))
  return conditionLogic === 'or' ? { $or: queries } : Object.assign({}, ...queries)
}

/** @param {Condition} condition @returns {Query} */
function conditionQuery(condition) {
  const query = queryOf(condition)
  return { [fieldOf(condition.attribute)]: condition.negate ? { $exists: true, $not: query } : query }
}
