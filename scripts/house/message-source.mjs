// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { IntlMessageFormat } from 'intl-messageformat'
import { laterGroups } from './groups.mjs'
import { languagesIn, source } from './languages.mjs'

/**
 * A piece of a parsed ICU message.
 *
 * @typedef {{ type: number, value: string, options: Record<string, { value: Part[] }>, offset?: number, pluralType?: string }} Part
 */

/**
 * A placeholder from the side of the code that fills it: a string, a number, or a choice of named branches.
 *
 * @typedef {{ type: 'string' | 'number', branches: readonly string[] }} Placeholder
 */

/** @typedef {{ text: string, parts: readonly Part[], placeholders: ReadonlyMap<string, Placeholder> }} Message */
/** @typedef {ReadonlyMap<string, Message>} Section */

/** The kinds of parts in a message. */
export const TYPE = /** @type {const} */ ({ literal: 0, argument: 1, number: 2, select: 5, plural: 6, pound: 7 })

/**
 * Reads `folder/<locale>/<section>.json` and, of the later groups, `folder/<locale>/<group>/<section>.json`. Returns all
 * faults, each with its locale, section and key. A section of a group is named with it: `portal/passkeys`. Labels of
 * its boxes are in the section `<group>/<group>-boxes`.
 *
 * @param {string} folder
 * @returns {{ locales: ReadonlyMap<string, ReadonlyMap<string, Section>>, faults: readonly string[] }}
 */
export function readMessages(folder) {
  /** @type {string[]} */
  const faults = []
  const names = languagesIn(folder)
  for (const name of names)
    if (!isLocale(name)) faults.push(`${name}: this folder is not named after a language (BCP 47)`)

  const locales = new Map(names.filter(isLocale).map((locale) => [locale, readLocale(folder, locale, faults)]))
  const english = locales.get(source)
  if (!english) return { locales, faults: [...faults, `${source}: there are no messages to hold the others against`] }
  refuseTwice(english, faults)
  for (const [locale, sections] of locales) if (locale !== source) compare(locale, sections, english, faults)
  return { locales: new Map([...locales].map(([locale, sections]) => [locale, withLabels(sections)])), faults }
}

/**
 * Returns the sections with a new one for the box labels of each later group, `<box>.boxLabel`, such as
 * `portal/portal-boxes`. The bundle of the group loads it, because a box shows its label before its own words.
 *
 * @param {ReadonlyMap<string, Section>} sections
 * @returns {ReadonlyMap<string, Section>}
 */
function withLabels(sections) {
  const isLabel = (/** @type {readonly [string, Message]} */ [key]) => key.endsWith('.boxLabel')
  const grouped = laterGroups.flatMap((group) => {
    const own = [...sections].filter(([section]) => section.startsWith(`${group}/`))
    const labels = own.flatMap(([, messages]) => [...messages].filter(isLabel))
    const others = own.map(([section, messages]) => {
      return /** @type {const} */ ([section, new Map([...messages].filter((message) => !isLabel(message)))])
    })
    const boxes = /** @type {const} */ ([`${group}/${group}-boxes`, new Map(labels)])
    return labels.length > 0 ? [...others, boxes] : others
  })
  return new Map([...sections, ...grouped])
}

/** @param {string} folder @param {string} locale @param {string[]} faults */
function readLocale(folder, locale, faults) {
  const paths = ['', ...laterGroups.map((group) => `${group}/`)].flatMap((home) => jsonIn(folder, locale, home))
  return new Map(
    paths.map((path) => {
      const section = path.slice(0, -'.json'.length)
      return [section, readSection(join(folder, locale, path), `${locale}, ${section}`, locale, faults)]
    }),
  )
}

/** @param {string} folder @param {string} locale @param {string} home */
function jsonIn(folder, locale, home) {
  const path = join(folder, locale, home)
  const files = existsSync(path) ? readdirSync(path) : []
  return files
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => home + file)
}

/**
 * @param {string} file
 * @param {string} place
 * @param {string} locale
 * @param {string[]} faults
 * @returns {Section}
 */
function readSection(file, place, locale, faults) {
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '{}'
  /** @type {Map<string, Message>} */
  const messages = new Map()
  /** @type {Record<string, unknown>} */
  let texts
  try {
    texts = JSON.parse(source)
  } catch (error) {
    faults.push(`${place}: ${error instanceof Error ? error.message : error}`)
    return messages
  }
  for (const [key, times] of keysOf(source))
    if (times > 1) faults.push(`${place}, ${key}: the key stands there ${times} times`)
  for (const [key, text] of Object.entries(texts)) {
    try {
      messages.set(key, readMessage(key, text, locale))
    } catch (error) {
      faults.push(`${place}, ${key}: ${error instanceof Error ? error.message : error}`)
    }
  }
  return messages
}

/**
 * @param {string} key
 * @param {unknown} text
 * @param {string} locale
 * @returns {Message}
 */
function readMessage(key, text, locale) {
  if (!/^[a-z][A-Za-z]*(?:\.[A-Za-z0-9-]+)+$/.test(key))
    throw new Error('a key is a page and a name, such as login.title')
  if (typeof text !== 'string' || text.trim() === '') throw new Error('there is no text')
  if (/[<>]/.test(text)) throw new Error('messages hold no markup: take out < and >')
  if (text.includes('\\')) throw new Error('messages hold no backslash')
  /** @type {Part[]} */
  // @ts-expect-error The parts of the library are a union; ours names the members that are read.
  const parts = parsed(text)
  /** @type {Map<string, Placeholder>} */
  const placeholders = new Map()
  visit(parts, locale, placeholders)
  return { text, parts, placeholders }
}

