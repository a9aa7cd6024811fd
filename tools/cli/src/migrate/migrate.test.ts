import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { runCommand } from '../run-command.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-migrate-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const manifest = {
  name: 'shop',
  dependencies: { '@frontegg/react': '^7.0.0', axios: '^1.0.0', react: '^17.0.0' },
  devDependencies: { jest: '^29.0.0' },
}

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
}

async function run(...args: readonly string[]) {
  const lines: string[] = []
  const output = { print: (text: string) => lines.push(text), printError: (text: string) => lines.push(text) }
  const code = await runCommand(['migrate', ...args], output)
  return { code, text: lines.join('\n') }
}

const read = (path: string) => readFile(join(folder, path), 'utf8')

it('an application is rewritten: sources, package.json and the module resolution', async () => {
  await write({
    'package.json': `${JSON.stringify(manifest, null, '\t')}\n`,
    'tsconfig.json': '{\n  // of the template\n  "compilerOptions": { "moduleResolution": "node" }\n}\n',
    'src/app.jsx': `import { useAuth } from '@frontegg/react'\n`,
    'src/other.js': `export const other = 'left'\n`,
    'node_modules/@frontegg/react/index.js': `require('@frontegg/react')`,
  })
  const { code, text } = await run('--from', 'frontegg', folder)
  expect(code).toBe(0)
  expect(text).toContain('3 files changed')
  expect(await read('src/app.jsx')).toBe(`import { useAuth } from '@portico/compat-frontegg'\n`)
  expect(await read('tsconfig.json')).toContain(
    '// of the template\n  "compilerOptions": { "moduleResolution": "bundler" }',
  )
  const written = await read('package.json')
  expect(written).toContain('\n\t"dependencies"')
  expect(Object.keys(JSON.parse(written).dependencies)).toEqual([
    '@portico/compat-frontegg',
    '@portico/headless',
    '@portico/ui-kit',
    'axios',
    'react',
  ])
  expect(await read('node_modules/@frontegg/react/index.js')).toContain('@frontegg/react')
  expect(text).toMatch(/package\.json:6 {2}The kit needs React 18 or 19/)
  expect(text).toMatch(/package\.json:9 {2}Jest has to compile/)
})

it('a second run finds nothing', async () => {
  await write({
    'package.json': JSON.stringify(manifest),
    'src/app.jsx': `import { useAuth } from '@frontegg/react'\n`,
  })
  await run('--from', 'frontegg', folder)
  const { code, text } = await run('--from', 'frontegg', folder)
  expect(code).toBe(0)
  expect(text).toBe('No file imports a package of Frontegg.')
})

it('a dry run prints the difference and writes nothing', async () => {
  const source = `import { useAuth } from '@frontegg/react'\nimport { useLoginState } from '@frontegg/react'\n`
  await write({ 'src/app.tsx': source })
  const { text } = await run('--from', 'frontegg', '--dry', folder)
  expect(await read('src/app.tsx')).toBe(source)
  expect(text).toContain(`-import { useAuth } from '@frontegg/react'\n`)
  expect(text).toContain(`+import { useAuth } from '@portico/compat-frontegg'\n`)
  expect(text).toContain('1 file would change. Nothing was written.')
  expect(text).toContain('  src/app.tsx:2  useLoginState: use useLogin()')
})

const source = `import { useAuth } from '@frontegg/react'\n`
const plain = { 'package.json': JSON.stringify(manifest, null, 2), 'src/app.jsx': source }

