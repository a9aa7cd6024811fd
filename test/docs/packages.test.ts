import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../scripts/reference/pages.mjs'
import { packagesOf } from './packages.ts'

const rows = packagesOf(readFileSync(join(root, 'docs/architecture.md'), 'utf8'))

describe('the table of packages', () => {
  it('the table of packages has a row for each package that is shipped or expected beside it', () => {
    const named = new Set(rows.map(({ name }) => name))
    expect(
      ['headless', 'ui-kit', 'providers/emulator', 'providers/openid']
        .flatMap(packagesUsedBy)
        .filter((name) => !named.has(name)),
    ).toEqual([])
  })

  it('names a place that imports the package', () => {
    expect(rows.length).toBeGreaterThan(25)
    expect(rows.filter(({ name, place }) => !new RegExp(`['"]${name}['"/]`).test(textBelow(place)))).toEqual([])
  })

  it('names tests that exist', () => {
    const paths = rows.flatMap(({ heldBy }) => heldBy)
    expect(paths.filter((path) => !exists(path))).toEqual([])
  })
})

describe('a row of the table of packages', () => {
  it('a row of the table of packages has a package, a place and its tests', () => {
    const text = '\n## Packages in use\n\n| `doors` | doors | `ui-kit/door.tsx` | `test/e2e`, `npm run lint` |\n'
    expect(packagesOf(text)).toEqual([{ name: 'doors', place: 'ui-kit/door.tsx', heldBy: ['test/e2e'] }])
  })
})

/** The packages of others that an installed package uses, optional ones included. */
function packagesUsedBy(folder: string): readonly string[] {
  const { dependencies = {}, peerDependencies = {} } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  ) as Readonly<Record<string, Readonly<Record<string, string>>>>
  return Object.keys({ ...dependencies, ...peerDependencies }).filter((name) => !name.startsWith('@portico/'))
}

/** If there is a file or folder of that path; its last part may be a glob with one star. */
function exists(path: string): boolean {
  const [start = '', end = ''] = basename(path).split('*')
  if (!path.includes('*')) return existsSync(join(root, path))
  return readdirSync(join(root, dirname(path))).some((name) => name.startsWith(start) && name.endsWith(end))
}

/** The text of a file, or of the files in a folder. */
function textBelow(place: string): string {
  const path = join(root, place)
  if (!existsSync(path)) return ''
  if (statSync(path).isFile()) return readFileSync(path, 'utf8')
  return readdirSync(path)
    .filter((name) => statSync(join(path, name)).isFile())
    .map((name) => readFileSync(join(path, name), 'utf8'))
    .join('\n')
}
