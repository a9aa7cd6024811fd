// @ts-check
// Compiles ui-kit/messages into ui-kit/src/i18n: an English module and one of types per section, and a module per
// other locale and group of screens. `node scripts/generate/messages.mjs` writes the files; `--check` fails if a written file is
// stale. Faults of the messages fail both. A folder other than ui-kit can be passed.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileString } from '@internationalized/string-compiler'
import { wordGroups as groups, laterWords, wordGroupOf } from '../house/groups.mjs'
import { source } from '../house/languages.mjs'
import { readMessages } from '../house/message-source.mjs'
import { allPlaceholders, pascal, placeholdersOf } from './placeholder-modules.mjs'
import { printMessage } from './print-message.mjs'

/** @typedef {import('../house/message-source.mjs').Message} Message */
/** @typedef {import('../house/message-source.mjs').Section} Section */

const folder =
  process.argv.slice(2).find((argument) => !argument.startsWith('--')) ??
  fileURLToPath(new URL('../../ui-kit', import.meta.url))
const isCheck = process.argv.includes('--check')
const home = 'src/i18n'
const header = '// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.\n\n'
const leftwards = new Set(['ar', 'dv', 'fa', 'he', 'ku', 'ps', 'ur', 'yi'])

const { locales, faults } = readMessages(join(folder, 'messages'))
if (faults.length > 0) {
  for (const fault of faults) console.error(fault)
  console.error(`\n${faults.length} ${faults.length === 1 ? 'fault' : 'faults'} in the messages; nothing was written.`)
  process.exit(1)
}

const english = locales.get(source) ?? new Map()
const others = [...locales].filter(([locale]) => locale !== source)
const outputs = new Map([
  [`${home}/messages/placeholders.gen.ts`, header + allPlaceholders([...english.keys()])],
  ...[...english].flatMap(([section, messages]) => [
    /** @type {const} */ ([`${home}/messages/${section}.gen.ts`, sectionModule(section, messages)]),
    /** @type {const} */ ([`${home}/placeholders/${section}.gen.ts`, header + placeholdersOf(section, messages)]),
  ]),
  ...others.flatMap(([locale, sections]) => [
    ...groups.map(
      (group) =>
        /** @type {const} */ ([`${home}/locales/${group}/${locale}.gen.ts`, groupModule(group, locale, sections)]),
    ),
    /** @type {const} */ ([`${home}/locales/${locale}.gen.ts`, localeModule(locale)]),
  ]),
  [`${home}/locales/${source}.gen.ts`, sourceModule()],
  ...laterWords.map((group) => /** @type {const} */ ([`${home}/locales/${group}/words.gen.ts`, wordsModule(group)])),
  [`${home}/locales/named.gen.ts`, namedModule()],
  [`${home}/locales/names.gen.ts`, namesModule()],
])

for (const [file, text] of outputs) write(file, text)
for (const file of written()) if (!outputs.has(file)) remove(file)
if (!isCheck)
  console.log(`${[...english.values()].reduce((sum, { size }) => sum + size, 0)} messages in ${locales.size} languages`)

/** @param {string} section @param {Section} messages */
function sectionModule(section, messages) {
  const name = pascal(section)
  const up = '../'.repeat(section.split('/').length - 1)
  return `${header}import type { Catalogue } from '${up}../catalogue.ts'
import type { ${name}Placeholders } from '${up}../placeholders/${section}.gen.ts'

/** The English messages of \`${section}\`. */
export const ${camel(section)}Messages: Pick<Catalogue, keyof ${name}Placeholders> = {
${compiled(messages, ({ text }) => text)}}
`
}

/**
 * Returns the module with the messages of one group in one language. The module of the first group is also the language
 * while no other group is loaded.
 *
 * @param {string} group
 * @param {string} locale
 * @param {ReadonlyMap<string, Section>} sections
 */
function groupModule(group, locale, sections) {
  const isFirst = group === groups[0]
  const texts = directionOf(locale) === 'rtl' ? isolating : textOf
  const own = keysOf(sections, group).flatMap((section) => sections.get(section) ?? [])
  const language = isFirst
    ? `
/** The messages of signing in, in ${languageOf(locale)}. The portal's load with its first screen. */
export const ${variable(locale)}SignIn: Locale = { code: '${locale}', dir: '${directionOf(locale)}', group: '${group}', messages }
`
    : ''
  return `${header}import type { GroupCatalogue${isFirst ? ', Locale' : ''} } from '../../catalogue.ts'

/** The messages of the group \`${group}\` in ${languageOf(locale)}. */
export const messages: GroupCatalogue<'${group}'> = {
${own.map((messages) => compiled(messages, texts)).join('')}}
${language}`
}

/** Returns the module of a language with the messages of all groups. @param {string} locale */
function localeModule(locale) {
  const imports = groups.map((group) => `import { messages as ${camel(group)} } from './${group}/${locale}.gen.ts'\n`)
  return `${header}import type { Catalogue, CompleteLocale } from '../catalogue.ts'
${imports.join('')}
const messages: Catalogue = { ${groups.map((group) => `...${camel(group)}`).join(', ')} }

/** Every message in ${languageOf(locale)}. */
export const ${variable(locale)}: CompleteLocale = { code: '${locale}', dir: '${directionOf(locale)}', messages }
`
}