it('byte order marks and line ends stay', async () => {
  const windows = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`
  await write(plain)
  await run('--from', 'frontegg', folder)
  const expected = [await read('package.json'), await read('src/app.jsx')].map(windows)
  await write({ 'package.json': windows(plain['package.json']), 'src/app.jsx': windows(source) })
  const { code } = await run('--from', 'frontegg', folder)
  expect(code).toBe(0)
  expect([await read('package.json'), await read('src/app.jsx')]).toEqual(expected)
})

it('a file that is not UTF-8 is left and listed, and its package stays', async () => {
  const latin = Buffer.from(`const a = 'Gr\xfc\xdfe'\n${source}`, 'latin1')
  const utf16 = Buffer.from(`\uFEFF${source}`, 'utf16le')
  await write(plain)
  await writeFile(join(folder, 'src/latin.js'), latin)
  await writeFile(join(folder, 'src/wide.js'), utf16)
  const { code, text } = await run('--from', 'frontegg', folder)
  expect(code).toBe(1)
  expect(text).toContain('  src/latin.js:1  left: it is not UTF-8')
  expect(text).toContain('  src/wide.js:1  left: it is not UTF-8')
  expect(await readFile(join(folder, 'src/latin.js'))).toEqual(latin)
  expect(await readFile(join(folder, 'src/wide.js'))).toEqual(utf16)
  expect(JSON.parse(await read('package.json')).dependencies).toMatchObject({
    '@frontegg/react': '^7.0.0',
    '@portico/compat-frontegg': expect.any(String),
  })
})

it('rows, figures and the order of package.json stay', async () => {
  const text = `{
  "a": 1.0,
  "dependencies": {
    "zod": "3",
    "@portico/emulator": "workspace:*",
    "@frontegg/react": "^7.0.0",
    "@portico/headless": "file:../headless",
    "axios": "^1.0.0"
  }
}
`
  await write({ 'package.json': text.replace('"axios"', '"react": "19",\n    "axios"'), 'src/app.jsx': source })
  await run('--from', 'frontegg', folder)
  const rows = Object.entries(JSON.parse(await read('package.json')).dependencies)
  expect(rows.map(([name]) => name).filter((name) => !/compat|ui-kit/.test(name))).toEqual([
    'zod',
    '@portico/emulator',
    '@portico/headless',
    'react',
    'axios',
  ])
  expect(Object.fromEntries(rows)).toMatchObject({
    '@portico/emulator': 'workspace:*',
    '@portico/headless': 'file:../headless',
  })
  expect(await read('package.json')).toContain('"a": 1.0')
})

it('a package that a file still imports stays, and so does a server', async () => {
  const server = { name: 'api', dependencies: { '@frontegg/client': '5', '@frontegg/rest-api': '7', express: '5' } }
  const api = `const { ContextHolder, FronteggApiClient } = require('@frontegg/rest-api')\nrequire('@frontegg/client')\n`
  const web = { ...manifest, dependencies: { ...manifest.dependencies, '@frontegg/ai-sdk': '1' } }
  await write({
    'api/package.json': JSON.stringify(server, null, 2),
    'api/index.js': api,
    'web/package.json': JSON.stringify(web, null, 2),
    'web/src/app.jsx': `${source}import { agent } from '@frontegg/ai-sdk'\n`,
  })
  const { text } = await run('--from', 'frontegg', folder)
  expect([await read('api/package.json'), await read('api/index.js')]).toEqual([JSON.stringify(server, null, 2), api])
  expect(text).toContain('  api/index.js:1  stays: its package has no React')
  const names = Object.keys(JSON.parse(await read('web/package.json')).dependencies)
  expect([names.includes('@frontegg/ai-sdk'), names.includes('@frontegg/react')]).toEqual([true, false])
})

it('the package of a workspace is added to the package.json that had the former one', async () => {
  await write({
    ...plain,
    'apps/web/package.json': '{ "name": "web" }',
    'apps/web/app.jsx': source,
    'src/app.jsx': '',
  })
  await run('--from', 'frontegg', folder)
  expect(await read('apps/web/package.json')).toBe('{ "name": "web" }')
  expect(await read('package.json')).toContain('@portico/compat-frontegg')
})

it('every other file that names a package is listed', async () => {
  await write({
    ...plain,
    'package.json': JSON.stringify({ ...manifest, overrides: { '@frontegg/types': '7' } }, null, 2),
    'src/page.mdx': `# Page\n\nimport { useAuth } from '@frontegg/react'\n`,
    'src/page.vue': `<script>\n${source}</script>\n`,
    'tsconfig.json': '{ "compilerOptions": { "paths": {\n "@frontegg/react": ["./own"] } } }',
    'vite.config.js': `export default { resolve: { alias: { '@frontegg/react': './own' } } }\n`,
    'README.md': 'With @frontegg/react.\n',
  })
  const { text } = await run('--from', 'frontegg', folder)
  for (const place of ['src/page.mdx:3', 'src/page.vue:2', 'tsconfig.json:2', 'vite.config.js:1', 'package.json:12']) {
    expect(text).toContain(`  ${place}  names @frontegg/`)
  }
  expect(text).not.toContain('README.md')
  expect(JSON.parse(await read('package.json')).dependencies).toHaveProperty('@frontegg/react')
})

it('what a run that was ended left beside a file names no package', async () => {
  await write({ ...plain, 'src/.gone.jsx.1073741824.portico-new': source })
  const { text } = await run('--from', 'frontegg', folder)
  expect(text).not.toContain('gone')
  expect(JSON.parse(await read('package.json')).dependencies).not.toHaveProperty('@frontegg/react')
})

