import { describe, expect, it } from 'vitest'
import { body, byHand, table } from '../../test/upgrade/rewrite.ts'
import type { NewNames } from './new-names.ts'
import { rewriteSource } from './rewrite-source.ts'

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
