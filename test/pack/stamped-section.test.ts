import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { type Kind, kinds, stampedFiles } from '../../scripts/house/stamp.mjs'
import { copyOf } from '../../scripts/test/checkout-copy.mjs'
import { isSoak, part, seed } from '../share.ts'
import { passedTrials } from './passed-trials.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const names: Readonly<Record<Kind, string>> = { list: 'access-rules', record: 'data-region', flow: 'address-change' }
const passed = passedTrials(root)
const isDrawn = (kind: Kind) => isSoak || part === 'rest' || kind === kinds[seed % kinds.length]
/**
 * `true` if a shape is tried. `npm test` skips a trial whose foundations have passed before; `npm run test:rest` tries
 * every shape.
 */
const isTried = (kind: Kind) =>
  isDrawn(kind) && (part === 'all' || (part === 'rest' ? !passed.has(kind) : passed.isDue(kind)))

it.runIf(!kinds.some(isTried))('no trial of the stamp is due: its foundations have not changed', () => {
  expect(kinds.filter((kind) => isDrawn(kind) && passed.isDue(kind))).toEqual([])
})

describe.each(kinds.filter(isTried))('a stamped %s, in a copy of the project', { timeout: 600_000 }, (kind) => {
  const name = names[kind]
  const { folder: copy, remove } = copyOf(root)
  afterAll(remove)
  const files = Object.keys(stampedFiles(kind, { name }))
  const sources = files.filter((path) => /\.tsx?$/.test(path))

  it('a stamped section is written, and no registry lacks it', () => {
    expect(run(copy, 'scripts/house/new-feature.mjs', name, `--${kind}`)).toBe('')
    expect(run(copy, 'scripts/house/doctor.mjs', `portal/${name}`)).toBe('')
  })

  it('a stamped section is formatted and linted', () => {
    const lists = ['ui-kit/src/screens/portal', 'examples/default-kit/src/gallery', 'providers/emulator/src/state']
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
    passed.add(kind)
  })
})

/** The environment without a choice of tests. */
const { PORTICO_PART: _, PORTICO_LEFT_OUT: __, ...wholeRun } = process.env

/** Returns the output of a script that failed; empty if it succeeded. */
function run(folder: string, script: string, ...options: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...options], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...wholeRun, NO_COLOR: '1' },
  })
  return status === 0 ? '' : `${stdout}${stderr}`.slice(-5000) || `${script} ended with ${status}`
}
