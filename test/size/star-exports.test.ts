import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { exportByModule, exportTypesByModule } from '../../scripts/build/star-exports.mjs'
import { weighByEsbuild } from './esbuild-bundle.mjs'

const built = {
  'index.js': [
    'import { form } from "./form.js";',
    'import { large } from "./large.js";',
    'import { late } from "./late.js";',
    'export { form as LoginForm, large, late };',
  ],
  'form.js': ['const form = () => import("./late.js")', 'const inner = 1', 'export { form, inner };'],
  'large.js': [`const large = () => ${JSON.stringify('large '.repeat(50))}`, 'export { large };'],
  'late.js': ['import { large } from "./large.js"', 'const late = () => large()', 'export { late };'],
}

describe('a public module that exports what others declare', () => {
  let folder: string
  let dist: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'portico-stars-'))
    dist = join(folder, 'node_modules', 'toolbox')
    write('package.json', ['{ "name": "toolbox", "type": "module", "sideEffects": false, "exports": "./index.js" }'])
    for (const [path, lines] of Object.entries(built)) write(path, lines)
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const imports = { toolbox: ['LoginForm'] }

  it('esbuild loads a module with the entry that only a later part uses, if the public module exports it by name', async () => {
    const { modules } = await weighByEsbuild({ imports }, folder)
    expect(modules).toContain('toolbox/large.js')
  })

  it('esbuild loads what the application imports alone, if the public module exports by star', async () => {
    exportByModule(dist)
    const { modules } = await weighByEsbuild({ imports }, folder)
    expect(modules.toSorted()).toEqual(['entry.js', 'toolbox/form.js'])
  })

  it('the public module exports the same names as before', async () => {
    const names = async (query: string) => Object.keys(await import(pathToFileURL(join(dist, 'index.js')).href + query))
    const before = await names('?before')
    exportByModule(dist)
    expect(await names('?after')).toEqual(before)
    expect(before).toEqual(['LoginForm', 'large', 'late'])
  })

  it('two public modules that export different parts of a module have a module for each part', async () => {
    write('inner.js', [
      'import { inner } from "./form.js";',
      'import { late } from "./late.js";',
      'export { inner, late };',
    ])
    exportByModule(dist)
    expect([read('form.public.js'), read('form.public2.js')]).toEqual([
      'export { form as LoginForm } from "./form.js"\n',
      'export { inner } from "./form.js"\n',
    ])
    expect(read('inner.js')).toBe('export * from "./form.public2.js"\nexport * from "./late.js"\n')
  })

  it('declarations are exported by star or by name, and a class of which only the type is public by name', () => {
    write('index.d.ts', [
      'import { Form } from "./form.js";',
      'import { Large } from "./large.js";',
      'import { Late } from "./late.js";',
      'export { type Form, type Large, type Late };',
    ])
    write('form.d.ts', ['interface Form {}', 'export { Form };'])
    write('large.d.ts', ['declare class Large {}', 'export { Large };'])
    write('late.d.ts', ['type Late = 1', 'type Inner = 2', 'export { Late, Inner };'])
    exportTypesByModule(dist)
    expect(read('index.d.ts').trim().split('\n')).toEqual([
      'export * from "./form.js"',
      'export { type Large } from "./large.js"',
      'export { type Late } from "./late.js"',
    ])
  })

  it('a public module with code of its own stays as it is', () => {
    write('own.js', ['import { late } from "./late.js";', 'const own = late();', 'export { late, own };'])
    exportByModule(dist)
    expect(read('own.js')).toContain('const own = late();')
    expect(existsSync(join(dist, 'late.public.js'))).toBe(false)
  })

  function write(path: string, lines: readonly string[]) {
    mkdirSync(dirname(join(dist, path)), { recursive: true })
    writeFileSync(join(dist, path), `${lines.join('\n')}\n`)
  }

  function read(path: string): string {
    return readFileSync(join(dist, path), 'utf8')
  }
})
