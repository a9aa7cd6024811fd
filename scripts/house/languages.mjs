// @ts-check
import { readdirSync } from 'node:fs'

/** The language that all others are compared with. */
export const source = 'en'

/**
 * Returns the languages of the kit: the folders of its messages, English first.
 *
 * @param {string} folder The folder of all messages.
 * @returns {readonly string[]}
 */
export function languagesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort((one, other) => Number(other === source) - Number(one === source) || (one < other ? -1 : 1))
}

/** Returns a title with the name of the language that it is not translated to. @param {string} title @param {string} language */
export function markedTitle(title, language) {
  return `${title} (${new Intl.DisplayNames(language, { type: 'language' }).of(language)})`
}

/**
 * Returns English messages as those of another language, for a translator: the title is that of the language, and each plural
 * has its forms.
 *
 * @param {string} text The JSON of the messages.
 * @param {{ readonly english: string, readonly title: string, readonly language: string }} words
 */
export function asMessagesOf(text, { english, title, language }) {
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  return text
    .replaceAll(`: ${JSON.stringify(english)}`, `: ${JSON.stringify(title)}`)
    .replaceAll(/(?<=, plural, )(?:\w+ \{[^{}]*\} ?)+/g, (plural) => {
      const forms = new Map(
        [...plural.matchAll(/(\w+) (\{[^{}]*\})/g)].map(([, form = '', words = '']) => [form, words]),
      )
      return needed.map((form) => `${form} ${forms.get(form) ?? forms.get('other')}`).join(' ')
    })
}