/** @param {string} text */
function parsed(text) {
  try {
    return new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst()
  } catch (error) {
    throw new Error(`this is no valid ICU message (${error instanceof Error ? error.message : error})`)
  }
}

/** @param {readonly Part[]} parts @param {string} locale @param {Map<string, Placeholder>} found */
function visit(parts, locale, found) {
  for (const { type, value, options = {} } of parts) {
    if (type === TYPE.literal || type === TYPE.pound) continue
    if (![TYPE.argument, TYPE.number, TYPE.select, TYPE.plural].some((known) => known === type)) {
      throw new Error(`{${value}} is a date or a time, which messages do not format; pass it as a text`)
    }
    if (!/^[a-z][A-Za-z0-9]*$/.test(value)) throw new Error(`{${value}} is no name for a placeholder`)
    if (type === TYPE.plural) completePlural(value, Object.keys(options), locale)
    const known = found.get(value)
    const isNumber = type === TYPE.number || type === TYPE.plural || known?.type === 'number'
    const branches = type === TYPE.select ? branchesOf(value, options) : []
    found.set(value, {
      type: isNumber ? 'number' : 'string',
      branches: [...new Set([...(known?.branches ?? []), ...branches])].sort(),
    })
    for (const option of Object.values(options)) visit(option.value, locale, found)
  }
}

/** @param {string} name @param {Part['options']} options */
function branchesOf(name, options) {
  const branches = Object.keys(options)
  const odd = branches.find((branch) => !/^[A-Za-z]\w*$/.test(branch))
  if (odd !== undefined) throw new Error(`{${name}} has the branch "${odd}", which is no word`)
  return branches
}

/** @param {string} name @param {readonly string[]} forms @param {string} locale */
function completePlural(name, forms, locale) {
  const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
  const missing = needed.filter((form) => !forms.includes(form))
  if (missing.length > 0) throw new Error(`{${name}} lacks the plural form ${missing.join(', ')} of this language`)
}

/** @param {ReadonlyMap<string, Section>} english @param {string[]} faults */
function refuseTwice(english, faults) {
  /** @type {Map<string, string>} */
  const homes = new Map()
  const names = new Map()
  for (const [section, messages] of english) {
    const name = section.split('/').at(-1)
    const other = names.get(name)
    if (other) faults.push(`${source}, ${section}: the section ${other} has this name already`)
    names.set(name, section)
    for (const key of messages.keys()) {
      const home = homes.get(key)
      if (home) faults.push(`${source}, ${section}, ${key}: the section ${home} has this key already`)
      homes.set(key, section)
    }
  }
}

/**
 * @param {string} locale
 * @param {ReadonlyMap<string, Section>} sections
 * @param {ReadonlyMap<string, Section>} english
 * @param {string[]} faults
 */
function compare(locale, sections, english, faults) {
  // A message or a section that cannot be read is not missing.
  const reported = new Set(faults.map((fault) => fault.split(': ', 1)[0]))
  const isUnread = (/** @type {string} */ of, /** @type {string} */ path) => reported.has(`${of}, ${path}`)
  for (const section of new Set([...english.keys(), ...sections.keys()])) {
    if (isUnread(locale, section) || isUnread(source, section)) continue
    const wanted = english.get(section) ?? new Map()
    const given = sections.get(section) ?? new Map()
    for (const key of new Set([...wanted.keys(), ...given.keys()])) {
      const path = `${section}, ${key}`
      const place = `${locale}, ${path}`
      if (!given.has(key)) {
        if (!isUnread(locale, path)) faults.push(`${place}: the message is missing`)
      } else if (!wanted.has(key)) {
        if (!isUnread(source, path)) faults.push(`${place}: ${source} has no such message`)
      } else faults.push(...differences(wanted.get(key), given.get(key)).map((fault) => `${place}: ${fault}`))
    }
  }
}

/** @param {Message} wanted @param {Message} given */
function differences(wanted, given) {
  return [...new Set([...wanted.placeholders.keys(), ...given.placeholders.keys()])].flatMap((name) => {
    const one = wanted.placeholders.get(name)
    const other = given.placeholders.get(name)
    if (!other) return [`the placeholder {${name}} is missing`]
    if (!one) return [`${source} has no placeholder {${name}}`]
    if (one.type !== other.type) return [`{${name}} is a ${other.type} here and a ${one.type} in ${source}`]
    const [theirs, ours] = [one.branches.join(', '), other.branches.join(', ')]
    return theirs === ours ? [] : [`{${name}} chooses between "${ours}" here and "${theirs}" in ${source}`]
  })
}

/** Counts each key in a JSON object of one level. @param {string} source */
function keysOf(source) {
  /** @type {Map<string, number>} */
  const times = new Map()
  for (const [, key = ''] of source.matchAll(/^\s*"((?:[^"\\]|\\.)*)"\s*:/gm)) times.set(key, (times.get(key) ?? 0) + 1)
  return times
}

/** @param {string} name */
function isLocale(name) {
  try {
    return Intl.getCanonicalLocales(name)[0] === name
  } catch {
    return false
  }
}
