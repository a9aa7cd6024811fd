import type { ByHand, Change } from '../types.ts'

/** A package.json with the places that a person has to change. */
export interface RewrittenManifest {
  readonly change: Change | null
  readonly byHand: readonly ByHand[]
}

/**
 * Puts the packages of Portico in place of those of Frontegg, in the group where they are. The text keeps its indentation.
 * `version` is that of Portico's packages.
 */
export function rewriteManifest(path: string, before: string, version: string): RewrittenManifest {
  const manifest = recordOf(before)
  if (!manifest) return { change: null, byHand: [] }
  const lineOf = (text: string) => before.slice(0, Math.max(0, before.indexOf(text))).split('\n').length
  const groups = Object.entries(manifest).map(([name, group]) => [name, rewriteGroup(name, group, version)] as const)
  const after = Object.fromEntries(groups)
  if (JSON.stringify(after) === JSON.stringify(manifest)) return { change: null, byHand: [] }
  const own = { ...recordIn(manifest['dependencies']), ...recordIn(manifest['devDependencies']) }
  const byHand = [
    ...(olderThan(own['react'], 18) ? [{ key: '"react"', text: 'The kit needs React 18 or 19' }] : []),
    ...(olderThan(own['next'], 15) ? [{ key: '"next"', text: 'The entries for Next.js need version 15 or 16' }] : []),
    ...('jest' in own || 'react-scripts' in own
      ? [{ key: 'jest' in own ? '"jest"' : '"react-scripts"', text: jestText }]
      : []),
  ].map(({ key, text }) => ({ path, line: lineOf(key), text }))
  const indent = /^[\t ]+(?=")/m.exec(before)?.[0] ?? '  '
  const end = before.endsWith('\n') ? '\n' : ''
  return { change: { path, before, after: JSON.stringify(after, null, indent) + end }, byHand }
}

const jestText = 'Jest has to compile @portico/…, which are ES modules: except them from transformIgnorePatterns'

function rewriteGroup(name: string, group: unknown, version: string): unknown {
  const packages = recordIn(group)
  if (!/^(?:dev|peer|optional)?dependencies$/i.test(name) || !packages) return group
  const kept = Object.entries(packages).filter(([one]) => !one.startsWith('@frontegg/'))
  if (kept.length === Object.keys(packages).length) return group
  const added = ['compat-frontegg', 'headless', 'ui-kit'].map((one) => [`@portico/${one}`, `^${version}`] as const)
  return Object.fromEntries(
    [...kept.filter(([one]) => !one.startsWith('@portico/')), ...added].sort(([one], [other]) =>
      one < other ? -1 : 1,
    ),
  )
}

function olderThan(range: unknown, major: number): boolean {
  const found = typeof range === 'string' ? /\d+/.exec(range)?.[0] : undefined
  return found !== undefined && Number(found) < major
}

function recordOf(text: string): Readonly<Record<string, unknown>> | null {
  try {
    return recordIn(JSON.parse(text)) ?? null
  } catch {
    return null
  }
}

function recordIn(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
}
