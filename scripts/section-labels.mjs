// @ts-check
// The names of sections in the navigation of the portal: `portal.section.<id>` in its messages.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { camel, sentence } from './stamp.mjs'

/**
 * Returns the German and the Hebrew title of a section that the navigation already names.
 *
 * @param {string} root
 * @param {string} name In kebab-case.
 * @returns {Readonly<Record<string, string>>}
 */
export function knownTitles(root, name) {
  if (messagesIn(root, 'en', 'shell')[labelOf(name)] !== sentence(name)) return {}
  return Object.fromEntries(
    ['de', 'he'].map((language) => [language, messagesIn(root, language, 'shell')[labelOf(name)] ?? sentence(name)]),
  )
}

/**
 * Adds the title of a section to the messages of the navigation.
 *
 * @param {string} root
 * @param {string} name In kebab-case.
 */
export function addLabels(root, name) {
  for (const language of ['en', 'de', 'he']) {
    const shell = messagesIn(root, language, 'shell')
    const label = messagesIn(root, language, name)[`${camel(name)}.title`] ?? sentence(name)
    const labels = { ...shell, [labelOf(name)]: shell[labelOf(name)] ?? label }
    writeFileSync(fileOf(root, language, 'shell'), `${JSON.stringify(labels, null, 2)}\n`)
  }
}

/** @param {string} name */
const labelOf = (name) => `portal.section.${camel(name)}`

/** @param {string} root @param {string} language @param {string} section @returns {Readonly<Record<string, string>>} */
function messagesIn(root, language, section) {
  return JSON.parse(readFileSync(fileOf(root, language, section), 'utf8'))
}

/** @param {string} root @param {string} language @param {string} section */
function fileOf(root, language, section) {
  return join(root, 'ui-kit/messages', language, 'portal', `${section}.json`)
}