it('a folder that is named counts, even if a repository around it ignores the folder', async () => {
  await write({
    '.git/HEAD': '',
    '.gitignore': 'made/\n',
    'made/package.json': plain['package.json'],
    'made/a.jsx': source,
  })
  await run('--from', 'frontegg', join(folder, 'made'))
  expect(await read('made/a.jsx')).toContain('@portico/compat-frontegg')
})

it('what git ignores, what tools make and what is minified is left', async () => {
  await write({
    ...plain,
    '.gitignore': 'generated/\n!src/generated/\n',
    'generated/a.js': source,
    'src/generated/a.js': source,
    '.output/server.js': source,
    '.yarn/releases/yarn.cjs': source,
    'storybook-static/a.js': source,
    'public/app.min.js': source,
  })
  const { text } = await run('--from', 'frontegg', folder)
  for (const path of [
    'generated/a.js',
    '.output/server.js',
    '.yarn/releases/yarn.cjs',
    'storybook-static/a.js',
    'public/app.min.js',
  ])
    expect(await read(path)).toBe(source)
  expect(await read('src/generated/a.js')).toContain('@portico/compat-frontegg')
  expect(text).toContain('public/app.min.js:1  left: it is minified')
})

it.each([
  [
    'a package.json that is no JSON',
    { 'package.json': '{ "dependencies": { "@frontegg/react": "7", } }' },
    'package.json: it cannot be read as JSON. Nothing was written.',
  ],
])('with %s nothing is written', async (_, files, sentence) => {
  await write({ ...plain, ...files })
  const { code, text } = await run('--from', 'frontegg', folder)
  expect([code, text]).toEqual([1, sentence])
  expect(await read('src/app.jsx')).toBe(source)
})

it('a folder that does not exist ends with 2 and one sentence', async () => {
  const { code, text } = await run('--from', 'frontegg', join(folder, 'none'))
  expect([code, text]).toEqual([2, `There is no folder ${join(folder, 'none')}.`])
})

it('of members with one key, the one that programs read is changed', async () => {
  const rows = (range: string) => `"dependencies": {\n    "@frontegg/react": "${range}",\n    "react": "19"\n  }`
  const options = (resolution: string) => `"compilerOptions": { "moduleResolution": "${resolution}" }`
  await write({
    'package.json': `{\n  ${rows('6')},\n  ${rows('7')}\n}\n`,
    'src/app.jsx': source,
    'tsconfig.json': `{ ${options('bundler')}, ${options('node')} }`,
  })
  const { text } = await run('--from', 'frontegg', folder)
  expect(Object.keys(JSON.parse(await read('package.json')).dependencies)).toEqual([
    '@portico/compat-frontegg',
    '@portico/headless',
    '@portico/ui-kit',
    'react',
  ])
  expect(await read('package.json')).toContain(rows('6'))
  expect(text).toContain('  package.json:3  names @frontegg/react: change it by hand')
  expect(await read('tsconfig.json')).toBe(`{ ${options('bundler')}, ${options('bundler')} }`)
})

it('a configuration that cannot be read as JSON is left and listed', async () => {
  const config = '{ "compilerOptions": { "moduleResolution": "node" "module": "esnext" } }'
  await write({ ...plain, 'tsconfig.json': config })
  const { code, text } = await run('--from', 'frontegg', folder)
  expect([code, await read('tsconfig.json')]).toEqual([1, config])
  expect(text).toContain('  tsconfig.json:1  left: it cannot be read as JSON')
})

it('a configuration of CommonJS keeps its module resolution, and is listed', async () => {
  const config = '{ "compilerOptions": { "module": "commonjs", "moduleResolution": "node" } }'
  await write({ ...plain, 'tsconfig.json': config })
  const { text } = await run('--from', 'frontegg', folder)
  expect(await read('tsconfig.json')).toBe(config)
  expect(text).toContain('tsconfig.json:1  moduleResolution "node" reads no exports')
})

it.each([
  ['no SDK', []],
  ['an unknown SDK', ['--from', 'other']],
  ['an unknown option', ['--from', 'frontegg', '--fast']],
  ['two folders', ['--from', 'frontegg', 'a', 'b']],
])('%s is refused with the usage', async (_, args) => {
  const { code, text } = await run(...args)
  expect(code).toBe(2)
  expect(text).toContain('Usage: portico migrate')
})
