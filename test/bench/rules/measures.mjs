// @ts-check
import { deepStrictEqual } from 'node:assert'
import { compileEntitlements } from '@portico/headless/rules'
import { caslFeatures, caslPermissions } from './casl.mjs'
import { flagTest, handWritten } from './closures.mjs'
import { fronteggFeatures, fronteggFlags, fronteggPermissions } from './frontegg.mjs'
import { growthBookFeatures, payload } from './growthbook.mjs'
import { context, featureKeys, flagsByKey, largeContext, questions } from './payload.mjs'
import { compiledFlags, porticoFeatures, porticoPermissions } from './portico.mjs'
import { attributes, user } from './user.mjs'

/** @typedef {import('@portico/headless/rules').EntitlementsContext} EntitlementsContext */
/** @typedef {import('./rounds.mjs').Ask} Ask */
/** @typedef {import('./rounds.mjs').Measure} Measure */
/** @typedef {(key: string) => boolean} AskKey */

const flagKeys = [...flagsByKey.keys()]
const text = JSON.stringify(context)
const payloadText = JSON.stringify(payload)
/** The features alone, as GrowthBook gets them. */
const featuresText = JSON.stringify({ ...context, permissions: {} })

const portico = compileEntitlements(context)
const byHand = handWritten(context)
const casl = caslFeatures()
const caslHeld = caslPermissions(casl)
const growthBook = growthBookFeatures(payload)
const fronteggFeature = isEntitled(fronteggFeatures(context))
const fronteggPermission = isEntitled(fronteggPermissions(context))

/** How many features can be asked about. */
export const repeatedChecks = featureKeys.length

/** A check of a feature that has been asked about before, with the time of the render as the hooks give it. @type {Ask} */
export const repeatedCheck = asked(featureKeys, porticoFeatures(portico, user, Date.now()))

/** @type {readonly Measure[]} */
export const measures = [
  {
    title: 'Flags: 50 evaluated, rules compiled and attributes resolved before',
    questions: flagKeys.length,
    subjects: {
      Portico: always(compiledFlags()),
      'hand-written': always(flagsByHand()),
      CASL: always(asked(flagKeys, casl)),
      GrowthBook: always(asked(flagKeys, growthBook)),
      Frontegg: always(fronteggFlags()),
    },
    limits: [
      ['Portico', 'CASL', 5],
      ['Portico', 'hand-written', 0.8],
    ],
  },
  {
    title: 'The same 50 flags for a person who changes at every batch: attributes are resolved as well',
    questions: flagKeys.length,
    subjects: {
      Portico: () => asked(flagKeys, porticoFeatures(portico, { jwt: { ...user.jwt }, custom: { ...user.custom } })),
      CASL: always(asked(flagKeys, casl)),
      Frontegg: always(asked(flagKeys, fronteggFeature)),
    },
    limits: [['Portico', 'CASL', 5]],
  },
  {
    title: 'A render again: 200 features, the same person and context',
    questions: featureKeys.length,
    subjects: {
      Portico: always(repeatedCheck),
      'hand-written': always(asked(featureKeys, (key) => byHand.hasFeature(key, attributes))),
      CASL: always(asked(featureKeys, casl)),
      GrowthBook: always(asked(featureKeys, growthBook)),
      Frontegg: always(asked(featureKeys, fronteggFeature)),
    },
    limits: [['Portico', 'GrowthBook', 50]],
  },
  {
    title: 'Permissions: 100 asked about, 500 held of which 60 with wildcards',
    questions: questions.length,
    subjects: {
      'Portico, again': always(asked(questions, porticoPermissions(portico))),
      'Portico, first time': () => asked(questions, porticoPermissions(compileEntitlements(context))),
      'hand-written': always(asked(questions, (key) => byHand.hasPermission(key, attributes))),
      CASL: always(asked(questions, caslHeld)),
      Frontegg: always(asked(questions, fronteggPermission)),
    },
    limits: [['Portico, again', 'Frontegg', 1000]],
  },
  {
    title: 'What comes before the first time: the context is compiled',
    questions: 0,
    isStartTimed: true,
    subjects: { Portico: () => asked(questions, porticoPermissions(compileEntitlements(context))) },
  },
  {
    title: 'Cold start: the payload parsed, 200 features and 100 permissions asked about once',
    questions: featureKeys.length + questions.length,
    isStartTimed: true,
    subjects: {
      Portico: () => coldPortico(JSON.parse(text)),
      'hand-written': () => coldByHand(JSON.parse(text)),
      Frontegg: () => coldFrontegg(JSON.parse(text)),
    },
  },
  {
    title: 'Cold start of a payload that is parsed: what the engines add to JSON.parse',
    questions: featureKeys.length + questions.length,
    isStartTimed: true,
    subjects: {
      Portico: () => coldPortico(context),
      'hand-written': () => coldByHand(context),
      Frontegg: () => coldFrontegg(context),
    },
    limits: [['Portico', 'Frontegg', 25]],
  },
  {
    title: '1,000 checks of 200 features with 20 rules each, for five people, none asked about before',
    questions: 5 * featureKeys.length,
    isStartTimed: true,
    subjects: { Portico: () => fivePeople(compileEntitlements(largeContext)) },
    // On a core that is four times as slow: 50 ms.
    most: ['Portico', 12_500],
  },
  {
    title: 'Cold start of features alone: 200 asked about once',
    questions: featureKeys.length,
    isStartTimed: true,
    subjects: {
      Portico: () => coldPortico(JSON.parse(featuresText)),
      GrowthBook: () => asked(featureKeys, growthBookFeatures(JSON.parse(payloadText))),
    },
    // At most 1.3 times as long.
    limits: [['Portico', 'GrowthBook', 1 / 1.3]],
  },
  {
    title: `The floor of a cold start: JSON.parse alone, of ${(text.length / 1024).toFixed(0)} KiB`,
    questions: 0,
    isStartTimed: true,
    subjects: { 'JSON.parse': () => parsed(JSON.parse(text)) },
  },
]

