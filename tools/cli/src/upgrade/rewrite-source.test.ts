import { describe, expect, it } from 'vitest'
import type { NewNames, Table } from './new-names.ts'
import { rewriteSource } from './rewrite-source.ts'

const mode = { texts: { Force: 'always', DontForce: 'never' } }
const policy: NewNames = { members: { enforceMode: { to: 'mode', ...mode } } }
const link: NewNames = {
  members: {
    retry: { to: 'resend' },
    calls: { members: { retry: { to: 'resend' } } },
    value: policy,
    rows: { elements: policy },
    save: { argument: policy },
    addGroup: { byHand: 'use useGroup({ id })' },
  },
}
const table: Table = {
  useLink: { result: link },
  useOld: { to: 'useNew', result: link },
  OldRow: { to: 'Row', isType: true },
  LinkActions: { isType: true, members: { retry: { to: 'resend' } } },
  Policy: { isType: true, ...policy },
  Mode: { isType: true, ...mode },
  LinkState: { moved: { '@portico/headless': '@portico/headless/features/link' }, isType: true },
}
const rewrite = (text: string, path = 'src/app.tsx') =>
  rewriteSource(path, text, { tables: { '@portico/headless': table }, isMentioned: () => true })
const after = (text: string, path?: string) => rewrite(text, path).change?.after ?? text
const head = `import { useLink } from '@portico/headless'\n`
/** The text of an application behind the import of `useLink`. */
const body = (text: string) => after(head + text).slice(head.length)
const byHand = (text: string) => rewrite(head + text).byHand.map(({ line, text: said }) => `${line} ${said}`)

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

describe('what is given to an action gets the new names', () => {
  it.each([
    [`save({ enforceMode: 'Force' })`, `save({ mode: 'always' })`],
    [
      `save({ ...value, enforceMode: isOn ? 'Force' : 'DontForce' })`,
      `save({ ...value, mode: isOn ? 'always' : 'never' })`,
    ],
    [`save({ 'enforceMode': "Force" })`, `save({ 'mode': "always" })`],
    [`save({ enforceMode: value.enforceMode ?? 'Force' })`, `save({ mode: value.mode ?? 'always' })`],
    [`save({ enforceMode: isOn && 'Force' })`, `save({ mode: isOn && 'always' })`],
    ['save({ ...(value ?? {}) })', 'save({ ...(value ?? {}) })'],
    [
      `const mode = value?.enforceMode ?? 'DontForce'\nmode === 'DontForce'`,
      `const mode = value?.mode ?? 'never'\nmode === 'never'`,
    ],
    [`;(value.enforceMode || ('DontForce' as Mine)) !== 'Force'`, `;(value.mode || ('never' as Mine)) !== 'always'`],
    [`;(isOn ? value.enforceMode : 'Force') === 'Force'`, `;(isOn ? value.mode : 'always') === 'always'`],
    [`'Force' === (a ? 'Force' : b ? null : value.enforceMode)`, `'always' === (a ? 'always' : b ? null : value.mode)`],
    [`const { enforceMode = 'Force' } = value`, `const { mode: enforceMode = 'always' } = value`],
    [
      `const { enforceMode: own = 'Force' } = value ?? { enforceMode: 'DontForce' }`,
      `const { mode: own = 'always' } = value ?? { mode: 'never' }`,
    ],
    [`const one = useLink().value ?? value\none.enforceMode`, `const one = useLink().value ?? value\none.mode`],
    ['if (own || value) value.enforceMode', 'if (own || value) value.mode'],
    ['value.enforceMode === useLink().value.enforceMode', 'value.mode === useLink().value.mode'],
    [`save({ enforceMode: 'Other' } as const)`, `save({ mode: 'Other' } as const)`],
    [`value.enforceMode === 'Force'`, `value.mode === 'always'`],
    [`switch (value.enforceMode) { case 'Force': }`, `switch (value.mode) { case 'always': }`],
    [`other({ enforceMode: 'Force' })`, `other({ enforceMode: 'Force' })`],
  ])('%j becomes %j', (text, expected) => {
    const start = 'const { save, value } = useLink()\n'
    expect(body(start + text)).toBe(start + expected)
    expect(byHand(start + text)).toEqual([])
  })
})

