import { describe, expect, it } from 'vitest'
import { drawnMutants, mutantsOf } from '../../scripts/mutants/mutation.mjs'
import { operators } from '../../scripts/mutants/operators.mjs'

/** For each operator, lines and what it makes of them. */
const examples: Readonly<Record<string, readonly (readonly [before: string, after: string])[]>> = {
  equality: [
    ['const isOne = count === one', 'const isOne = count !== one'],
    ['const isNone = count !== one', 'const isNone = count === one'],
  ],
  order: [
    ['const isLess = a < b', 'const isLess = a >= b'],
    ['const isLeast = a >= b', 'const isLeast = a < b'],
    ['const isMore = a > b', 'const isMore = a <= b'],
    ['const isMost = a <= b', 'const isMost = a > b'],
  ],
  logic: [
    ['const both = a && b', 'const both = a || b'],
    ['const any = a || b', 'const any = a && b'],
  ],
  sum: [
    ['const next = page + 1', 'const next = page - 1'],
    ['const all = rows.length + more', 'const all = rows.length - more'],
    ['const left = a - b', 'const left = a + b'],
  ],
  negation: [['const isShut = !isOpen', 'const isShut = isOpen']],
  boolean: [
    ['const isOpen = true', 'const isOpen = false'],
    ['const isOpen = false', 'const isOpen = true'],
  ],
  condition: [
    ['if (row) show(row)', 'if (!row) show(row)'],
    ['const shown = a && b ? a : b', 'const shown = !(a && b) ? a : b'],
  ],
  answer: [
    [
      'const isFree = (name) => !taken(name) && isPlain(name)',
      'const isFree = (name) => !(!taken(name) && isPlain(name))',
    ],
    ['function holds(one): boolean { return known(one) }', 'function holds(one): boolean { return !known(one) }'],
  ],
  number: [['const size = 1_000', 'const size = 1001']],
  string: [
    ["const kind = 'list'", "const kind = ''"],
    ['const field = <input type="text" />', "const field = <input type='' />"],
  ],
  call: [
    ['await close()', '(nothing)'],
    ['if (isOpen) close()', 'if (isOpen) {}'],
  ],
  fallback: [['const name = given ?? usual', 'const name = given']],
  filter: [['const shown = rows?.filter(isShown).map(idOf)', 'const shown = rows.map(idOf)']],
}

describe('the mutants of npm run mutants', () => {
  it('every operator has an example', () => {
    expect(Object.keys(examples)).toEqual(Object.keys(operators))
  })

  it.each(Object.entries(examples))('the operator "%s" breaks its lines', (operator, lines) => {
    for (const [before, after] of lines) {
      const made = mutantsOf('planted.tsx', before).filter((mutant) => mutant.operator === operator)
      expect(made.map((mutant) => mutant.after || '(nothing)')).toEqual([after])
    }
  })

  it('a mutant is the whole file with one line broken', () => {
    const text = "import { rows } from './rows.ts'\n\n  // Shows them.\n  show(rows)\nhide()\n"
    expect(mutantsOf('planted.ts', text).map(({ at: _, operator: __, ...mutant }) => mutant)).toEqual([
      { path: 'planted.ts', line: 4, before: 'show(rows)', after: '', text: text.replace('show(rows)', '') },
      { path: 'planted.ts', line: 5, before: 'hide()', after: '', text: text.replace('hide()', '') },
    ])
  })

  it('nothing is broken over more than a line', () => {
    expect(mutantsOf('planted.ts', 'show(\n  rows,\n)\n')).toEqual([])
  })

  it.each([
    "'use client'",
    "import { rows } from './rows.ts'",
    "export * from './rows.ts'",
    "const rows = import('./rows.ts')",
    "type Kind = 'one' | 2 | true",
    "interface Row { readonly kind: 'one' }",
    "const row = one as { readonly kind: 'one' }",
    'const row = { \'data-row\': one, ["aria-label"]: other, 7: third }',
    "const kind = row['kind']",
    "const has = 'kind' in row",
    "const label = t('users.remove')",
    "const Row = slotted('Row', render)",
    "const row = <p key=\"row\" className={classOf('Row', isWide && 'wide')} />",
    'const name = first + last',
  ])('no mutant is made of %s', (line) => {
    expect(mutantsOf('planted.tsx', line)).toEqual([])
  })
})

describe('the choice of mutants', () => {
  const parts = [300, 30, 3].map((size, part) => planted(`part-${part}.ts`, size))

  it('the same seed and sources have the same mutants', () => {
    const again = [300, 30, 3].map((size, part) => planted(`part-${part}.ts`, size))
    expect(drawnMutants(again, { seed: 7, count: 20 })).toEqual(drawnMutants(parts, { seed: 7, count: 20 }))
  })

  it('another seed has others', () => {
    expect(drawnMutants(parts, { seed: 8, count: 20 })).not.toEqual(drawnMutants(parts, { seed: 7, count: 20 }))
  })

  it('mutants are spread by the size of the parts, and each part has one', () => {
    expect(drawnMutants(parts, { seed: 7, count: 22 }).map(({ length }) => length)).toEqual([19, 2, 1])
  })

  it('fewer mutants than parts are of as many parts, and other ones by another seed', () => {
    const drawn = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) =>
      drawnMutants(parts, { seed, count: 1 }).map(({ length }) => length),
    )
    for (const lengths of drawn) expect(lengths.toSorted()).toEqual([0, 0, 1])
    expect(new Set(drawn.map(String)).size).toBe(3)
  })

  it('no more mutants are drawn than there are', () => {
    expect(drawnMutants(parts, { seed: 7, count: 1000 })).toEqual(parts)
    expect(drawnMutants([[], []], { seed: 7, count: 4 })).toEqual([[], []])
  })
})

/** As many mutants as asked for. */
function planted(path: string, size: number) {
  return mutantsOf(path, 'stop()\n'.repeat(size))
}
