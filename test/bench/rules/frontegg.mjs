// @ts-check
import {
  evaluateFeatureFlag,
  evaluateIsEntitledToFeature,
  evaluateIsEntitledToPermissions,
} from '@frontegg/entitlements-javascript-commons'
import { flagsByKey } from './payload.mjs'
import { attributesWithDates, userWithDates } from './user.mjs'

/** @typedef {import('@portico/headless/rules').EntitlementsContext} EntitlementsContext */
/** @typedef {NonNullable<Parameters<typeof evaluateIsEntitledToFeature>[1]>} FronteggContext */

/** The answers of flags, from attributes that are resolved. */
export function fronteggFlags() {
  const flags = /** @type {Parameters<typeof evaluateFeatureFlag>[0][]} */ (
    /** @type {unknown} */ ([...flagsByKey.values()])
  )
  return (/** @type {number} */ at) => {
    const flag = flags[at]
    return flag !== undefined && String(evaluateFeatureFlag(flag, attributesWithDates).treatment) === 'true'
  }
}

/** What it says of features. @param {EntitlementsContext} context */
export function fronteggFeatures(context) {
  const told = ownContext(context)
  return (/** @type {string} */ key) => evaluateIsEntitledToFeature(key, told, person)
}

/** What it says of permissions. @param {EntitlementsContext} context */
export function fronteggPermissions(context) {
  const told = ownContext(context)
  return (/** @type {string} */ key) => evaluateIsEntitledToPermissions(key, told, person)
}

const person = /** @type {import('@frontegg/entitlements-javascript-commons').Attributes} */ (
  /** @type {unknown} */ (userWithDates)
)

/** The same, but for its own enumerations. @param {EntitlementsContext} context */
function ownContext(context) {
  return /** @type {FronteggContext} */ (/** @type {unknown} */ (context))
}
