import { describe, expect, it } from 'vitest'
import { after, rewrite } from '../../test/upgrade/rewrite.ts'

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

it('a class of a type is listed', () => {
  const { byHand } = rewrite(
    `import type { LinkActions } from '@portico/headless'\nclass Mine implements LinkActions { retry() {} }`,
  )
  expect(byHand).toEqual([
    expect.objectContaining({ text: 'LinkActions: has new names where it is made: retry is resend' }),
  ])
})
