import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export { replaceableIn } from '../../scripts/house/folders.mjs'

/** The first group of each match of a pattern in the tables of a section, sorted, each once. */
export function namesOf(text: string, heading: string, pattern: RegExp): readonly string[] {
  const [, section = ''] = text.split(`\n## ${heading}\n`)
  const rows = section.split('\n## ')[0]?.match(/^\|.*$/gm) ?? []
  const names = [...rows.join('\n').matchAll(pattern)].map(([, name = '']) => name)
  return [...new Set(names)].sort()
}

/** The classes in a table of kinds. Its first cell names the part: `| Button | `portico-Button--sm`, `--lg` |`. */
export function kindsOf(text: string, heading: string): readonly string[] {
  const rows = namesOf(text, heading, /^\| (\w+ \| .*)$/gm)
  const kinds = rows.flatMap((row) =>
    [...row.matchAll(/`(?:portico-\w+)?(--\w+)`/g)].map(([, kind = '']) => `portico-${/^\w+/.exec(row)?.[0]}${kind}`),
  )
  return [...new Set(kinds)].sort()
}

/** The classes for kinds of parts in the sources of the kit, sorted. */
export function kindsIn(folder: string): readonly string[] {
  return foundIn(folder, /[' ](portico-\w+--\w+)(?=[' ])/g)
}

function foundIn(folder: string, pattern: RegExp): readonly string[] {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.tsx') && !path.includes('.test.'),
  )
  const found = sources.flatMap((path) =>
    [...readFileSync(join(folder, path), 'utf8').matchAll(pattern)].map(([, name = '']) => name),
  )
  return [...new Set(found)].sort()
}
