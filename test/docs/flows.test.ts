import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../scripts/reference/pages.mjs'
import { flowsWrong, onlySampled, titlesIn } from './flow-faults.ts'
import { flowsOf, requiredTests } from './flows.ts'

const page = readFileSync(join(root, 'test/flows.md'), 'utf8')
const onDisk = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null)
const planted =
  "it('opens', () => {})\nit.each(['a'])('opens %s', () => {})\n" +
  `export const one = { title: \`closes at ${'$'}{hour}\` }`
const read = (path: string) => (path === 'a.test.ts' ? planted : null)
const table = (...rows: string[]) => ['## One', '', '| SPEC | test | title |', '|---|---|---|', ...rows, ''].join('\n')

describe('the table of flows', () => {
  it('names a test by its exact title for each sentence', () => {
    expect(flowsWrong(page, onDisk)).toEqual([])
  })

  it('names a test that runs every time for each sentence', () => {
    expect(onlySampled(page, onDisk)).toEqual([])
  })

  it('the table of flows has a section for each flow', () => {
    const headings = flowsOf(page).sections.map(({ heading }) => heading)
    expect(headings).toEqual([
      'Preflight and login',
      'Leading on by itself',
      'Passwordless',
      'Social and SSO',
      'Passkeys',
      'After the password',
      'Second factor',
      'Step-up',
      'Sign-up',
      'Activation and invitation',
      'Passwords and recovery',
      'Phone numbers',
      'Unlock and impersonation',
      'Log-out',
      'Hosted login',
      'Native',
      'Routes',
      'Start-up',
      'Preview',
      'Entities',
      'Validation',
      'The portal',
      'Roles and permissions',
      'Calls',
      'Error catalogue',
      'Constants',
      'Billing',
      'The server of an application',
    ])
  })
})

describe('a table of flows', () => {
  it('passes if each row has its test', () => {
    const text = table('| it opens | `a.test.ts` | opens |', '| it opens each | `a.test.ts` | opens %s |')
    expect(flowsWrong(text, read)).toEqual([])
  })

  it('fails at a title that no test has', () => {
    expect(flowsWrong(table('| it opens | `a.test.ts` | open |'), read)).toEqual([
      'line 5: a.test.ts has no test "open"',
    ])
  })

  it('fails at a file that does not exist', () => {
    expect(flowsWrong(table('| it opens | `b.test.ts` | opens |'), read)).toEqual(['line 5: b.test.ts does not exist'])
  })

  it('fails at a repeated row', () => {
    const row = '| it opens | `a.test.ts` | opens |'
    expect(flowsWrong(table(row, row), read)).toEqual(['line 6 is there twice'])
  })

  it('fails without rows, unless it is marked as not built', () => {
    expect(flowsWrong(table(), read)).toEqual(['One has no rows'])
    expect(flowsWrong('## One\n\n_Not built yet._\n', read)).toEqual([])
  })

  it('fails if it is marked as not built and has rows', () => {
    const text = `${table('| it opens | `a.test.ts` | opens |')}\n_Not built yet._\n`
    expect(flowsWrong(text, read)).toEqual(['One has rows and says that it is not built'])
  })

  it('fails at a row that cannot be read', () => {
    expect(flowsWrong(table('| it opens | a.test.ts | opens |', '| x | `a.test.ts` | opens |'), read)).toEqual([
      'line 5 is no row of the form | sentence | `file` | title |',
    ])
  })
})

describe('a sentence', () => {
  const sources: Readonly<Record<string, string>> = {
    'test/e2e/a.ts':
      "export const one = { title: 'opens' }\nexport const two = { title: 'closes',\n  everyTime: true }",
    'test/e2e/c.test.ts': "it('opens', oneIn(3), () => {})",
  }
  const sampled = (...rows: string[]) => onlySampled(table(...rows), (path) => sources[path] ?? null)

  it('a sentence fails if a run may leave its only test out, a scenario', () => {
    expect(sampled('| it opens | `test/e2e/a.ts` | opens |')).toEqual(['One: it opens'])
  })

  it.each([
    '| it opens | `a.test.ts` | opens |',
    '| it opens | `test/e2e/c.test.ts` | opens |',
    '| it closes | `test/e2e/a.ts` | closes |',
  ])('passes with a test that always runs: %s', (row) => {
    expect(sampled(row)).toEqual([])
  })

  it('passes if one of its tests always runs', () => {
    expect(sampled('| it opens | `test/e2e/a.ts` | opens |', '| it opens | `a.test.ts` | opens |')).toEqual([])
  })
})

describe('the tests that run every time, by a table', () => {
  const isRequired = requiredTests(
    table(
      '| it opens | `a.test.ts` | opens %s (at once), by $hour |',
      '| it closes | `b.test.ts` | closes $' + '{at} |',
    ),
  )

  it('a required test is found by path and title, with any values in the placeholders', () => {
    expect(isRequired('a.test.ts', 'opens 1.5* (at once), by noon')).toBe(true)
    expect(isRequired('b.test.ts', 'closes now')).toBe(true)
  })

  it('a test of another file or another title is not required', () => {
    expect(isRequired('b.test.ts', 'opens 1 (at once), by noon')).toBe(false)
    expect(isRequired('a.test.ts', 'opens 1 at once, by noon')).toBe(false)
  })
})

describe('the tests of a sentence with several', () => {
  const row = (sentence: string, path: string) => `| ${sentence} | \`${path}\` | opens |`
  const [plain, screen, browser] = ['headless/a.test.ts', 'ui-kit/a.test.tsx', 'test/e2e/a.test.ts']
  const required = (...rows: string[]) => {
    const isRequired = requiredTests(table(...rows))
    return [plain, screen, browser].filter((path) => isRequired(path, 'opens'))
  }

  it('only the tests without a screen are required if there are such', () => {
    expect(required(row('it opens', browser), row('it opens', plain), row('it opens', screen))).toEqual([plain])
  })

  it('the tests with a screen are required before those in a browser', () => {
    expect(required(row('it opens', browser), row('it opens', screen))).toEqual([screen])
  })

  it('a test in a browser is required if it is the only one', () => {
    expect(required(row('it opens', browser), row('it closes', screen))).toEqual([screen, browser])
  })
})

describe('the titles in a file', () => {
  it('the titles in a file are those of its tests and scenarios, as written', () => {
    expect([...titlesIn('a.test.ts', planted)]).toEqual(['opens', 'opens %s', `closes at ${'$'}{hour}`])
  })

  it('exclude those in a comment or a string', () => {
    expect([...titlesIn('a.test.ts', "// it('opens', () => {})\nconst text = \"it('opens')\"")]).toEqual([])
  })

  it('include tests that run under a condition', () => {
    expect([...titlesIn('a.test.ts', "it.runIf(true)('runs', () => {})\nit.skip('is left out', () => {})")]).toEqual([
      'runs',
      'is left out',
    ])
  })
})
