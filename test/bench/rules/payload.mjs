// @ts-check
import { wildcardPattern } from './closures.mjs'
import { drawCondition } from './conditions.mjs'
import { randomOf } from './random.mjs'

/** @typedef {import('@portico/headless/rules').EntitlementsContext} EntitlementsContext */
/** @typedef {import('@portico/headless/rules').EntitlementFeature} EntitlementFeature */
/** @typedef {import('@portico/headless/rules').EntitlementFeatureFlag} EntitlementFeatureFlag */
/** @typedef {import('@portico/headless/rules').TargetingRule} TargetingRule */

const random = randomOf(20_260_301)
const rulesEach = 5
const conditionsEach = 4
const future = Date.parse('2100-01-01')
const past = Date.parse('2024-01-01')

/** What permissions are about, such as `billing.invoices`, and what may be done with it. */
export const subjects = ['billing', 'reports', 'team', 'security', 'projects', 'audit', 'storage', 'hooks'].flatMap(
  (module) =>
    ['invoices', 'plans', 'members', 'exports', 'tokens', 'settings', 'logs', 'domains', 'labels', 'drafts'].map(
      (resource) => `${module}.${resource}`,
    ),
)
export const actions = ['read', 'create', 'update', 'delete', 'share', 'approve', 'archive', 'restore', 'audit', 'own']

const keys = random.shuffled(subjects.flatMap((subject) => actions.map((action) => `${subject}.${action}`)))
const exact = keys.slice(0, 440)
const wildcards = random.shuffled([
  'hooks.*',
  'storage.*',
  ...random
    .shuffled(subjects.filter((subject) => !/^(hooks|storage)/.test(subject)).map((subject) => `${subject}.*`))
    .slice(0, 38),
  '*.own',
  '*.logs.read',
  'audit.*.read',
  'reports.*.share',
  'team.*.audit',
  'billing.*.archive',
  'projects.*.restore',
  'security.*.read',
  'billing.inv*.read',
  'reports.ex*.create',
  'team.mem*.update',
  '*.set*.read',
  'audit.l*.share',
  '*.labels.update',
  '*.drafts.create',
  'projects.d*.delete',
  'security.tok*.audit',
  '*.exports.approve',
  'billing.p*.archive',
  'team.*.approve',
])

const covering = wildcards.map(wildcardPattern)
const isCovered = (/** @type {string} */ key) => covering.some((pattern) => pattern.test(key))
const others = keys.slice(exact.length)

/** The permissions asked about: 40 held exactly, 35 by wildcards, 25 not at all. */
export const questions = random.shuffled([
  ...exact.slice(0, 40),
  ...others.filter(isCovered).slice(0, 35),
  ...others.filter((key) => !isCovered(key)).slice(0, 25),
])

const flags = Array.from({ length: 50 }, (_, number) => drawFlag(number % (rulesEach + 1)))
const features = random
  .shuffled([
    ...flags.map((featureFlag) => ({ expireTime: null, featureFlag })),
    ...Array.from({ length: 80 }, () => ({ expireTime: -1 })),
    ...Array.from({ length: 30 }, () => ({ expireTime: future })),
    ...Array.from({ length: 40 }, () => ({ expireTime: past })),
  ])
  .map((feature, number) => ({ ...feature, planIds: [], linkedPermissions: linkedTo(number) }))

/** The context that all engines are told. @type {EntitlementsContext} */
export const context = {
  features: Object.fromEntries(features.map((feature, number) => [`feature-${number}`, feature])),
  plans: {},
  permissions: Object.fromEntries(random.shuffled([...exact, ...wildcards]).map((key) => [key, true])),
}

/** Every feature's key. */
export const featureKeys = Object.keys(context.features)

/** The flags, by the key of their feature. */
export const flagsByKey = new Map(
  Object.entries(context.features).flatMap(([key, { featureFlag }]) =>
    featureFlag === undefined ? [] : [/** @type {const} */ ([key, featureFlag])],
  ),
)

/** A context of 200 features whose flags have 20 rules each, for the promise in seconds. @type {EntitlementsContext} */
export const largeContext = {
  features: Object.fromEntries(
    featureKeys.map((key, number) => [
      key,
      { expireTime: null, planIds: [], linkedPermissions: [], featureFlag: drawFlag(number % 21, 20) },
    ]),
  ),
  plans: {},
  permissions: {},
}

/** Every third of the first 60 features has a permission that is asked about linked to it. @param {number} number */
function linkedTo(number) {
  return number < 60 && number % 3 === 0 ? questions.slice(number, number + 1) : []
}

/** A flag whose first rule that is met is the one of this number; none where there is no such. @param {number} met @param {number} length @returns {EntitlementFeatureFlag} */
function drawFlag(met, length = rulesEach) {
  const rules = Array.from({ length }, (_, number) => drawRule(number === met || (number > met && random.chance(0.5))))
  return { on: true, offTreatment: 'false', defaultTreatment: random.chance(0.2) ? 'true' : 'false', rules }
}

/** @param {boolean} isMet @returns {TargetingRule} */
function drawRule(isMet) {
  const conditionLogic = random.chance(0.75) ? 'and' : 'or'
  const deciding = random.whole(0, conditionsEach - 1)
  /** @type {Set<string>} */
  const taken = new Set()
  const conditions = Array.from({ length: conditionsEach }, (_, number) => {
    const isEvery = isMet === (conditionLogic === 'and')
    const condition = drawCondition(random, isEvery || number === deciding ? isMet : random.chance(0.5), taken)
    taken.add(condition.attribute)
    return condition
  })
  return { conditionLogic, conditions, treatment: random.chance(0.7) ? 'true' : 'false' }
}
