// @ts-check
// Stamps a section: copies the files of a template, with the words of the new section in place of the spare parts.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { filesIn } from './folders.mjs'
import { asMessagesOf, languagesIn, markedTitle, source } from './languages.mjs'

const templates = fileURLToPath(new URL('templates', import.meta.url))
const messages = fileURLToPath(new URL('../../ui-kit/messages', import.meta.url))

/** The shapes of a section, each with a template. */
export const kinds = /** @type {const} */ (['list', 'record', 'flow'])

/** @typedef {typeof kinds[number]} Kind */

/**
 * The words of a section.
 *
 * @typedef {object} Words
 * @property {string} name In kebab-case: `access-rules` for a list, `privacy` for a record or a flow.
 * @property {string} [one] One row of a list: `access-rule`. Default: the name without its plural ending.
 * @property {Readonly<Record<string, string>>} [titles] The title by language. Default: the English one, marked.
 */

/**
 * Returns the files of a section, by their paths from the root of the project. A language without a template has the
 * English messages.
 *
 * @param {Kind} kind
 * @param {Words} words
 * @param {readonly string[]} languages
 * @returns {Readonly<Record<string, string>>}
 */
export function stampedFiles(kind, words, languages = languagesIn(messages)) {
  const folder = join(templates, kind)
  const inWords = replacing(kind, words)
  const files = Object.fromEntries(
    filesIn(folder, /\.\w+$/).map((path) => [inWords(path), inWords(readFileSync(join(folder, path), 'utf8'))]),
  )
  const english = Object.entries(files).filter(([path]) => path.startsWith(`ui-kit/messages/${source}/`))
  const copies = languages.flatMap((language) =>
    english.map(([path, text]) => [
      path.replace(`/${source}/`, `/${language}/`),
      asMessagesOf(text, { english: sentence(words.name), title: titleIn(language, words), language }),
    ]),
  )
  return { ...Object.fromEntries(copies), ...files }
}

/** Returns the title of a section in a language. @param {string} language @param {Words} words */
function titleIn(language, { name, titles = {} }) {
  return titles[language] ?? (language === source ? sentence(name) : markedTitle(sentence(name), language))
}

/** Returns the mistake in the words of a section, or `null`. @param {Kind} kind @param {Words} words */
export function mistakeIn(kind, { name, one }) {
  if (![name, one ?? name].every((word) => /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(word)))
    return `${name} is no name in kebab-case, such as access-rules.`
  if (kind === 'list' && (one ?? oneOf(name)) === name)
    return `${name} looks like one thing. Name many, or give the word for one: --one=<word>.`
  return null
}

/** @param {Kind} kind @param {Words} words @returns {(text: string) => string} */
function replacing(kind, words) {
  const { name, one = kind === 'list' ? oneOf(name) : name } = words
  /** @type {Readonly<Record<string, string>>} */
  const replacements = {
    ...formsOf('spare-parts', name),
    ...formsOf('spare-part', one),
    Ersatzteil: titleIn('de', words),
    'חלק חילוף': titleIn('he', words),
  }
  const placeholders = Object.keys(replacements).sort((first, other) => other.length - first.length)
  const pattern = new RegExp(`(\\b[aA] )?(${placeholders.join('|')})`, 'g')
  return (text) =>
    text.replace(pattern, (_, article, placeholder) => {
      const word = replacements[placeholder] ?? ''
      return `${article ? article.replace(' ', startsWithVowel.test(word) ? 'n ' : ' ') : ''}${word}`
    })
}

/**
 * Returns the spellings of a placeholder, each with that of a word.
 *
 * @param {string} placeholder
 * @param {string} word
 */
function formsOf(placeholder, word) {
  return Object.fromEntries(
    [identity, camel, pascal, plain, sentence, upper].map((spelt) => [spelt(placeholder), spelt(word)]),
  )
}

/** @param {string} name */
function oneOf(name) {
  return name
    .replace(/ies$/, 'y')
    .replace(/(x|s|sh|ch)es$/, '$1')
    .replace(/(?<![su])s$/, '')
}

const startsWithVowel = /^(?:[aeio]|u(?!ni|se))/i

const identity = (/** @type {string} */ name) => name
/** @param {string} name */
export const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
const pascal = (/** @type {string} */ name) => camel(`-${name}`)
const plain = (/** @type {string} */ name) => name.replaceAll('-', ' ')
/** @param {string} name */
export const sentence = (name) => plain(name).replace(/^\w/, (letter) => letter.toUpperCase())
const upper = (/** @type {string} */ name) => name.toUpperCase()