/** Throws where Frontegg says something else of a feature or a permission, reasons included. */
export function compareReasons() {
  const [feature, permission] = [fronteggFeatures(context), fronteggPermissions(context)]
  for (const key of [...featureKeys, 'feature-none']) {
    deepStrictEqual({ ...portico.isEntitledToFeature(key, user) }, feature(key), key)
  }
  for (const key of [...questions, 'none.such']) {
    deepStrictEqual({ ...portico.isEntitledToPermission(key, user) }, permission(key), key)
  }
}

/** @param {Ask} ask */
function always(ask) {
  return () => ask
}

/** Answers nothing. @param {unknown} told @returns {Ask} */
function parsed(told) {
  return () => told === undefined
}

/** @param {readonly string[]} keys @param {AskKey} ask @returns {Ask} */
function asked(keys, ask) {
  return (at) => ask(keys[at] ?? '')
}

/** @returns {Ask} */
function flagsByHand() {
  const tests = [...flagsByKey.values()].map(flagTest)
  return (at) => tests[at]?.(attributes) === true
}

/** The features, and after them the permissions. @param {AskKey} ofFeature @param {AskKey} ofPermission @returns {Ask} */
function both(ofFeature, ofPermission) {
  const [features, permissions] = [asked(featureKeys, ofFeature), asked(questions, ofPermission)]
  return (at) => (at < featureKeys.length ? features(at) : permissions(at - featureKeys.length))
}

/** Every feature for one person after the other. @param {import('@portico/headless/rules').Entitlements} entitlements @returns {Ask} */
function fivePeople(entitlements) {
  const asks = Array.from({ length: 5 }, (_, seats) =>
    asked(featureKeys, porticoFeatures(entitlements, { jwt: user.jwt, custom: { ...user.custom, seats } })),
  )
  return (at) => asks[Math.floor(at / featureKeys.length)]?.(at % featureKeys.length) === true
}

/** @param {EntitlementsContext} told */
function coldPortico(told) {
  const entitlements = compileEntitlements(told)
  return both(porticoFeatures(entitlements), porticoPermissions(entitlements))
}

/** @param {EntitlementsContext} told */
function coldByHand(told) {
  const { hasFeature, hasPermission } = handWritten(told)
  return both(
    (key) => hasFeature(key, attributes),
    (key) => hasPermission(key, attributes),
  )
}

/** @param {EntitlementsContext} told */
function coldFrontegg(told) {
  return both(isEntitled(fronteggFeatures(told)), isEntitled(fronteggPermissions(told)))
}

/** @param {(key: string) => { readonly isEntitled: boolean }} judge @returns {AskKey} */
function isEntitled(judge) {
  return (key) => judge(key).isEntitled
}
