import { describe, expect, it } from 'vitest'
import { after, body, byHand, head, rewrite } from '../../test/upgrade/rewrite.ts'

describe('an import gets the new name', () => {
  it.each([
    [`import { useOld } from '@portico/headless'\nuseOld()`, `import { useNew } from '@portico/headless'\nuseNew()`],
    [
      `import { useOld } from "@portico/headless/link";\nuseOld();`,
      `import { useNew } from "@portico/headless/link";\nuseNew();`,
    ],
    [
      `import { useOld as mine } from '@portico/headless'\nmine()`,
      `import { useNew as mine } from '@portico/headless'\nmine()`,
    ],
    [
      `import { useOld } from '@portico/headless'\nconst useNew = 1\nuseOld()`,
      `import { useNew as useOld } from '@portico/headless'\nconst useNew = 1\nuseOld()`,
    ],
    [
      `import { OldRow } from '@portico/headless'\nexport const rows = { OldRow }`,
      `import { Row } from '@portico/headless'\nexport const rows = { OldRow: Row }`,
    ],
    [
      `import { useOld } from '@portico/headless'\nexport { useOld }`,
      `import { useNew } from '@portico/headless'\nexport { useNew as useOld }`,
    ],
    [`export { useOld } from '@portico/headless'`, `export { useNew as useOld } from '@portico/headless'`],
    [`export { useOld as mine } from '@portico/headless'`, `export { useNew as mine } from '@portico/headless'`],
    [
      `import type { OldRow } from '@portico/headless'\ntype Mine = OldRow[]`,
      `import type { Row } from '@portico/headless'\ntype Mine = Row[]`,
    ],
    [
      `import * as P from '@portico/headless'\nconst { retry } = P.useOld()\ntype R = P.OldRow`,
      `import * as P from '@portico/headless'\nconst { resend: retry } = P.useNew()\ntype R = P.Row`,
    ],
    [`type R = import('@portico/headless').OldRow`, `type R = import('@portico/headless').Row`],
    [
      `const { useOld } = require('@portico/headless')\nuseOld().retry()`,
      `const { useNew: useOld } = require('@portico/headless')\nuseOld().resend()`,
    ],
    [
      `const { useOld } = await import('@portico/headless')`,
      `const { useNew: useOld } = await import('@portico/headless')`,
    ],
  ])('%j becomes %j', (text, expected) => {
    expect(after(text)).toBe(expected)
    expect(rewrite(text).byHand).toEqual([])
  })
})

describe('a name that moved is imported from where it is', () => {
  it.each([
    [
      `import type { LinkState } from '@portico/headless'\n`,
      `import type { LinkState } from '@portico/headless/features/link'\n`,
    ],
    [
      `import { useLink, type LinkState } from '@portico/headless'\n`,
      `import { useLink } from '@portico/headless'\nimport { type LinkState } from '@portico/headless/features/link'\n`,
    ],
    [
      `export type { LinkState, OldRow } from '@portico/headless'\n`,
      `export type { LinkState } from '@portico/headless/features/link'\nexport type { Row as OldRow } from '@portico/headless'\n`,
    ],
  ])('%j becomes %j', (text, expected) => {
    expect(after(text)).toBe(expected)
  })

  it('an entry that still exports it is left', () => {
    const text = `import type { LinkState } from '@portico/headless/features/link'\n`
    expect(after(text)).toBe(text)
  })
})

