import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { packages } from '../../scripts/house/package-entries.mjs'
import { specifiersIn } from '../../scripts/house/specifiers.mjs'
import { dependentTests, featureOf } from '../../scripts/test/dependent-tests.mjs'

const manifest = (name: string) =>
  JSON.stringify({ name, exports: { './users': { default: './dist/features/portal/users/index.js' } } })
const files: Readonly<Record<string, string>> = {
  'headless/package.json': manifest('@portico/headless'),
  ...Object.fromEntries(
    packages
      .filter((folder) => folder !== 'headless')
      .map((folder) => [`${folder}/package.json`, JSON.stringify({ name: folder, exports: {} })]),
  ),
  'headless/src/core/lists/list.ts': 'export const list = 1',
  'headless/src/features/portal/users/index.ts': "export { users } from './feature.ts'",
  'headless/src/features/portal/users/feature.ts': "import { list } from '../../../core/lists/list.ts'",
  'headless/src/features/portal/users/rows.test.ts': "it('has rows', () => {})",
  'headless/src/features/portal/groups/feature.test.ts': "import { list } from '../../../core/lists/list.ts'",
  'ui-kit/src/screens/portal/users/section.tsx': "import {\n  useUsers,\n} from '@portico/headless/users'",
  'ui-kit/src/screens/portal/users/section.test.tsx': "import { AdminPortal } from '../shell/admin-portal.tsx'",
  'ui-kit/src/screens/portal/shell/admin-portal.tsx': "const load = () => import('../users/section.tsx')",
  'ui-kit/src/screens/portal/shell/admin-portal.test.tsx': "import { AdminPortal } from './admin-portal.tsx'",
  'providers/emulator/src/users/list.test.ts': "it('lists users', () => {})",
  'providers/emulator/src/users/area.ts': 'export const users = 1',
  'providers/emulator/src/state/areas.ts': "import { users } from '../users/area.ts'",
  'providers/emulator/src/state/state.ts': "import { areas } from './areas.ts'",
  'providers/emulator/src/calls/dispatch.test.ts': "import { state } from '../state/state.ts'",
  'headless/src/http/contract.gen.ts': 'export interface Contract {}',
  'headless/src/http/api.test.ts': "import type { Contract } from './contract.gen.ts'",
  'headless/src/client/client.test.ts': "import { type Contract } from '../http/contract.gen.ts'",
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
        'providers/emulator/src/users/list.test.ts',
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

  it('a change of types runs the tests of its folder alone', () => {
    expect(testsAfter('headless/src/http/contract.gen.ts')).toEqual({
      near: ['headless/src/http/api.test.ts'],
      far: [],
    })
  })

  it('a change of an area of the emulator runs its own tests, and a change of their list runs all', () => {
    expect(testsAfter('providers/emulator/src/users/area.ts').far).toEqual([])
    expect(testsAfter('providers/emulator/src/users/area.ts').near).toContain(
      'providers/emulator/src/users/list.test.ts',
    )
    expect(testsAfter('providers/emulator/src/state/areas.ts').far).toEqual([
      'providers/emulator/src/calls/dispatch.test.ts',
    ])
  })

  it('a change of a document runs no test', () => {
    expect(testsAfter('docs/session.md')).toEqual({ near: [], far: [] })
  })
})

describe('the imports of a source', () => {
  it('imports and exports count, also over several lines; an import on demand does not', () => {
    const source =
      "import './a.ts'\nimport {\n  B,\n} from './b.ts'\nexport * from './c.ts'\nconst d = () => import('./d.ts')\n"
    expect(specifiersIn(source)).toEqual(['./a.ts', './b.ts', './c.ts'])
  })

  it.each([
    "import type { A } from './a.ts'",
    "import type A from './a.ts'",
    "export type * from './a.ts'",
    "import { type A, type B } from './a.ts'",
    "export {\n  type A,\n  type B,\n} from './a.ts'",
  ])('an import of types does not: %s', (source) => {
    expect(specifiersIn(source)).toEqual([])
  })

  it.each([
    "import { type A, b } from './a.ts'",
    "import A, { type B } from './a.ts'",
    "import { typeOf } from './a.ts'",
    "import {} from './a.ts'",
  ])('an import that also loads the module counts: %s', (source) => {
    expect(specifiersIn(source)).toEqual(['./a.ts'])
  })
})

describe('the feature of a file', () => {
  it.each([
    ['headless/src/features/portal/webhooks/feature.ts', 'webhooks'],
    ['headless/src/features/login/flow.ts', 'login'],
    ['ui-kit/src/screens/portal/webhooks/parts/row.tsx', 'webhooks'],
    ['providers/emulator/src/webhooks/deliveries.ts', 'webhooks'],
    ['headless/src/core/slice.ts', null],
  ])('the feature of %s is %s', (path, feature) => {
    expect(featureOf(path)).toBe(feature)
  })
})
