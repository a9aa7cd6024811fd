import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { dependentTests, featureOf, specifiersIn } from '../../scripts/dependent-tests.mjs'

const manifest = (name: string) =>
  JSON.stringify({ name, exports: { './users': { default: './dist/features/portal/users/index.js' } } })
const files: Readonly<Record<string, string>> = {
  'headless/package.json': manifest('@portico/headless'),
  'ui-kit/package.json': JSON.stringify({ name: '@portico/ui-kit', exports: {} }),
  'test/emulator/package.json': JSON.stringify({ name: '@portico/emulator', exports: {} }),
  'tools/compat-frontegg/package.json': JSON.stringify({ name: '@portico/compat-frontegg', exports: {} }),
  'headless/src/core/lists/list.ts': 'export const list = 1',
  'headless/src/features/portal/users/index.ts': "export { users } from './feature.ts'",
  'headless/src/features/portal/users/feature.ts': "import { list } from '../../../core/lists/list.ts'",
  'headless/src/features/portal/users/rows.test.ts': "it('has rows', () => {})",
  'headless/src/features/portal/groups/feature.test.ts': "import { list } from '../../../core/lists/list.ts'",
  'ui-kit/src/screens/portal/users/section.tsx': "import {\n  useUsers,\n} from '@portico/headless/users'",
  'ui-kit/src/screens/portal/users/section.test.tsx': "import { AdminPortal } from '../shell/admin-portal.tsx'",
  'ui-kit/src/screens/portal/shell/admin-portal.tsx': "const load = () => import('../users/section.tsx')",
  'ui-kit/src/screens/portal/shell/admin-portal.test.tsx': "import { AdminPortal } from './admin-portal.tsx'",
  'test/emulator/src/users/list.test.ts': "it('lists users', () => {})",
}
const root = mkdtempSync(join(tmpdir(), 'portico-dependents-'))
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
afterAll(() => rmSync(root, { recursive: true }))
const testsAfter = (...changed: string[]) => dependentTests(root, Object.keys(files), changed)

describe('the tests that depend on a change', () => {
  it('a change of a feature runs its tests in each layer', () => {
    expect(testsAfter('headless/src/features/portal/users/feature.ts')).toEqual({
      near: [
        'headless/src/features/portal/users/rows.test.ts',
        'ui-kit/src/screens/portal/users/section.test.tsx',
        'test/emulator/src/users/list.test.ts',
      ],
      far: [],
    })
  })

  it('a change of a shared module runs all tests that import it at any depth', () => {
    expect(testsAfter('headless/src/core/lists/list.ts').far).toEqual([
      'headless/src/features/portal/groups/feature.test.ts',
    ])
    expect(testsAfter('ui-kit/src/screens/portal/shell/admin-portal.tsx')).toEqual({
      near: ['ui-kit/src/screens/portal/shell/admin-portal.test.tsx'],
      far: ['ui-kit/src/screens/portal/users/section.test.tsx'],
    })
  })

  it('a changed test runs, and a removed file runs the tests beside it', () => {
    const tests = ['headless/src/features/portal/groups/feature.test.ts']
    expect(testsAfter('headless/src/features/portal/groups/feature.test.ts').near).toEqual(tests)
    expect(testsAfter('headless/src/features/portal/groups/removed.ts').near).toEqual(tests)
  })

  it('a change of a document runs no test', () => {
    expect(testsAfter('docs/session.md')).toEqual({ near: [], far: [] })
  })
})

describe('the imports of a source', () => {
  it('imports and exports count, also over several lines; an import on demand does not', () => {
    const source =
      "import './a.ts'\nimport type {\n  B,\n} from './b.ts'\nexport * from './c.ts'\nconst d = () => import('./d.ts')\n"
    expect(specifiersIn(source)).toEqual(['./a.ts', './b.ts', './c.ts'])
  })
})

describe('the feature of a file', () => {
  it.each([
    ['headless/src/features/portal/webhooks/feature.ts', 'webhooks'],
    ['headless/src/features/login/flow.ts', 'login'],
    ['ui-kit/src/screens/portal/webhooks/parts/row.tsx', 'webhooks'],
    ['test/emulator/src/webhooks/deliveries.ts', 'webhooks'],
    ['headless/src/core/slice.ts', null],
  ])('the feature of %s is %s', (path, feature) => {
    expect(featureOf(path)).toBe(feature)
  })
})
