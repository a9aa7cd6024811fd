import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a pattern finds first in the tables of a section, sorted, each once. */
export function namesOf(text: string, heading: string, pattern: RegExp): readonly string[] {
  const [, section = ''] = text.split(`\n## ${heading}\n`)
  const rows = section.split('\n## ')[0]?.match(/^\|.*$/gm) ?? []
  const names = [...rows.join('\n').matchAll(pattern)].map(([, name = '']) => name)
  return [...new Set(names)].sort()
}

/** The names of the parts that the sources of the kit make replaceable, sorted. */
export function replaceableIn(folder: string): readonly string[] {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.tsx') && !path.includes('.test.'),
  )
  const made = /\bslotted(?:<[^(]*>)?\(\s*'([A-Z]\w*)'/g
  const names = sources.flatMap((path) =>
    [...readFileSync(join(folder, path), 'utf8').matchAll(made)].map(([, name = '']) => name),
  )
  return [...new Set(names)].sort()
}
