import { beforeAll, describe, expect, it } from 'vitest'
import { examplesOf, readPages } from '../../scripts/reference/pages.mjs'
import { type ExampleResult, isTest, runExamples } from './run-examples.ts'

const fence = (file: string, ...lines: readonly string[]) => [`\`\`\`ts file=${file}`, ...lines, '```'].join('\n')
const planted = {
  path: 'planted/page.md',
  text: [
    fence('half.ts', 'export const half = 2'),
    fence(
      'whole.test.ts',
      "import { expect, it } from 'vitest'",
      "import { half } from './half.ts'",
      "it('holds', () => expect(half).toBe(2))",
      "it('does not hold', () => expect(half).toBe(1))",
    ),
    fence('empty.test.ts', 'export {}'),
    fence('../../printed.test.ts', 'export {}'),
  ].join('\n\n'),
}
const examples = readPages().flatMap(examplesOf)
// One run for all: a second Vitest would start and load Vite again.
let results: readonly ExampleResult[]
const resultsOf = (isPlanted: boolean) =>
  results.filter(({ example }) => example.startsWith(`${planted.path}:`) === isPlanted)
beforeAll(async () => {
  results = await runExamples([...examples, ...examplesOf(planted)])
})

describe('the examples that are tests by their names', () => {
  it('pass', () => {
    expect(resultsOf(false).filter(({ failure }) => failure !== null)).toEqual([])
  })

  it('the examples named as tests are all run', () => {
    const places = examples.filter(isTest).map(({ page, line }) => `${page}:${line}`)
    expect(places.length).toBeGreaterThan(5)
    expect([...new Set(resultsOf(false).map(({ example }) => example))].sort()).toEqual(places.sort())
  })
})

describe('the runner of examples', () => {
  it('returns the failures with place and reason, files without a test included', () => {
    expect(resultsOf(true)).toHaveLength(3)
    expect(resultsOf(true)).toEqual(
      expect.arrayContaining([
        { example: 'planted/page.md:6', title: 'holds', failure: null },
        {
          example: 'planted/page.md:6',
          title: 'does not hold',
          failure: expect.stringContaining('expected 2 to be 1'),
        },
        { example: 'planted/page.md:13', title: 'the file', failure: expect.any(String) },
      ]),
    )
  })

  it('an example that prints a test of the project is left to the tests of the project', () => {
    expect(examplesOf(planted).map(isTest)).toEqual([false, true, true, false])
  })
})
