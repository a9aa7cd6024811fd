// @ts-check
// Compiles ui-kit/messages into ui-kit/src/i18n: a module of English per section, a module per other locale, their types.
// `node scripts/generate-messages.mjs` writes, `--check` fails where a written file is stale. Faults of the messages
// themselves fail both. A folder other than ui-kit may be named.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileString } from '@internationalized/string-compiler'
import { readMessages, source } from './message-source.mjs'
import { printMessage } from './print-message.mjs'
import { pseudoMessage } from './pseudo-message.mjs'

/** @typedef {import('./message-source.mjs').Message} Message */
/** @typedef {import('./message-source.mjs').Section} Section */

const folder =
  process.argv.slice(2).find((argument) => !argument.startsWith('--')) ??
  fileURLToPath(new URL('../ui-kit', import.meta.url))
const isCheck = process.argv.includes('--check')
const home = 'src/i18n'
const header = '// Generated from ui-kit/messages by scripts/generate-messages.mjs. Do not edit.\n\n'
const leftwards = new Set(['ar', 'dv', 'fa', 'he', 'ku', 'ps', 'ur', 'yi'])

const { locales, faults } = readMessages(join(folder, 'messages'))
if (faults.length > 0) {
  for (const fault of faults) console.error(fault)
  console.error(`\n${faults.length} faults in the messages; nothing was written.`)
  process.exit(1)
}

const english = locales.get(source) ?? new Map()
const others = [...locales].filter(([locale]) => locale !== source)
const outputs = new Map([
  [`${home}/messages/placeholders.gen.ts`, placeholdersModule()],
  ...[...english].map(
    ([section, messages]) =>
      /** @type {const} */ ([`${home}/messages/${section}.gen.ts`, sectionModule(section, messages)]),
  ),
  ...others.map(
    ([locale, sections]) =>
      /** @type {const} */ ([`${home}/locales/${locale}.gen.ts`, localeModule(locale, locale, sections)]),
  ),
  [`${home}/locales/${source}.gen.ts`, sourceModule()],
  [`${home}/locales/pseudo.gen.ts`, localeModule('pseudo', 'en-XA', english, ({ parts }) => pseudoMessage(parts))],
  [`${home}/locales/named.gen.ts`, namedModule()],
])

for (const [file, text] of outputs) write(file, text)
for (const file of written()) if (!outputs.has(file)) remove(file)
if (!isCheck)
  console.log(`${[...english.values()].reduce((sum, { size }) => sum + size, 0)} messages in ${locales.size} languages`)

/** What each message takes, for the types and for whoever reads them. */
function placeholdersModule() {
  const sections = [...english].map(([section, messages]) => {
    const members = [...messages].map(([key, { text, placeholders }]) => {
      const values = [...placeholders].map(([name, { type }]) => `Readonly<Record<'${name}', ${type}>>`).join(' & ')
      return `  /** ${text.replaceAll('*/', '* /').replaceAll('\n', ' ')} */\n  readonly '${key}': ${values || 'Record<never, never>'}\n`
    })
    return `/** The messages of \`${section}\`, each with the values it takes. */\nexport interface ${pascal(section)}Placeholders {\n${members.join('')}}\n`
  })
  const all = [...english.keys()].map((section) => `${pascal(section)}Placeholders`).join(', ')
  return `${header}${sections.join('\n')}\n/** Every message, with the values it takes. */\nexport interface Placeholders extends ${all} {}\n`
}

/** @param {string} section @param {Section} messages */
function sectionModule(section, messages) {
  const name = pascal(section)
  return `${header}import type { Catalogue } from '../catalogue.ts'
import type { ${name}Placeholders } from './placeholders.gen.ts'

/** The English messages of \`${section}\`. */
export const ${camel(section)}Messages: Pick<Catalogue, keyof ${name}Placeholders> = {
${compiled(messages, ({ text }) => text)}}
`
}

/**
 * @param {string} name
 * @param {string} code
 * @param {ReadonlyMap<string, Section>} sections
 * @param {(message: Message) => string} [wording]
 */
function localeModule(name, code, sections, wording) {
  const dir = leftwards.has(new Intl.Locale(code).language) ? 'rtl' : 'ltr'
  const texts = wording ?? (dir === 'rtl' ? isolating : ({ text }) => text)
  const language =
    name === 'pseudo'
      ? 'the pseudo-locale, made from the English ones to find what is not translated or too tight'
      : new Intl.DisplayNames('en', { type: 'language' }).of(code)
  return `${header}import type { Catalogue, CompleteLocale } from '../catalogue.ts'

const messages: Catalogue = {
${[...sections.values()].map((messages) => compiled(messages, texts)).join('')}}

/** Every message in ${language}. */
export const ${variable(name)}: CompleteLocale = { code: '${code}', dir: '${dir}', messages }
`
}

/**
 * Texts filled into a sentence that is written from the right keep their own direction (Unicode's first strong isolate):
 * without that, an address or a Latin name would tear the sentence apart.
 *
 * @param {Message} message
 */
function isolating({ parts, placeholders }) {
  return printMessage(parts, {
    value: (placeholder, name) =>
      placeholders.get(name)?.type === 'string' ? `\u2068${placeholder}\u2069` : placeholder,
  })
}

/** The language that all others are translated from, made of its sections. */
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
    ([locale]) => `  '${locale}': () => import('./${locale}.gen.ts').then((part) => part.${variable(locale)}),\n`,
  )
  const names = others.map(([locale]) => `'${locale}'`).join(' | ') || 'never'
  // Only client components load languages, so the loaders are joined with them (scripts/join-at-once.mjs). Apart from them,
  // Vite would give its preload helper a file of its own.
  return `'use client'

${header}import type { Locale } from '../catalogue.ts'

/** The languages beside English that can be named: each is loaded when it is first asked for. */
export const namedLocales: Readonly<Record<${names}, () => Promise<Locale>>> = {
${rows.join('')}}
`
}

/** @param {Section} messages @param {(message: Message) => string} wording */
function compiled(messages, wording) {
  return [...messages].map(([key, message]) => `  '${key}': ${visible(compileString(wording(message)))},\n`).join('')
}

/** Code whose marks of direction can be seen. @param {string} code */
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
  console.error(`${file} is stale: run "node scripts/generate-messages.mjs" and commit what it writes.`)
  process.exitCode = 1
}

/** The generated files there are. */
function written() {
  return ['messages', 'locales'].flatMap((part) => {
    const path = join(folder, home, part)
    if (!existsSync(path)) return []
    return readdirSync(path)
      .filter((file) => file.endsWith('.gen.ts'))
      .map((file) => `${home}/${part}/${file}`)
  })
}

/** @param {string} section */
function pascal(section) {
  return section.replace(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase())
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