describe('what has a type of ours gets the new names', () => {
  it.each([
    ['function f({ retry }: LinkActions) {}', 'function f({ resend: retry }: LinkActions) {}'],
    [
      'const f = (link: Readonly<LinkActions>) => link.retry()',
      'const f = (link: Readonly<LinkActions>) => link.resend()',
    ],
    [`type R = LinkActions['retry']`, `type R = LinkActions['resend']`],
    [`type R = Pick<LinkActions, 'retry' | 'stay'>`, `type R = Pick<LinkActions, 'resend' | 'stay'>`],
    [
      'type Mine = LinkActions & { a: 1 }\nconst f = (mine: Mine) => mine.retry()',
      'type Mine = LinkActions & { a: 1 }\nconst f = (mine: Mine) => mine.resend()',
    ],
    [
      'interface Mine extends LinkActions {}\nconst f = ({ retry }: Mine) => retry()',
      'interface Mine extends LinkActions {}\nconst f = ({ resend: retry }: Mine) => retry()',
    ],
    [`const policy: Policy = { enforceMode: 'Force' }`, `const policy: Policy = { mode: 'always' }`],
    [`const policy = { enforceMode: 'Force' } satisfies Policy`, `const policy = { mode: 'always' } satisfies Policy`],
    [
      `const made = (given: Partial<Policy>): Policy => ({ enforceMode: 'Force', ...given })\nmade({}).enforceMode`,
      `const made = (given: Partial<Policy>): Policy => ({ mode: 'always', ...given })\nmade({}).mode`,
    ],
    [
      `function made(): Policy { return { enforceMode: 'Force' } }`,
      `function made(): Policy { return { mode: 'always' } }`,
    ],
    [
      `({ enforceMode = 'Force' }: Policy) => enforceMode === 'Force'`,
      `({ mode: enforceMode = 'always' }: Policy) => enforceMode === 'always'`,
    ],
    [
      `([{ enforceMode } = { enforceMode: 'Force' }]: Policy[]) => 0`,
      `([{ mode: enforceMode } = { mode: 'always' }]: Policy[]) => 0`,
    ],
    [`(t: Mode) => t === 'Force'`, `(t: Mode) => t === 'always'`],
    [`const t: Mode | null = 'Force'`, `const t: Mode | null = 'always'`],
    [
      `type Mine = Omit<LinkActions, 'retry'> & { retry: () => void }\n;(x: Mine) => x.retry()`,
      `type Mine = Omit<LinkActions, 'resend'> & { retry: () => void }\n;(x: Mine) => x.retry()`,
    ],
    [`(x: Pick<LinkActions, 'retry'>) => x.retry()`, `(x: Pick<LinkActions, 'resend'>) => x.resend()`],
    [
      'type Tree = Policy | Tree[]\n;(tree: Tree) => tree.map((one) => void one.enforceMode)',
      'type Tree = Policy | Tree[]\n;(tree: Tree) => tree.map((one) => void one.mode)',
    ],
    [`type R = ReturnType<typeof useLink>['retry']`, `type R = ReturnType<typeof useLink>['resend']`],
  ])('%j becomes %j', (text, expected) => {
    const start = `import { type LinkActions, type Mode, type Policy, useLink } from '@portico/headless'\n`
    expect(after(start + text)).toBe(start + expected)
    expect(rewrite(start + text).byHand).toEqual([])
  })
})

describe('a type is followed by the name of its module', () => {
  it.each([
    ['(x: P.LinkActions) => x.retry()', '(x: P.LinkActions) => x.resend()'],
    [`type R = P.LinkActions['retry']`, `type R = P.LinkActions['resend']`],
    [`type R = ReturnType<typeof P.useLink>['retry']`, `type R = ReturnType<typeof P.useLink>['resend']`],
    [
      `(x: import('@portico/headless').LinkActions) => x.retry()`,
      `(x: import('@portico/headless').LinkActions) => x.resend()`,
    ],
    [
      `type R = ReturnType<typeof import('@portico/headless').useLink>['retry']`,
      `type R = ReturnType<typeof import('@portico/headless').useLink>['resend']`,
    ],
  ])('%j becomes %j', (text, expected) => {
    for (const start of [`import * as P from '@portico/headless'\n`, `import P = require('@portico/headless')\n`]) {
      expect(after(start + text, 'src/app.ts')).toBe(start + expected)
      expect(rewrite(start + text, 'src/app.ts').byHand).toEqual([])
    }
  })

  it('and listed where it leaves the file', () => {
    const text = `import * as P from '@portico/headless'\ninterface Props { link: P.LinkActions }\n`
    expect(rewrite(text).byHand).toEqual([
      expect.objectContaining({ line: 2, text: expect.stringContaining('retry is resend') }),
    ])
  })
})

