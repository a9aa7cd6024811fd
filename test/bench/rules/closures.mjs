// @ts-check
import { dateOf } from './user.mjs'

/** @typedef {import('@portico/headless/rules').Condition} Condition */
/** @typedef {import('@portico/headless/rules').ConditionGroup} ConditionGroup */
/** @typedef {import('@portico/headless/rules').EntitlementFeatureFlag} EntitlementFeatureFlag */
/** @typedef {import('@portico/headless/rules').EntitlementsContext} EntitlementsContext */
/** @typedef {Readonly<Record<string, unknown>>} Attributes */
/** @typedef {(attributes: Attributes) => boolean} Test */

/** The features and permissions of a context, as one would write it by hand: nothing is remembered. @param {EntitlementsContext} context */
export function handWritten(context) {
  const features = new Map(Object.entries(context.features).map(([key, feature]) => [key, featureTest(feature)]))
  const held = Object.keys(context.permissions)
  const exact = new Set(held.filter((key) => !key.includes('*')))
  const wildcards = held.filter((key) => key.includes('*')).map(wildcardPattern)
  /** @type {Map<string, Test[]>} */
  const linked = new Map()
  for (const [key, { linkedPermissions }] of Object.entries(context.features)) {
    const test = features.get(key)
    for (const permission of test ? linkedPermissions : []) {
      linked.set(permission, [...(linked.get(permission) ?? []), ...(test ? [test] : [])])
    }
  }
  return {
    /** @param {string} key @param {Attributes} attributes */
    hasFeature(key, attributes) {
      return features.get(key)?.(attributes) ?? false
    },
    /** @param {string} key @param {Attributes} attributes */
    hasPermission(key, attributes) {
      if (!exact.has(key) && !wildcards.some((pattern) => pattern.test(key))) return false
      return linked.get(key)?.some((test) => test(attributes)) ?? true
    },
  }
}

/** A held permission with `*` as a pattern. @param {string} permission */
export function wildcardPattern(permission) {
  return new RegExp(`^${permission.replaceAll('.', '\\.').replaceAll('*', '.*')}$`, 's')
}

/** @param {import('@portico/headless/rules').EntitlementFeature} feature @returns {Test} */
function featureTest({ expireTime, featureFlag }) {
  if (featureFlag) return flagTest(featureFlag)
  if (expireTime === -1) return () => true
  return expireTime === null ? () => false : () => expireTime >= Date.now()
}

/** A flag as a closure. @param {EntitlementFeatureFlag} flag @returns {Test} */
export function flagTest(flag) {
  if (!flag.on) return () => flag.offTreatment === 'true'
  const otherwise = flag.defaultTreatment === 'true'
  const rules = (flag.rules ?? []).map((rule) => ({ test: groupTest(rule), answer: rule.treatment === 'true' }))
  return (attributes) => {
    for (const { test, answer } of rules) if (test(attributes)) return answer
    return otherwise
  }
}

/** @param {ConditionGroup} group @returns {Test} */
function groupTest({ conditionLogic, conditions }) {
  const tests = conditions.map((member) => ('op' in member ? conditionTest(member) : groupTest(member)))
  return conditionLogic === 'and'
    ? (attributes) => {
        for (const test of tests) if (!test(attributes)) return false
        return true
      }
    : (attributes) => {
        for (const test of tests) if (test(attributes)) return true
        return false
      }
}

/** @param {Condition} condition @returns {Test} */
function conditionTest({ attribute, op, value, negate }) {
  const list = /** @type {string[]} */ (value['list'])
  const number = Number(value['number'])
  switch (op) {
    case 'in_list': {
      const all = new Set(list)
      return onAttribute((held) =>
        Array.isArray(held) ? held.some((text) => all.has(text)) : all.has(/** @type {string} */ (held)),
      )
    }
    case 'starts_with':
      return onText((text) => list.some((part) => text.startsWith(part)))
    case 'ends_with':
      return onText((text) => list.some((part) => text.endsWith(part)))
    case 'contains':
      return onText((text) => list.some((part) => text.includes(part)))
    case 'matches': {
      const pattern = new RegExp(String(value['string']))
      return onText((text) => pattern.test(text))
    }
    case 'equal':
      return onNumber((held) => held === number)
    case 'greater_than':
      return onNumber((held) => held > number)
    case 'greater_than_equal':
      return onNumber((held) => held >= number)
    case 'lower_than':
      return onNumber((held) => held < number)
    case 'lower_than_equal':
      return onNumber((held) => held <= number)
    case 'between_numeric': {
      const { start, end } = /** @type {{ start: number, end: number }} */ (value)
      return onNumber((held) => held >= start && held <= end)
    }
    case 'is':
      return onAttribute((held) => held === value['boolean'])
    case 'between_date': {
      const [start, end] = [timeOf(value['start']), timeOf(value['end'])]
      return onAttribute((held) => {
        const time = timeOf(held)
        return time >= start && time <= end
      })
    }
    default: {
      const date = timeOf(value['date'])
      if (op === 'on') return onAttribute((held) => timeOf(held) === date)
      return onAttribute(op === 'on_or_after' ? (held) => timeOf(held) >= date : (held) => timeOf(held) <= date)
    }
  }

  /** @param {(held: unknown) => boolean} holds @returns {Test} */
  function onAttribute(holds) {
    return (attributes) => {
      const held = attributes[attribute]
      return held !== undefined && holds(held) !== negate
    }
  }

  /** @param {(held: string) => boolean} holds @returns {Test} */
  function onText(holds) {
    return (attributes) => {
      const held = attributes[attribute]
      return typeof held === 'string' && holds(held) !== negate
    }
  }

  /** @param {(held: number) => boolean} holds @returns {Test} */
  function onNumber(holds) {
    return (attributes) => {
      const held = attributes[attribute]
      return typeof held === 'number' && holds(held) !== negate
    }
  }
}

/** @param {unknown} value */
function timeOf(value) {
  if (typeof value === 'string') return Date.parse(value)
  return typeof value === 'number' ? value : dateOf(value).getTime()
}