/** @param {Message} message */
function textOf({ text }) {
  return text
}

/** @param {string} locale */
function directionOf(locale) {
  return leftwards.has(new Intl.Locale(locale).language) ? 'rtl' : 'ltr'
}

/** @param {string} locale */
function languageOf(locale) {
  return new Intl.DisplayNames('en', { type: 'language' }).of(locale)
}

/** Returns the sections of a group. @param {ReadonlyMap<string, Section>} sections @param {string} group */
function keysOf(sections, group) {
  return [...sections.keys()].filter((section) => wordGroupOf(section) === group)
}

/**
 * Returns a right-to-left message whose string values keep their own direction (Unicode's first strong isolate).
 * Without it, an email address or a Latin name splits the sentence.
 *
 * @param {Message} message
 */
function isolating({ parts, placeholders }) {
  return printMessage(parts, {
    value: (placeholder, name) =>
      placeholders.get(name)?.type === 'string' ? `\u2068${placeholder}\u2069` : placeholder,
  })
}

/** Returns the module of the source language, which all others are translated from. */
function sourceModule() {
  const sections = [...english.keys()].map((section) => ({ section, name: `${camel(section)}Messages` }))
  const imports = sections.map(({ section, name }) => `import { ${name} } from '../messages/${section}.gen.ts'\n`)
  const rows = [...english.values()].flatMap((messages) =>
    [...messages].map(([key, { text }]) => `  '${key}': ${JSON.stringify(text)},\n`),
  )
  return `${header}import type { CompleteLocale, MessageKey } from '../catalogue.ts'
${imports.join('')}
/** Every message in English. */
export const en: CompleteLocale = {
  code: '${source}',
  dir: 'ltr',
  messages: {
${sections.map(({ name }) => `    ...${name},\n`).join('')}  },
}

/** The English texts as ICU messages: the source of a translation. */
export const englishTexts: Readonly<Record<MessageKey, string>> = {
${rows.join('')}}
`
}

function namedModule() {
  const rows = others.map(
    ([locale]) =>
      `  '${locale}': () => import('./${groups[0]}/${locale}.gen.ts').then((part) => part.${variable(locale)}SignIn),\n`,
  )
  const names = others.map(([locale]) => `'${locale}'`).join(' | ') || 'never'
  // Only client components load languages, so that the loaders are joined with them (scripts/build/join-at-once.mjs).
  // Otherwise Vite puts its preload helper into a separate file.
  return `'use client'

${header}import type { Locale } from '../catalogue.ts'

/** The languages beside English that can be named. Each loads when it is first asked for, with the words of signing in. */
export const namedLocales: Readonly<Record<${names}, () => Promise<Locale>>> = {
${rows.join('')}}
`
}

function namesModule() {
  const names = [...locales.keys()].map((locale) => `'${locale}'`).join(', ')
  return `${header}/** The names of the languages of the kit, English first. Each can be the \`locale\` of the kit. */
export const localeNames = [${names}] as const
`
}

/** Returns the module with the loaders of a group's words. @param {string} group */
function wordsModule(group) {
  const rows = others.map(
    ([locale]) => `  '${locale}': () => import('./${locale}.gen.ts').then((part) => part.messages),\n`,
  )
  return `'use client'

${header}import type { GroupWords } from '../../catalogue.ts'

/** Loads the words of the group \`${group}\`, by language. English comes with the screens. */
export const ${camel(group)}Words: GroupWords = {
${rows.join('')}}
`
}

/** @param {Section} messages @param {(message: Message) => string} wording */
function compiled(messages, wording) {
  return [...messages].map(([key, message]) => `  '${key}': ${visible(compileString(wording(message)))},\n`).join('')
}

/** Returns code with visible direction marks. @param {string} code */
function visible(code) {
  return code.replace(/[\u200e\u200f\u2066-\u2069]/g, (mark) => `\\u${mark.charCodeAt(0).toString(16)}`)
}

/** @param {string} file @param {string} text */
function write(file, text) {
  const path = join(folder, file)
  const isStale = !existsSync(path) || readFileSync(path, 'utf8') !== text
  if (!isStale) return
  if (isCheck) return fail(file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** @param {string} file */
function remove(file) {
  if (isCheck) return fail(file)
  rmSync(join(folder, file))
}

/** @param {string} file */
function fail(file) {
  console.error(`${file} is stale: run "node scripts/generate/messages.mjs" and commit what it writes.`)
  process.exitCode = 1
}

/** Returns the existing generated files. */
function written() {
  return ['messages', 'placeholders', 'locales'].flatMap((part) => {
    const path = join(folder, home, part)
    if (!existsSync(path)) return []
    return readdirSync(path, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.gen.ts'))
      .map((file) => `${home}/${part}/${file.replaceAll('\\', '/')}`)
  })
}

/** @param {string} section */
function camel(section) {
  const name = pascal(section)
  return `${name[0]?.toLowerCase()}${name.slice(1)}`
}

/** @param {string} locale */
function variable(locale) {
  return locale.replace(/-(\w)(\w*)/g, (_, first, rest) => first.toUpperCase() + rest.toLowerCase())
}
