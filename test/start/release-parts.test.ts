import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { inOrder, lackingToPublish, notesOf, publicPackages } from '../../scripts/release/parts.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

const made = (name: string, changelog = '', more: object = {}) => ({
  folder: name,
  manifest: { name, version: '1.2.0', ...more },
  changelog,
})

describe('a release', () => {
  it('the public packages are in the order of their dependencies', () => {
    const names = publicPackages(root).map(({ manifest }) => manifest.name)
    expect(names).toEqual(
      expect.arrayContaining(['@portico/headless', '@portico/ui-kit', '@portico/emulator', '@portico/cli']),
    )
    expect(names.indexOf('@portico/ui-kit')).toBeGreaterThan(names.indexOf('@portico/headless'))
    expect(names.indexOf('@portico/cli')).toBeGreaterThan(names.indexOf('@portico/emulator'))
  })

  it('packages that need each other are all there', () => {
    const a = made('a', '', { dependencies: { b: '1' } })
    const b = made('b', '', { peerDependencies: { a: '1' } })
    expect(inOrder([a, b])).toHaveLength(2)
  })

  it('the notes have each entry of the version once, and what breaks first', () => {
    const log = (...rows: string[]) =>
      `# p\n\n## 1.2.0\n\n### Minor Changes\n\n${rows.map((row) => `- ${row}`).join('\n')}\n\n## 1.1.0\n\n- abcdef1: Old.\n`
    const text = notesOf(
      [
        made('a', log('abcdef1: Both of\n  two lines.', 'Updated dependencies\n  - b@1')),
        made('b', log('abcdef1: Both of\n  two lines.', '1234567: **Breaking.** Gone.')),
      ],
      '1.2.0',
    )
    expect(text).toBe(
      '# 1.2.0\n\n## Breaking\n\n- **Breaking.** Gone. (b)\n\n## Changes\n\n- Both of two lines. (a, b)\n',
    )
  })

  it('a package that lacks something for provenance is named', () => {
    const ready = {
      license: 'MIT',
      homepage: 'https://a.test',
      repository: 'x',
      publishConfig: { access: 'public', provenance: true },
    }
    expect(lackingToPublish({ name: 'a', version: '1.0.0', ...ready })).toEqual([])
    expect(lackingToPublish({ name: 'a', version: '1.0.0' })).toHaveLength(5)
    expect(lackingToPublish({ name: 'a', version: '1.0.0', ...ready, homepage: 'https://portico.example' })).toEqual([
      expect.stringContaining('no homepage'),
    ])
  })

  it('each public package has its settings of a publication', () => {
    const lacking = publicPackages(root).flatMap(({ manifest }) => lackingToPublish(manifest))
    expect(lacking.filter((text) => !/repository|homepage/.test(text))).toEqual([])
  })
})