describe('what is read of a hook gets the new names', () => {
  it.each([
    ['const { retry } = useLink()\nretry()', 'const { resend: retry } = useLink()\nretry()'],
    ['const { retry: again } = useLink()', 'const { resend: again } = useLink()'],
    [`const { 'retry': again } = useLink()`, `const { 'resend': again } = useLink()`],
    ['const { retry = () => {} } = useLink()', 'const { resend: retry = () => {} } = useLink()'],
    ['const { calls: { retry } } = useLink()', 'const { calls: { resend: retry } } = useLink()'],
    ['const { calls } = useLink()\ncalls.retry.error', 'const { calls } = useLink()\ncalls.resend.error'],
    ['const { calls, ...rest } = useLink()\nrest.retry()', 'const { calls, ...rest } = useLink()\nrest.resend()'],
    ['const link = useLink()\nlink.retry()', 'const link = useLink()\nlink.resend()'],
    ['const link = useLink()\nlink?.retry?.()', 'const link = useLink()\nlink?.resend?.()'],
    [`const link = useLink()\nlink['retry']()`, `const link = useLink()\nlink['resend']()`],
    ['const link = useLink()\nconst { retry } = link', 'const link = useLink()\nconst { resend: retry } = link'],
    ['useLink().retry()', 'useLink().resend()'],
    ['const link = (useLink() as Mine)!\nlink.retry()', 'const link = (useLink() as Mine)!\nlink.resend()'],
    ['const retry = useLink((link) => link.retry)', 'const retry = useLink((link) => link.resend)'],
    ['const retry = useLink(({ retry }) => retry)', 'const retry = useLink(({ resend: retry }) => retry)'],
    [
      'const calls = useLink({ id }, (l) => l.calls)\ncalls.retry',
      'const calls = useLink({ id }, (l) => l.calls)\ncalls.resend',
    ],
    [
      'const link = useLink();\n<button onClick={link.retry} />',
      'const link = useLink();\n<button onClick={link.resend} />',
    ],
    [
      'const link = useLink()\nuseEffect(() => link.retry(), [link])',
      'const link = useLink()\nuseEffect(() => link.resend(), [link])',
    ],
    ['const { value } = useLink()\nif (value) value.enforceMode', 'const { value } = useLink()\nif (value) value.mode'],
  ])('%j becomes %j', (text, expected) => {
    expect(body(text)).toBe(expected)
    expect(byHand(text)).toEqual([])
  })

  it.each([
    ['const { rows } = useLink()\nrows.map((row) => row.enforceMode === "Force")', 'row.mode === "always"'],
    ['const { rows } = useLink()\nfor (const { enforceMode } of rows) {}', '{ mode: enforceMode } of rows'],
    ['const { rows } = useLink()\nrows.find(({ id }) => id)?.enforceMode', '?.mode'],
    ['const { rows } = useLink()\nrows[0].enforceMode', 'rows[0].mode'],
    [
      'const { rows } = useLink()\nrows.filter(Boolean).map((row) => row.enforceMode === "x")',
      '(row) => row.mode === "x"',
    ],
  ])('the elements of a list in %j', (text, expected) => {
    expect(body(text)).toContain(expected)
    expect(byHand(text)).toEqual([])
  })
})

describe('what is the own of an application stays', () => {
  it.each([
    'function f({ retry }) { retry() }\nconst { save } = useLink()',
    'const link = useLink()\nfunction f(link) { link.retry() }',
    'const link = useLink()\n{ const link = { retry() {} }; link.retry() }',
    'function useLink2() { return { retry() {} } }\nuseLink2().retry()',
    '// useLink().retry()\nconst text = "useLink().retry()"\nconst other = `retry`',
    '<Row retry="retry">retry</Row>',
    'const query = useQuery()\nquery.retry()',
    'const own = { retry: 1 }\nown.retry',
    'const link = useLink()\nlink.toString()\nlink.constructor',
  ])('%j', (text) => {
    expect(body(text)).toBe(text)
    expect(byHand(text)).toEqual([])
  })

  it.each([
    `import { useLink } from './own'\nuseLink().retry()`,
    `import { useLink } from '@portico/other'\nuseLink().retry()`,
    `import { useLink } from '@portico/headless-of-mine'\nuseLink().retry()`,
    `import { useLink } from '@portico/headless'\nfunction f(useLink) { useLink().retry() }`,
  ])('%j', (text) => {
    expect(rewrite(text)).toEqual({ change: null, byHand: [] })
  })
})

it('line ends stay, and so does everything else', () => {
  const text = `${head}\r\n/* a */ const  { retry }=useLink( ) ;\r\n\r\n\tretry( )\r\n`
  expect(after(text)).toBe(text.replace('{ retry }', '{ resend: retry }'))
})

it('a file with errors of syntax is left', () => {
  const text = `${head}const { retry = useLink()\n`
  const left = [{ path: 'src/app.tsx', line: 1, text: 'left: the file has errors of syntax' }]
  expect(rewrite(text)).toEqual({ change: null, byHand: left })
})

it('a file of JavaScript, a module of Node and a text that is deeply nested are read', () => {
  expect(after(`${head}useLink().retry()`, 'a.js')).toContain('.resend()')
  expect(after(`${head}useLink().retry()`, 'a.mts')).toContain('.resend()')
  const deep = `${head}const a = ${'('.repeat(500)}useLink()${')'.repeat(500)}.retry\n`
  expect(after(deep)).toContain('.resend')
})

it('a second run finds nothing', () => {
  const text = `import { type LinkState, useOld } from '@portico/headless'\nconst { retry, value } = useOld()\nvalue.enforceMode === 'Force'\n`
  const once = after(text)
  expect(once).not.toBe(text)
  expect(rewrite(once)).toEqual({ change: null, byHand: [] })
})