it('aliases that name each other twice are read in time', () => {
  const aliases = Array.from({ length: 60 }, (_, at) => `type A${at + 1} = A${at} | A${at}[]`)
  const text = [`import { type Policy as A0 } from '@portico/headless'`, ...aliases, '(x: A60) => x.enforceMode'].join(
    '\n',
  )
  expect(after(text)).toContain('x.mode')
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

describe('what cannot be decided is listed by its line', () => {
  it.each([
    ['const link = useLink();\n<Row link={link} />', '3 link: has new names where it is read: retry is resend'],
    ['const useMine = () => useLink()', '2 useLink(): has new names'],
    ['const link = useLink()\nexport { link }', '3 link: has new names'],
    ['const link = useLink()\nlink[name]()', '3 link[name]: has new names'],
    ['const { [name]: act } = useLink()', '2 [name]: act: has new names'],
    [
      'const { save } = useLink()\nsave(policy)',
      `3 policy: has new names where it is made: enforceMode is mode, 'Force' is 'always'`,
    ],
    ['const { addGroup } = useLink()', '2 addGroup: addGroup: use useGroup({ id })'],
    [`vi.mock('@portico/headless', () => ({ useOld: () => null }))`, '2 useOld: is useNew'],
    [
      `vi.mock('@portico/headless', () => ({ useLink: () => ({ retry: vi.fn() }) }))`,
      '2 useLink: has new names where it is mocked: retry is resend',
    ],
    [`jest.mock('@portico/headless', mocks)`, '2 mocks: has new names where it is made: '],
    ['(useLink as Mock).mockReturnValue({ retry })', '2 (useLink as Mock).mockReturnValue: has new names'],
    [
      'const one = isLink ? useLink() : groups\none.retry()',
      '2 useLink(): has new names where it is read: retry is resend',
    ],
    ['const one = useLink() ?? groups\none.retry()', '2 useLink(): has new names'],
    [
      `const { value } = useLink()\nconst mode = value.enforceMode ?? preset\nmode === 'Force'`,
      `3 value.enforceMode: has new names`,
    ],
    ['const { value: { enforceMode = preset } } = useLink()', '2 preset: has new names where it is made'],
    [
      `const { save } = useLink()\nsave({ enforceMode: preset ?? 'Force' })`,
      '3 preset: has new names where it is made',
    ],
  ])('%j', (text, expected) => {
    expect(byHand(text)).toEqual([expect.stringContaining(expected)])
  })
})

it.each([
  ['const one = isLink ? useLink() : groups\none.retry()', 'one.retry()'],
  [`const { value } = useLink()\nconst mode = value.enforceMode ?? preset\nmode === 'Force'`, `mode === 'Force'`],
])('%j keeps what may be of another origin', (text, kept) => {
  expect(body(text)).toContain(kept)
})

describe('a type with an own member of the old name is listed, and the member stays', () => {
  it.each([
    [
      `type Mine = LinkActions & { retry: () => void }`,
      '2 LinkActions: has new names where it is read: retry is resend',
    ],
    [`interface Own { retry(): void }\ntype Mine = Own | LinkActions`, '3 LinkActions: has new names'],
    [`interface Mine extends LinkActions { retry(): void }`, '2 LinkActions: has new names'],
    [`type Mine = Omit<LinkActions, Keys>`, '2 Omit<LinkActions, Keys>: has new names'],
  ])('%j', (text, expected) => {
    const { change, byHand } = rewrite(
      `import type { LinkActions } from '@portico/headless'\n${text}\n;(x: Mine) => x.retry()`,
    )
    expect(change).toBeNull()
    expect(byHand.map(({ line, text: said }) => `${line} ${said}`)).toEqual([expect.stringContaining(expected)])
  })
})

it('arms with different new names for one member are each listed, and nothing is renamed', () => {
  const both = (to: string) => ({ result: { members: { assign: { to } } } })
  const text = `import { useA, useB } from '@portico/headless'\nconst one = isA ? useA() : useB()\none.assign()`
  const { change, byHand } = rewriteSource('a.ts', text, {
    tables: { '@portico/headless': { useA: both('addUser'), useB: both('addMany') } },
    isMentioned: () => true,
  })
  expect(change).toBeNull()
  expect(byHand.map(({ text: said }) => said)).toEqual([
    'useA(): has new names where it is read: assign is addUser',
    'useB(): has new names where it is read: assign is addMany',
  ])
})

it('a class of a type is listed', () => {
  const { byHand } = rewrite(
    `import type { LinkActions } from '@portico/headless'\nclass Mine implements LinkActions { retry() {} }`,
  )
  expect(byHand).toEqual([
    expect.objectContaining({ text: 'LinkActions: has new names where it is made: retry is resend' }),
  ])
})

describe('an object never has one name twice', () => {
  it.each([
    ['const policy: Policy = { enforceMode: own, mode: 1 }', ['enforceMode: own: the object would have mode twice']],
    [
      `const both: Both = { create() {}, update() {} }`,
      ['create() {}: the object would have save twice', 'update() {}: the object would have save twice'],
    ],
  ])('%j', (text, expected) => {
    const both: NewNames = { members: { create: { to: 'save' }, update: { to: 'save' } } }
    const { change, byHand } = rewriteSource('a.ts', `import type { Both, Policy } from '@portico/headless'\n${text}`, {
      tables: { '@portico/headless': { ...table, Both: { isType: true, ...both } } },
      isMentioned: () => true,
    })
    expect(change).toBeNull()
    expect(byHand.map(({ text: said }) => said)).toEqual(expected)
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
