import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packages } from '../../scripts/house/package-entries.mjs'
import { root } from '../../scripts/reference/pages.mjs'
import { publicPackages } from '../../scripts/release/parts.mjs'
import { changesWrong } from './changes.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const manifests = publicPackages(root).map(({ manifest }) => manifest)
const names = manifests.map(({ name }) => name)
const files = readdirSync(join(root, '.changeset'))
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ path: `.changeset/${file}`, text: read(`.changeset/${file}`) }))

describe('the files of changes', () => {
  it('each file of a change can be read and names published packages', () => {
    expect(changesWrong(files, names)).toEqual([])
  })

  it('all packages are released with one version', () => {
    const { fixed } = JSON.parse(read('.changeset/config.json'))
    expect(fixed.map((together: readonly string[]) => [...together].sort())).toEqual([[...names].sort()])
    expect(new Set(manifests.map(({ version }) => version)).size).toBe(1)
  })

  it('a peer of ours accepts each minor of its package, because its next minor would be a major otherwise', () => {
    const peers = manifests.flatMap(({ peerDependencies = {} }) =>
      Object.entries(peerDependencies).filter(([name]) => names.includes(name)),
    )
    const [major] = (manifests[0]?.version ?? '').split('.')
    expect(peers).toContainEqual(['@portico/headless', `${major}.x`])
    expect(peers.filter(([, range]) => range !== `${major}.x`)).toEqual([])
  })

  it('what a package depends on is a range, so that an application has one copy; React Aria stays within a minor, and what a server signs in with is one version', () => {
    const ranges = manifests.flatMap(({ dependencies = {} }) => Object.entries(dependencies))
    expect(ranges.length).toBeGreaterThan(10)
    const sizes = ranges.map(([name, range]) => [name, sizeOf(name), /^[~^]?/.exec(range)?.[0]])
    expect(sizes.filter(([, wanted, found]) => wanted !== found)).toEqual([])
  })
})

describe('the file of a change', () => {
  const faults = (text: string) => changesWrong([{ path: 'a.md', text }], ['@portico/headless'])

  it('a change with a package, a size and a sentence passes', () => {
    expect(faults('---\n"@portico/headless": minor\n---\n\nDoors open.\n')).toEqual([])
  })

  it('a change of an unknown package fails', () => {
    expect(faults('---\n"@portico/doors": minor\n---\n\nDoors open.\n')).toEqual([
      'a.md: @portico/doors is not published here',
    ])
  })

  it('a change of an unknown size fails', () => {
    expect(faults('---\n"@portico/headless": small\n---\n\nDoors open.\n')).toEqual([
      'a.md: @portico/headless has the size small, which is none of patch, minor, major',
    ])
  })

  it('a change without a sentence fails', () => {
    expect(faults('---\n"@portico/headless": patch\n---\n')).toEqual([
      'a.md: needs a sentence for those who use the packages',
    ])
  })

  it.each([
    ['Doors open.\n', 'needs the packages between two lines of ---'],
    ['---\n\n---\n\nDoors open.\n', 'names no package'],
    ['---\n"@portico/headless: minor\n---\n\nDoors open.\n', 'the packages are not YAML'],
  ])('a change without readable packages fails: %j', (text, fault) => {
    expect(faults(text)).toEqual([`a.md: ${fault}`])
  })
})

describe('the version', () => {
  it('no source of the packages writes the version of a package but the generated one', () => {
    const versions = new RegExp(`@portico/[a-z-]+@\\d|['"\`]${manifests[0]?.version.replaceAll('.', '\\.')}['"\`]`)
    const sources = packages.flatMap((folder) =>
      readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|test-d)\.tsx?$/.test(path))
        .map((path) => `${folder}/src/${path}`),
    )
    expect(sources.filter((path) => versions.test(read(path)))).toEqual(['headless/src/http/version.gen.ts'])
  })

  it('the generated version is that of package.json', () => {
    expect(read('headless/src/http/version.gen.ts')).toContain(`'@portico/headless@${manifests[0]?.version}'`)
  })
})

function sizeOf(name: string): string {
  if (name === 'oauth4webapi') return ''
  return /react-aria|react-stately/.test(name) ? '~' : '^'
}
