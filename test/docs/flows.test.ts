import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { flowsOf, flowsWrong, onlySampled, titlesIn } from './flows.ts'
import { root } from './pages.ts'

const page = readFileSync(join(root, 'docs/flows.md'), 'utf8')
const onDisk = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null)
const planted =
  "it('opens', () => {})\nit.each(['a'])('opens %s', () => {})\n" +
  `export const one = { title: \`closes at ${'$'}{hour}\` }`
const read = (path: string) => (path === 'a.test.ts' ? planted : null)
const table = (...rows: string[]) => ['## One', '', '| SPEC | test | title |', '|---|---|---|', ...rows, ''].join('\n')

describe('the table of flows', () => {
  it('names a test of exactly that title for each sentence', () => {
    expect(flowsWrong(page, onDisk)).toEqual([])
  })

  it('names a test that runs every time for each sentence', () => {
    expect(onlySampled(page, onDisk)).toEqual([])
  })

  it('has a part for each flow', () => {
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
      'Roles and permissions',
      'Calls',
      'Error catalogue',
      'Constants',
    ])
  })
})

describe('a table of flows', () => {
  it('is right where each row has its test', () => {
    const text = table('| it opens | `a.test.ts` | opens |', '| it opens each | `a.test.ts` | opens %s |')
    expect(flowsWrong(text, read)).toEqual([])
  })

  it('is caught with a title that no test has', () => {
    expect(flowsWrong(table('| it opens | `a.test.ts` | open |'), read)).toEqual([
      'line 5: a.test.ts has no test "open"',
    ])
  })

  it('is caught with a file that does not exist', () => {
    expect(flowsWrong(table('| it opens | `b.test.ts` | opens |'), read)).toEqual(['line 5: b.test.ts does not exist'])
  })

  it('is caught with the same row twice', () => {
    const row = '| it opens | `a.test.ts` | opens |'
    expect(flowsWrong(table(row, row), read)).toEqual(['line 6 is there twice'])
  })

  it('is caught without rows, unless it says that nothing is built', () => {
    expect(flowsWrong(table(), read)).toEqual(['One has no rows'])
    expect(flowsWrong('## One\n\n_Not built yet._\n', read)).toEqual([])
  })

  it('is caught saying that nothing is built beside its rows', () => {
    const text = `${table('| it opens | `a.test.ts` | opens |')}\n_Not built yet._\n`
    expect(flowsWrong(text, read)).toEqual(['One has rows and says that it is not built'])
  })

  it('is caught with a row that cannot be read', () => {
    expect(flowsWrong(table('| it opens | a.test.ts | opens |', '| x | `a.test.ts` | opens |'), read)).toEqual([
      'line 5 is no row of the form | sentence | `file` | title |',
    ])
  })
})

describe('a sentence', () => {
  const sources: Readonly<Record<string, string>> = {
    'test/e2e/a.ts':
      "export const one = { title: 'opens' }\nexport const two = { title: 'closes',\n  everyTime: true }",
    'test/e2e/b.test.ts': "oneIn(3)\nit('opens', () => {})",
    'test/e2e/c.test.ts': "it('opens', () => {})",
  }
  const sampled = (...rows: string[]) => onlySampled(table(...rows), (path) => sources[path] ?? null)

  it.each(['| it opens | `test/e2e/a.ts` | opens |', '| it opens | `test/e2e/b.test.ts` | opens |'])(
    'is caught where a run may leave its only test out: %s',
    (row) => expect(sampled(row)).toEqual(['One: it opens']),
  )

  it.each([
    '| it opens | `a.test.ts` | opens |',
    '| it opens | `test/e2e/c.test.ts` | opens |',
    '| it closes | `test/e2e/a.ts` | closes |',
  ])('is shown every time by %s', (row) => {
    expect(sampled(row)).toEqual([])
  })

  it('is shown every time if one of its tests is', () => {
    expect(sampled('| it opens | `test/e2e/a.ts` | opens |', '| it opens | `a.test.ts` | opens |')).toEqual([])
  })
})

describe('the titles in a file', () => {
  it('are those of its tests and scenarios, as they are written', () => {
    expect([...titlesIn('a.test.ts', planted)]).toEqual(['opens', 'opens %s', `closes at ${'$'}{hour}`])
  })

  it('are none that stand in a comment or a text', () => {
    expect([...titlesIn('a.test.ts', "// it('opens', () => {})\nconst text = \"it('opens')\"")]).toEqual([])
  })

  it('are those of tests that run under a condition', () => {
    expect([...titlesIn('a.test.ts', "it.runIf(true)('runs', () => {})\nit.skip('is left out', () => {})")]).toEqual([
      'runs',
      'is left out',
    ])
  })
})
