import { describe, expect, it } from 'vitest'
import { everything, modules } from './project.ts'
import { planted } from './source.ts'
import {
  classes,
  defaultExports,
  longest,
  misnamed,
  misplacedDirectives,
  needlessSpreads,
  newerPatterns,
  tooLong,
  typesForced,
} from './style.ts'

const feature = 'headless/src/features/x/feature.ts'

describe('files', () => {
  it(`hold at most ${longest} lines`, () => {
    expect(tooLong(everything)).toEqual([])
  })

  it('a file that is too long is reported', () => {
    expect(tooLong([planted(feature, 'x\n'.repeat(longest + 1))])).toHaveLength(1)
    expect(tooLong([planted(feature, 'x\n'.repeat(longest))])).toEqual([])
  })

  it('files are named in kebab-case, after their content', () => {
    expect(misnamed(everything)).toEqual([])
  })

  it.each([
    'headless/src/core/taskQueue.ts',
    'ui-kit/src/Button.tsx',
    'docs/Getting-Started.md',
    'headless/src/utils.ts',
  ])('a misnamed file is reported: %s', (path) => {
    expect(misnamed([planted(path, '')])).toHaveLength(1)
  })

  it('a file in a folder with a meaningless name is reported', () => {
    expect(misnamed([planted('headless/src/common/record.ts', '')])).toHaveLength(1)
  })
})

describe('modules', () => {
  it('export by name', () => {
    expect(defaultExports(modules)).toEqual([])
  })

  it.each(['export default {}', 'export default function run() {}', 'const a = 1; export { a as default }'])(
    'a module with a default export is reported: %s',
    (text) => {
      expect(defaultExports([planted(feature, text)])).toHaveLength(1)
      expect(defaultExports([planted('vitest.config.ts', text)])).toEqual([])
    },
  )

  it('let types follow from the contract', () => {
    expect(typesForced(modules)).toEqual([])
  })

  it.each(['const a: any = 1', 'const a = b!', 'const a = b as string', 'const a = <string>b'])(
    'a module that forces a type is reported: %s',
    (text) => {
      expect(typesForced([planted(feature, text)])).toHaveLength(1)
    },
  )

  it('a module may freeze a literal with “as const”', () => {
    expect(typesForced([planted(feature, "const names = ['a', 'b'] as const")])).toEqual([])
  })

  it("begin with 'use client' if they have it", () => {
    expect(misplacedDirectives(modules)).toEqual([])
  })

  it.each(["import './a.ts'\n;('use client')\n", "('use client')\n", "const a = 1\n'use client'\n"])(
    'a module with “use client” where it has no effect is reported: %s',
    (text) => {
      expect(misplacedDirectives([planted(feature, text)])).toHaveLength(1)
      expect(misplacedDirectives([planted(feature, "'use client'\n\nexport const a = 1\n")])).toEqual([])
    },
  )

  it('a file of a package has no pattern that a browser of the floor refuses', () => {
    expect(newerPatterns(modules)).toEqual([])
  })

  it.each([
    '/(?<=.)\\/$/',
    '/(?<![a-z])x/u',
    '/[a-z]/v',
    '/(?i:portico)/',
    "new RegExp('(?<=a)b')",
    'RegExp(`(?<!a)b`)',
    "new RegExp(text, 'gv')",
  ])('a module with the pattern %s is reported', (pattern) => {
    expect(
      newerPatterns([planted(feature, `export const isIt = (text: string) => ${pattern}.test(text)`)]),
    ).toHaveLength(1)
  })

  it.each([
    'headless/src/x.gen.ts',
    'tools/compat-frontegg/src/react/x.ts',
    'providers/emulator/src/x.ts',
    'examples/templates/vite/src/x.ts',
    'examples/templates/next/app/x.ts',
  ])('a pattern in %s is reported, because browsers run it', (path) => {
    expect(newerPatterns([planted(path, 'export const x = /(?<=a)b/')])).toHaveLength(1)
  })

  it.each(["import data from './x.json' with { type: 'json' }", 'export function x() { using file = open() }'])(
    'a module with newer syntax is reported: %s',
    (text) => {
      expect(newerPatterns([planted(feature, text)])).toHaveLength(1)
    },
  )

  it('a module with a named group is not reported', () => {
    expect(
      newerPatterns([planted(feature, 'export const at = (text: string) => /(?<year>\\d+)/u.exec(text)')]),
    ).toEqual([])
  })

  it('write the members of a literal directly', () => {
    expect(needlessSpreads(modules)).toEqual([])
  })

  it.each(['const a = { ...{ b } }', 'const a = [...[b]]', 'const a = <B {...{ c }} />'])(
    'a module with a literal that is spread into a literal is reported: %s',
    (text) => {
      expect(needlessSpreads([planted('ui-kit/src/a.tsx', text)])).toHaveLength(1)
    },
  )

  it.each(['const a = { ...(b && { c }) }', 'const a = [...(b ? [c] : [])]', 'call(...[a])', 'const a = <B {...c} />'])(
    'a module with another spread is not reported: %s',
    (text) => {
      expect(needlessSpreads([planted('ui-kit/src/a.tsx', text)])).toEqual([])
    },
  )

  it('hold no classes but errors', () => {
    expect(classes(modules)).toEqual([])
  })

  it('a module with a class is reported unless the class is an error', () => {
    expect(classes([planted(feature, 'export class Store {}')])).toHaveLength(1)
    expect(classes([planted(feature, 'export class Gone extends Error {}')])).toEqual([])
  })
})
