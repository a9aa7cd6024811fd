// @ts-check
import { flagsByKey } from './payload.mjs'
import { attributes, user } from './user.mjs'

/** @typedef {import('@portico/headless/rules').Entitlements} Entitlements */

/** @type {typeof import('../../../headless/src/rules/rule.ts')} */
const { compileFlag } = await import(new URL('../../../headless/dist/rules/rule.js', import.meta.url).href)

/** The answers of flags, compiled before, from attributes that are resolved. The package exports no such thing. */
export function compiledFlags() {
  /** @type {unknown[]} */
  const values = []
  const slotOf = (/** @type {string} */ name) => values.push(attributes[name]) - 1
  const tests = [...flagsByKey.values()].map((flag) => compileFlag(flag, slotOf))
  return (/** @type {number} */ at) => tests[at]?.(values) === true
}

/** Whether somebody may use features. @param {Entitlements} entitlements @param {number} [now] */
export function porticoFeatures(entitlements, person = user, now) {
  return (/** @type {string} */ key) => entitlements.isEntitledToFeature(key, person, now).isEntitled
}

/** Whether somebody holds permissions. @param {Entitlements} entitlements */
export function porticoPermissions(entitlements) {
  return (/** @type {string} */ key) => entitlements.isEntitledToPermission(key, user).isEntitled
}
