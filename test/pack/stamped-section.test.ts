import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { type Kind, kinds, stampedFiles } from '../../scripts/stamp.mjs'
import { seed } from '../setup-seed.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const names: Readonly<Record<Kind, string>> = { list: 'access-rules', record: 'data-region', flow: 'address-change' }
/** One shape in each run, by the seed; all of them in a soak. */
const sampled = process.env['PORTICO_SOAK'] === '1' ? kinds : kinds.filter((_, place) => place === seed % kinds.length)

describe.each(sampled)('a stamped %s, in a copy of the project', { timeout: 600_000 }, (kind) => {
  const name = names[kind]
  const copy = copyOfProject()
  afterAll(() => rmSync(copy, { recursive: true }))
  const files = Object.keys(stampedFiles(kind, { name }))
  const sources = files.filter((path) => /\.tsx?$/.test(path))

  it('a stamped section is written, and no registry lacks it', () => {
    expect(run(copy, 'scripts/new-feature.mjs', name, `--${kind}`)).toBe('')
    expect(run(copy, 'scripts/doctor.mjs', `portal/${name}`)).toBe('')
  })

  it('a stamped section is formatted and linted', () => {
    const lists = ['ui-kit/src/screens/portal', 'examples/default-kit/src/gallery', 'test/emulator/src/state']
    expect(run(copy, 'node_modules/@biomejs/biome/bin/biome', 'ci', ...files, ...lists)).toBe('')
  })

  it('a stamped section has no type error, and a message for each of its errors', () => {
    const settings = {
      extends: './tsconfig.json',
      include: [],
      files: [...sources, 'ui-kit/src/i18n/error-codes.test-d.ts'],
    }
    writeFileSync(join(copy, 'tsconfig.stamped.json'), JSON.stringify(settings))
    expect(run(copy, 'node_modules/typescript-7/bin/tsc', '-p', 'tsconfig.stamped.json')).toBe('')
  })

  it('passes its own tests', () => {
    const tests = sources.filter((path) => /\.test\.tsx?$/.test(path))
    expect(tests.length).toBeGreaterThan(3)
    expect(run(copy, 'node_modules/vitest/vitest.mjs', 'run', ...tests)).toBe('')
  })
})

/** The sources of the project in a folder of their own, with the installed packages of this one. */
function copyOfProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'portico-stamped-'))
  const left = new Set(['node_modules', 'dist', '.git', '.cache', 'reference', 'test-results'])
  cpSync(root, copy, { recursive: true, filter: (path) => path === root || !left.has(basename(path)) })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  return copy
}

/** The output of a script that failed; empty if it succeeded. */
function run(folder: string, script: string, ...options: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...options], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  })
  return status === 0 ? '' : `${stdout}${stderr}`.slice(-5000) || `${script} ended with ${status}`
}
