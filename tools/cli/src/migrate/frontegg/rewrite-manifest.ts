import { parseTree } from 'jsonc-parser'
import { memberAt } from '../../json-members.ts'
import { withoutRows, withRows } from '../../json-rows.ts'
import type { ByHand, Change } from '../types.ts'
import { anyPackage, mentionsIn } from './mentions.ts'
import { layer, modules } from './names.ts'

/** A package.json with the places that a person has to change. */
export interface RewrittenManifest {
  readonly change: Change | null
  readonly byHand: readonly ByHand[]
}

/** The use of packages by the files of a package.json. */
export interface Uses {
  /** A file imports the layer, or will after the command. */
  readonly needsLayer: boolean
  /** The packages of Frontegg that files name afterwards. */
  readonly named: ReadonlySet<string>
  /** The version of Portico's packages. */
  readonly version: string
}

/**
 * Adds the packages of Portico in the groups of those that they replace. A package of Frontegg leaves if no file names it any
 * more. All other text stays, and a row that is there keeps its version.
 */
export function rewriteManifest(path: string, before: string, { needsLayer, named, version }: Uses): RewrittenManifest {
  if (!needsLayer) return { change: null, byHand: [] }
  const groups = groupsOf(before)
  const present = new Set([...groups.values()].flat())
  const lacking = ['compat-frontegg', 'headless', 'ui-kit'].map((one) => `@portico/${one}`)
  const added = lacking.filter((name) => !present.has(name)).map((name) => [name, `^${version}`] as const)
  const after = [...groups].reduce((text, [group, names]) => {
    const replaced = names.filter((name) => counterparts.has(name))
    const gone = names.filter((name) => name.startsWith('@frontegg/') && !named.has(name) && !named.has(anyPackage))
    return withRows(withoutRows(text, group, gone), group, replaced.length > 0 ? added : [])
  }, before)
  const isThere = [...groupsOf(after).values()].flat().includes(layer)
  const missing = isThere ? [] : [{ path, line: 1, text: `add ${layer} ^${version}: files here import it` }]
  if (after === before) return { change: null, byHand: [...missing, ...mentions(path, before)] }
  return { change: { path, before, after }, byHand: [...missing, ...versions(path, before), ...mentions(path, before)] }
}

const counterparts: ReadonlySet<string> = new Set(
  Object.keys(modules).map((name) => name.split('/').slice(0, 2).join('/')),
)

/** The names in each group of packages. */
function groupsOf(manifest: string): ReadonlyMap<string, readonly string[]> {
  const groups = Object.entries(recordIn(JSON.parse(manifest)))
  return new Map(
    groups.flatMap(([group, rows]) => (isGroup.test(group) ? [[group, Object.keys(recordIn(rows))] as const] : [])),
  )
}

const isGroup = /^(?:dev|peer|optional)?dependencies$/i

/** The versions that Portico's packages need, and what Jest needs. */
function versions(path: string, before: string): readonly ByHand[] {
  const { dependencies, devDependencies } = recordIn(JSON.parse(before))
  const own = { ...recordIn(dependencies), ...recordIn(devDependencies) }
  const lineOf = (text: string) => before.slice(0, Math.max(0, before.indexOf(text))).split('\n').length
  return [
    ...(olderThan(own['react'], 18) ? [{ key: '"react"', text: 'The kit needs React 18 or 19' }] : []),
    ...(olderThan(own['next'], 15) ? [{ key: '"next"', text: 'The entries for Next.js need version 15 or 16' }] : []),
    ...('jest' in own || 'react-scripts' in own
      ? [{ key: 'jest' in own ? '"jest"' : '"react-scripts"', text: jestText }]
      : []),
  ].map(({ key, text }) => ({ path, line: lineOf(key), text }))
}

const jestText = 'Jest has to compile @portico/…, which are ES modules: except them from transformIgnorePatterns'

/** Packages that other parts of package.json name, such as `overrides`. */
function mentions(path: string, text: string): readonly ByHand[] {
  const tree = parseTree(text)
  const blanked = [...groupsOf(text).keys()].reduce((rest, group) => {
    const node = memberAt(tree, [group])
    if (!node) return rest
    const [start, end] = [node.offset, node.offset + node.length]
    return rest.slice(0, start) + rest.slice(start, end).replace(/[^\n]/g, ' ') + rest.slice(end)
  }, text)
  return mentionsIn(blanked).map(({ line, name }) => ({ path, line, text: `names ${name}: change it by hand` }))
}

function olderThan(range: unknown, major: number): boolean {
  const found = typeof range === 'string' ? /\d+/.exec(range)?.[0] : undefined
  return found !== undefined && Number(found) < major
}

function recordIn(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}
