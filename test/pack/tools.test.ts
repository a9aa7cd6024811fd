import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { describe, expect, it } from 'vitest'
import { buildWhatIsStale } from '../../scripts/build/fresh-build.mjs'
import { tools } from '../../scripts/house/package-entries.mjs'
import { templates } from '../../tools/create-portico/src/templates.ts'
import { pack } from './packed.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

buildWhatIsStale(tools)

/** Bytes of an unpacked command. */
const mostBytes = { 'tools/cli': 222_000, 'tools/create-portico': 200_000 }

describe.each(tools)('the packed %s', (folder) => {
  const { files, size, tarball } = pack(folder)

  it('a command holds its program, README and license, and no tests', () => {
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json', 'dist/cli.js']))
    const own = files.filter((file) => !file.startsWith('dist/templates/'))
    const expected = /^(?:dist\/.+\.js|bin\/.+\.js|package\.json|README\.md|LICENSE)$/
    expect(own.filter((file) => !expected.test(file) || /\.test\./.test(file))).toEqual([])
  })

  it('a command takes no more of a disk than it may', () => {
    expect(size).toBeLessThan(mostBytes[folder])
  })

  it('a command has no message from publint', async () => {
    const { messages, pkg } = await publint({ pack: { tarball: new Uint8Array(tarball).buffer }, strict: true })
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([])
  })
})

it('the packed create-portico holds every file of every template, and its list names all templates', () => {
  const names = templates.map(({ id }) => id)
  expect(readdirSync(join(root, 'examples/templates')).sort()).toEqual([...names].sort())
  const packed = pack('tools/create-portico').files.filter((file) => file.startsWith('dist/templates/'))
  for (const name of names) {
    const manifest = JSON.parse(readFileSync(join(root, 'examples/templates', name, 'package.json'), 'utf8'))
    expect(manifest.name).toBe(`portico-template-${name}`)
    for (const file of ['_gitignore', '.env.example', 'README.md', 'package.json', 'tsconfig.json']) {
      expect(packed).toContain(`dist/templates/${name}/${file}`)
    }
  }
})
