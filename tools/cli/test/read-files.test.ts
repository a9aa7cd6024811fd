import { chmodSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { runCommand } from '../src/run-command.ts'
import { type Folder, openFolder } from './init/open-folder.ts'

let folder: Folder
beforeEach(() => {
  folder = openFolder({})
})
afterEach(() => folder.remove())

const source = `import { useAuth } from '@frontegg/react'\n`
const plain = {
  'package.json': '{ "dependencies": { "@frontegg/react": "7", "react": "19" } }',
  'src/app.jsx': source,
}

const read = (path: string) => folder.text(path) ?? ''

async function run() {
  const lines: string[] = []
  const output = { print: (text: string) => lines.push(text), printError: (text: string) => lines.push(text) }
  const code = await runCommand(['migrate', '--from', 'frontegg', folder.path], output)
  return { code, text: lines.join('\n') }
}

it('folders of sources are read, whatever their name is, and made ones are not', async () => {
  const files = ['src/build/a.jsx', 'src/out/a.jsx', 'src/logs/a.jsx', 'build/a.jsx']
  folder.write({ ...plain, ...Object.fromEntries(files.map((path) => [path, source])), 'dist/a.js': source })
  folder.write({ '.gitignore': '\uFEFFdist/\nLogs/\nfolder/\n', 'src/.gitignore/odd': '' })
  await run()
  for (const path of files) expect(read(path), path).toContain('@portico/compat-frontegg')
  expect(read('dist/a.js')).toBe(source)
})

it('without a .gitignore, what tools make beside a package.json is left', async () => {
  folder.write({ ...plain, 'build/a.js': source, 'packages/a/package.json': '{}', 'packages/a/dist/a.js': source })
  await run()
  expect([read('build/a.js'), read('packages/a/dist/a.js')]).toEqual([source, source])
})

it('a film of any size is no reason to end', async () => {
  folder.write({ ...plain, 'film.mp4': '', 'large.mp4': '', 'src/large.js': '' })
  truncateSync(join(folder.path, 'film.mp4'), 600 * 2 ** 20)
  truncateSync(join(folder.path, 'large.mp4'), 3 * 2 ** 30)
  truncateSync(join(folder.path, 'src/large.js'), 3 * 2 ** 30)
  const { code, text } = await run()
  expect([code, read('src/app.jsx')]).toEqual([1, expect.stringContaining('@portico/')])
  expect(text).toContain('  src/large.js:1  left: it is too large')
  expect(text).not.toContain('mp4')
  expect(JSON.parse(read('package.json')).dependencies).toHaveProperty('@frontegg/react')
})

it.runIf(process.getuid?.() !== 0)('files and folders that cannot be read are listed', async () => {
  folder.write({ ...plain, 'src/closed.jsx': source, 'data/a.js': source })
  chmodSync(join(folder.path, 'src/closed.jsx'), 0)
  chmodSync(join(folder.path, 'data'), 0)
  const { code, text } = await run()
  chmodSync(join(folder.path, 'data'), 0o755)
  expect([code, read('src/app.jsx')]).toEqual([1, expect.stringContaining('@portico/')])
  for (const path of ['src/closed.jsx', 'data/']) expect(text).toContain(`  ${path}:1  left: it cannot be read`)
})

it('a source that the parser has no room for is left and listed, and its package stays', async () => {
  const deep = `${source}const a = ${Array(20_000).fill("'x'").join(' +\n ')}\n`
  folder.write({ ...plain, 'src/deep.js': deep })
  const { code, text } = await run()
  expect([code, read('src/deep.js')]).toEqual([1, deep])
  expect(text).toContain('  src/deep.js:1  left: it cannot be parsed')
  expect(JSON.parse(read('package.json')).dependencies).toHaveProperty('@frontegg/react')
})

it('a package stays as long as a file of another folder gets it from there', async () => {
  folder.write({
    'package.json': '{ "workspaces": ["*"] }',
    'web/package.json': '{ "dependencies": { "@frontegg/react": "7", "react": "19" } }',
    'web/app.jsx': source,
    'shared/package.json': '{ "peerDependencies": { "react": "19" } }',
    'shared/conflict.js': `<<<<<<< HEAD\n${source}`,
    'own/package.json': '{ "dependencies": { "@frontegg/nextjs": "9", "react": "19" } }',
    'own/conflict.js': `<<<<<<< HEAD\nimport '@frontegg/nextjs'\n`,
  })
  await run()
  expect(JSON.parse(read('web/package.json')).dependencies).toHaveProperty('@frontegg/react')
  folder.write({ 'shared/conflict.js': '' })
  await run()
  expect(JSON.parse(read('web/package.json')).dependencies).not.toHaveProperty('@frontegg/react')
})
