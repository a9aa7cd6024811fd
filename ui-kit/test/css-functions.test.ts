import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../src', import.meta.url))
const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => ({ path, css: readFileSync(join(root, path), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '') }))

/** What every browser of the floor in `docs/theming.md` has. */
const known = new Set([
  'var',
  'calc',
  'min',
  'max',
  'clamp',
  'env',
  'url',
  'attr',
  'counter',
  'linear-gradient',
  'radial-gradient',
  'conic-gradient',
  'repeating-linear-gradient',
  'cubic-bezier',
  'steps',
  'inset',
  'circle',
  'polygon',
  'oklch',
  'oklab',
  'rgb',
  'hsl',
  'color-mix',
  'light-dark',
  'translate',
  'translateX',
  'translateY',
  'scale',
  'rotate',
  'drop-shadow',
  'blur',
  'brightness',
  'grayscale',
  'minmax',
  'repeat',
  'fit-content',
])

interface Use {
  readonly path: string
  readonly name: string
  /** The conditions of `@supports` around it. */
  readonly guard: string
}

/** The functions in the values of a sheet, with the conditions around them. */
function usesOf({ path, css }: (typeof sheets)[number]): readonly Use[] {
  const uses: Use[] = []
  const guards: string[] = []
  for (const [, head = '', end = ''] of css.matchAll(/([^{};]*)([{};])/g)) {
    if (end === '{') guards.push(head.includes('@supports') ? head : '')
    else {
      const value = head.slice(head.indexOf(':') + 1)
      for (const [call, name = ''] of value.matchAll(/(?<name>[a-zA-Z][\w-]*)\((?:\s*from\b)?/g)) {
        uses.push({ path, name: /from$/.test(call) ? `${name}(from` : name, guard: guards.join(' ') })
      }
    }
    if (end === '}') guards.pop()
  }
  return uses
}

const isKnown = ({ name, guard }: Use) =>
  known.has(name) || guard.includes(`${name}(`) || (name.endsWith('(from') && /\w\(from/.test(guard))

describe('the functions of the sheets', () => {
  it('a sheet uses only functions of the oldest browsers, or those that its condition names', () => {
    const unknown = sheets.flatMap(usesOf).filter((use) => !isKnown(use))
    expect(unknown.map(({ path, name }) => `${path}: ${name}`)).toEqual([])
  })
})
