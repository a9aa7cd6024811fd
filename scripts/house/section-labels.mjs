// @ts-check
// The names of sections in the navigation of the portal: `portal.section.<id>` in its messages.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { textOf } from './folders.mjs'
import { languagesIn, source } from './languages.mjs'
import { camel, sentence } from './stamp.mjs'

/**
 * Returns the titles of a section that the navigation already names, by language. English is not among them.
 *
 * @param {string} root
 * @param {string} name In kebab-case.
 * @returns {Readonly<Record<string, string>>}
 */
export function knownTitles(root, name) {
  if (messagesIn(root, 'en', 'shell')[labelOf(name)] !== sentence(name)) return {}
  const titles = translationsIn(root).map((language) => [language, messagesIn(root, language, 'shell')[labelOf(name)]])
  return Object.fromEntries(titles.filter(([, title]) => title !== undefined))
}

/**
 * Adds the title of a section to the messages of the navigation.
 *
 * @param {string} root
 * @param {string} name In kebab-case.
 */
export function addLabels(root, name) {
  for (const language of languagesIn(join(root, home))) {
    const shell = messagesIn(root, language, 'shell')
    const label = messagesIn(root, language, name)[`${camel(name)}.title`] ?? sentence(name)
    const labels = { ...shell, [labelOf(name)]: shell[labelOf(name)] ?? label }
    writeFileSync(fileOf(root, language, 'shell'), `${JSON.stringify(labels, null, 2)}\n`)
  }
}

/** Returns the languages of the kit but English. @param {string} root @returns {readonly string[]} */
export function translationsIn(root) {
  return languagesIn(join(root, home)).filter((language) => language !== source)
}

const home = 'ui-kit/messages'

/** @param {string} name */
const labelOf = (name) => `portal.section.${camel(name)}`

/** @param {string} root @param {string} language @param {string} section @returns {Readonly<Record<string, string>>} */
function messagesIn(root, language, section) {
  return JSON.parse(textOf(fileOf(root, language, section)) || '{}')
}

/** @param {string} root @param {string} language @param {string} section */
function fileOf(root, language, section) {
  return join(root, home, language, 'portal', `${section}.json`)
}
