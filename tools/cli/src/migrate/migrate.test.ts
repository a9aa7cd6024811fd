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
