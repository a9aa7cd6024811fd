import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { node, peers } from './peers.ts'

it('the versions that init needs are those of the packages', () => {
  const manifests = ['headless', 'ui-kit'].map((folder): Manifest => {
    return JSON.parse(readFileSync(new URL(`../../../../${folder}/package.json`, import.meta.url), 'utf8'))
  })
  const [hooks, kit] = manifests
  expect(peers).toEqual({ ...hooks?.peerDependencies, ...kit?.peerDependencies })
  for (const { engines } of manifests) expect(engines.node).toBe(node)
})

interface Manifest {
  readonly peerDependencies: Readonly<Record<string, string>>
  readonly engines: { readonly node: string }
}
