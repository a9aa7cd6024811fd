// @ts-check
// Describes each public entry of a package in a sentence, for the reference: the first sentence of its guide, or its cell
// in the table of the package's README.
import { join } from 'node:path'
import { textOf } from '../house/folders.mjs'
import { packageEntries } from '../house/package-entries.mjs'

/**
 * Returns the sentence of each entry of a package, by the specifier.
 *
 * @param {string} root The root of the project.
 * @param {string} folder The folder of the package.
 * @returns {ReadonlyMap<string, string>} Entries without a row in the README are missing.
 */
export function entrySentences(root, folder) {
  const readme = textOf(join(root, folder, 'README.md'))
  const rows = [...readme.matchAll(/^\| (`[^|]+`) \| ([^|]+?) \|/gm)]
  const [first = ''] = readme.split(/\n\n/).slice(1)
  return new Map(
    packageEntries(join(root, folder)).flatMap(({ specifier }) => {
      const name = /^@portico\/[\w-]+(\/.*)?$/.exec(specifier)?.[1]
      if (name === undefined) return [/** @type {const} */ ([specifier, firstSentence(first)])]
      const row = rows.find(([, names = '']) => names.includes(`\`${name}\``))
      const guide = folder === 'headless' ? guideOf(root, name) : ''
      const sentence = firstSentence(guide) || sentenceOf(row?.[2] ?? '')
      return sentence ? [/** @type {const} */ ([specifier, sentence])] : []
    }),
  )
}

/** Returns the text below the title of an entry's own guide, or an empty text. @param {string} root @param {string} name */
function guideOf(root, name) {
  const own = textOf(join(root, `docs/features${name}.md`)) || textOf(join(root, `docs${name}.md`))
  return own.replace(/^# .*\n+/, '').replaceAll(/^```[\s\S]*?^```\n+/gm, '')
}

/** Returns the first sentence of a text without its links. @param {string} text */
function firstSentence(text) {
  const plain = text.replaceAll(/\s+/g, ' ').replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
  return /^.*?[.:](?=\s|$)/.exec(plain)?.[0].replace(/:$/, '.') ?? ''
}

/** Returns the text of a cell as a sentence. @param {string} cell */
function sentenceOf(cell) {
  const text = cell.trim()
  return text && `${text[0]?.toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`
}
