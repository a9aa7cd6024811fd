import { beforeAll, describe, expect, it } from 'vitest'
import { examplesOf, readPages } from './pages.ts'
import { type ExampleResult, isTest, runExamples } from './run-examples.ts'

describe('the examples that are tests by their names', () => {
  const examples = readPages().flatMap(examplesOf)
  let results: readonly ExampleResult[]
  beforeAll(async () => {
    results = await runExamples(examples, 'pages')
  })

  it('pass', () => {
    expect(results.filter(({ failure }) => failure !== null)).toEqual([])
  })

  it('the examples named as tests are all run', () => {
    const places = examples.filter(isTest).map(({ page, line }) => `${page}:${line}`)
    expect(places.length).toBeGreaterThan(5)
    expect([...new Set(results.map(({ example }) => example))].sort()).toEqual(places.sort())
  })
})

describe('the runner of examples', () => {
  const fence = (file: string, ...lines: readonly string[]) => [`\`\`\`ts file=${file}`, ...lines, '```'].join('\n')
  const page = [
    fence('half.ts', 'export const half = 2'),
    fence(
      'whole.test.ts',
      "import { expect, it } from 'vitest'",
      "import { half } from './half.ts'",
      "it('holds', () => expect(half).toBe(2))",
      "it('does not hold', () => expect(half).toBe(1))",
    ),
    fence('empty.test.ts', 'export {}'),
  ].join('\n\n')

  it('returns the failures with place and reason, files without a test included', async () => {
    const results = await runExamples(examplesOf({ path: 'docs/planted.md', text: page }), 'planted')
    expect(results).toHaveLength(3)
    expect(results).toEqual(
      expect.arrayContaining([
        { example: 'docs/planted.md:6', title: 'holds', failure: null },
        {
          example: 'docs/planted.md:6',
          title: 'does not hold',
          failure: expect.stringContaining('expected 2 to be 1'),
        },
        { example: 'docs/planted.md:13', title: 'the file', failure: expect.any(String) },
      ]),
    )
  })
})
