import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { oldestNode as doctorNode } from '../../tools/cli/src/doctor/checks/installation.ts'
import { node as initNode } from '../../tools/cli/src/init/peers.ts'
import { oldestNode, packagesTooNew } from './locked-packages.ts'
import { everything } from './project.ts'
import { root } from './source.ts'

const manifest = everything.find(({ path }) => path === 'package.json')
const node = oldestNode(manifest ?? { path: 'package.json', text: '{}' })
/** The lock files of what runs here. Those of peers are bundled, and measured. */
const locks = everything.filter(({ path }) => /(?:^|\/)package-lock\.json$/.test(path) && !path.includes('/bench/'))

describe('the locked packages', () => {
  it('support the oldest Node that the project supports', () => {
    expect(node).toBe('20.19.0')
    expect(locks.length).toBeGreaterThan(4)
    expect(locks.flatMap((lock) => packagesTooNew(lock, node))).toEqual([])
  })

  it('that Node is the same wherever it is written', () => {
    const manifests = everything.filter(({ path }) =>
      /^(?:headless|ui-kit|providers\/[^/]+|tools\/[^/]+)\/package\.json$/.test(path),
    )
    expect(manifests.length).toBeGreaterThan(5)
    expect(manifests.filter((one) => oldestNode(one) !== node).map(({ path }) => path)).toEqual([])
    expect(readFileSync(join(root, '.nvmrc'), 'utf8').trim()).toBe(node)
    expect(`${doctorNode} ${initNode}`).toBe(`${node} >=20.19`)
  })

  it.each(['>=22', '^22.12.0 || >=24', '>=20.19.1', '^20.20'])('a package that needs Node %s is reported', (range) => {
    expect(packagesTooNew(lockWith({ node: range }), node)).toHaveLength(1)
  })

  it.each(['>=20', '^20.19.0 || >=22.12.0', '18 || 20 || >=22', '*'])(
    'a package that needs Node %s is not',
    (range) => {
      expect(packagesTooNew(lockWith({ node: range }), node)).toEqual([])
    },
  )

  it('a package without engines, or with a list of them, is not reported', () => {
    expect(packagesTooNew(lockWith(undefined), node)).toEqual([])
    expect(packagesTooNew(lockWith(['node >= 0.4.0']), node)).toEqual([])
  })
})

function lockWith(engines: unknown) {
  return {
    path: 'package-lock.json',
    text: JSON.stringify({ packages: { 'node_modules/a': { version: '1.0.0', engines } } }),
  }
}
