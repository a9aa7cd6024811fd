import { describe, expect, it } from 'vitest'
import { everything, modules } from './project.ts'
import { planted } from './source.ts'
import { classes, defaultExports, longest, misnamed, misplacedDirectives, tooLong, typesForced } from './style.ts'

const feature = 'headless/src/features/x/feature.ts'

describe('files', () => {
  it(`hold at most ${longest} lines`, () => {
    expect(tooLong(everything)).toEqual([])
  })

  it('are caught too long', () => {
    expect(tooLong([planted(feature, 'x\n'.repeat(longest + 1))])).toHaveLength(1)
    expect(tooLong([planted(feature, 'x\n'.repeat(longest))])).toEqual([])
  })

  it('are named in kebab-case, after what they hold', () => {
    expect(misnamed(everything)).toEqual([])
  })

  it.each([
    'headless/src/core/taskQueue.ts',
    'ui-kit/src/Button.tsx',
    'docs/Getting-Started.md',
    'headless/src/utils.ts',
  ])('are caught misnamed: %s', (path) => {
    expect(misnamed([planted(path, '')])).toHaveLength(1)
  })

  it('are caught in a folder that says nothing', () => {
    expect(misnamed([planted('headless/src/common/record.ts', '')])).toHaveLength(1)
  })
})

describe('modules', () => {
  it('export by name', () => {
    expect(defaultExports(modules)).toEqual([])
  })

  it.each(['export default {}', 'export default function run() {}', 'const a = 1; export { a as default }'])(
    'are caught with a default export: %s',
    (text) => {
      expect(defaultExports([planted(feature, text)])).toHaveLength(1)
      expect(defaultExports([planted('vitest.config.ts', text)])).toEqual([])
    },
  )

  it('let types follow from the contract', () => {
    expect(typesForced(modules)).toEqual([])
  })

  it.each(['const a: any = 1', 'const a = b!', 'const a = b as string', 'const a = <string>b'])(
    'are caught forcing a type: %s',
    (text) => {
      expect(typesForced([planted(feature, text)])).toHaveLength(1)
    },
  )

  it('may freeze a literal by `as const`', () => {
    expect(typesForced([planted(feature, "const names = ['a', 'b'] as const")])).toEqual([])
  })

  it("begin with 'use client' if they have it", () => {
    expect(misplacedDirectives(modules)).toEqual([])
  })

  it.each(["import './a.ts'\n;('use client')\n", "('use client')\n", "const a = 1\n'use client'\n"])(
    "are caught with 'use client' where it has no effect: %s",
    (text) => {
      expect(misplacedDirectives([planted(feature, text)])).toHaveLength(1)
      expect(misplacedDirectives([planted(feature, "'use client'\n\nexport const a = 1\n")])).toEqual([])
    },
  )

  it('hold no classes but errors', () => {
    expect(classes(modules)).toEqual([])
  })

  it('are caught with a class', () => {
    expect(classes([planted(feature, 'export class Store {}')])).toHaveLength(1)
    expect(classes([planted(feature, 'export class Gone extends Error {}')])).toEqual([])
  })
})
