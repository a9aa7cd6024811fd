import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A row of the table of flows: a sentence of the specification, and the test that shows it. */
export interface FlowRow {
  readonly heading: string
  readonly sentence: string
  readonly line: number
  readonly path: string
  readonly title: string
}

/** A section of the page: a heading with the rows below it. */
export interface FlowSection {
  readonly heading: string
  readonly rows: readonly FlowRow[]
  /** `true` if the page marks the section as not built. */
  readonly isToCome: boolean
}

/** The sections of the page, and the lines of its tables that cannot be read. */
export function flowsOf(text: string): { readonly sections: readonly FlowSection[]; readonly torn: readonly number[] } {
  const sections: { heading: string; rows: FlowRow[]; isToCome: boolean }[] = []
  const torn: number[] = []
  for (const [index, line] of text.split('\n').entries()) {
    const heading = /^## (.+)$/.exec(line)?.[1]
    if (heading !== undefined) sections.push({ heading, rows: [], isToCome: false })
    const section = sections.at(-1)
    if (!section) continue
    if (line === toCome) section.isToCome = true
    if (!line.startsWith('|') || line === head || line === rule) continue
    const [, sentence, path, title] = /^\| ([^`]+) \| `([^`]+)` \| (.+) \|$/.exec(line) ?? []
    if (sentence === undefined || path === undefined || title === undefined) torn.push(index + 1)
    else {
      const { heading } = section
      section.rows.push({ heading, sentence, line: index + 1, path, title: title.replaceAll('\\|', '|') })
    }
  }
  return { sections, torn }
}

/**
 * The tests that run every time, by the table of the project or another one: those of a sentence, but none in a browser if one
 * without a browser shows the sentence, and none with a screen if one without a screen does.
 *
 * @returns A predicate of a path and a title with its values.
 */
export function requiredTests(text: string = readFileSync(page, 'utf8')): (path: string, title: string) => boolean {
  const patterns = new Map<string, RegExp[]>()
  for (const { rows } of flowsOf(text).sections) {
    for (const { path, title, sentence } of rows) {
      const others = rows.filter((row) => row.sentence === sentence)
      if (costOf(path) > Math.min(...others.map((row) => costOf(row.path)))) continue
      patterns.set(path, [...(patterns.get(path) ?? []), filledIn(title)])
    }
  }
  return (path, title) => patterns.get(path)?.some((pattern) => pattern.test(title)) ?? false
}

/** The order of tests by their cost: plain, with a screen, in a browser. */
function costOf(path: string): number {
  return /^test\/(?:e2e|compat)\//.test(path) ? 2 : path.endsWith('.tsx') ? 1 : 0
}

/** Matches a title as written, with any values in its placeholders. */
function filledIn(title: string): RegExp {
  const literal = title
    .split(/%[a-z#]|\$\{[^}]*\}|\$[a-zA-Z][\w.]*/)
    .map((text) => text.replace(/[.*+?^$(){}|[\]\\]/g, '\\$&'))
  return new RegExp(`^${literal.join('.*')}$`, 's')
}

const page = join(import.meta.dirname, '../flows.md')
const head = '| SPEC | test | title |'
const rule = '|---|---|---|'
const toCome = '_Not built yet._'
