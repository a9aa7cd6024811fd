import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isStale, scriptsOf } from '../../scripts/build/fresh-build.mjs'
import { packages, tools } from '../../scripts/house/package-entries.mjs'
import { root } from '../../scripts/reference/pages.mjs'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portico-'))
  const target = { types: './dist/index.d.ts', default: './dist/index.js' }
  write('package.json', 10, JSON.stringify({ exports: { '.': target, './package.json': './package.json' } }))
  write('src/part/one.ts', 10)
  write('src/index.ts', 10)
  write('dist/index.js', 20)
  write('dist/index.d.ts', 20)
  for (const path of ['src/part', 'src']) touch(path, 10)
})

afterEach(() => rmSync(folder, { recursive: true }))

function write(path: string, seconds: number, text = '') {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
  touch(path, seconds)
}

function touch(path: string, seconds: number) {
  utimesSync(join(folder, path), seconds, seconds)
}

describe('a build', () => {
  it('a build is fresh if everything exported is younger than everything it is made from', () => {
    expect(isStale(folder)).toBe(false)
  })

  it('a build is stale if nothing was built', () => {
    rmSync(join(folder, 'dist'), { recursive: true })
    expect(isStale(folder)).toBe(true)
  })

  it('the build of a command is stale without its program', () => {
    write('package.json', 10, JSON.stringify({ exports: {}, bin: { portico: './bin/portico.js' } }))
    expect(isStale(folder)).toBe(true)
    write('dist/cli.js', 20)
    expect(isStale(folder)).toBe(false)
  })

  it('a build is stale if one exported file is missing, as after an aborted build', () => {
    rmSync(join(folder, 'dist/index.d.ts'))
    expect(isStale(folder)).toBe(true)
  })

  it.each(['src/part/one.ts', 'package.json'])('a build is stale if %s changes', (path) => {
    touch(path, 30)
    expect(isStale(folder)).toBe(true)
  })

  it('a build is stale if a source is removed', () => {
    rmSync(join(folder, 'src/part/one.ts'))
    expect(isStale(folder)).toBe(true)
  })

  it('a build is stale if the recipe outside of the package changes', () => {
    write('recipe.ts', 30)
    expect(isStale(folder, [join(folder, 'recipe.ts')])).toBe(true)
  })
})

describe('the scripts of a build', () => {
  it('are its configuration, and all that it imports at any depth', () => {
    write('tsdown.config.ts', 10, "import { one } from './steps/one.mjs'\nimport { build } from 'tsdown'\n")
    write('steps/one.mjs', 10, "export {\n  two,\n} from './two.mjs'\n")
    write('steps/two.mjs', 10, "import './one.mjs'\n")
    const files = ['tsdown.config.ts', 'steps/one.mjs', 'steps/two.mjs']
    expect(scriptsOf(folder)).toEqual(files.map((file) => join(folder, file)))
  })

  it.each([...packages, ...tools])('are those that the command of %s names, too', (path) => {
    const scripts = scriptsOf(join(root, path))
    expect(scripts).toContain(join(root, 'scripts/build/run.mjs'))
    expect(scripts).toContain(join(root, 'scripts/build/star-exports.mjs'))
    expect(scripts.filter((file) => !existsSync(file))).toEqual([])
  })

  it('are the passes that join modules, and what these import', () => {
    const scripts = scriptsOf(join(root, 'headless'))
    expect(scripts).toContain(join(root, 'scripts/build/join-shared.mjs'))
    expect(scripts).toContain(join(root, 'scripts/build/dist-modules.mjs'))
  })
})
