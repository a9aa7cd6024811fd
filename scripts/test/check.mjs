// @ts-check
// `npm run check`, before each commit. It runs format and lint of the changed files, types, dependent tests, and the
// rules of the house. `npm run check -- main` counts all changes since a branch or commit; the default is the last
// commit.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { dependentTests } from './dependent-tests.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const [since = 'HEAD'] = process.argv.slice(2)
const biome = [
  'node_modules/@biomejs/biome/bin/biome',
  'check',
  '--no-errors-on-unmatched',
  '--files-ignore-unknown=true',
]
// The tests that depend on a change may all be of other projects.
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--experimental.fsModuleCache=true', '--passWithNoTests']

const untracked = git('ls-files', '--others', '--exclude-standard')
const changed = [...git('diff', '--name-only', since), ...untracked]
const present = changed.filter((file) => existsSync(`${root}/${file}`))
const { near, far } = dependentTests(root, [...git('ls-files'), ...untracked], changed)
const tests = [...near, ...far]
/** The tests of the changed features run whole, and those that only import them by the seed. */
const env = {
  ...process.env,
  PORTICO_SEED: process.env['PORTICO_SEED'] ?? String(Math.floor(Math.random() * 2 ** 31)),
  PORTICO_PART: 'seed',
  PORTICO_WHOLE: near.join(),
}
console.log(
  `${changed.length} files changed since ${since}: ${near.length} files of tests beside them, ${far.length} that import them`,
)

const start = performance.now()
const results = await Promise.all([
  run('tests', [...vitest, '--project', 'unit', '--project', 'dom', ...tests], tests.length > 0),
  run('types', ['scripts/test/typecheck.mjs', '--incremental'], true),
  run('format and lint', [...biome, ...present], present.length > 0),
  run('rules of the house', [...vitest, '--project', 'arch'], true),
])
console.log(`\n${results.join('\n')}\n${((performance.now() - start) / 1000).toFixed(1)} s`)

/**
 * Runs a part of the check, and prints its output if it fails.
 *
 * @param {string} name
 * @param {readonly string[]} command The arguments of the Node on the PATH.
 * @param {boolean} isNeeded
 * @returns {Promise<string>} The line of the summary.
 */
function run(name, command, isNeeded) {
  if (!isNeeded) return Promise.resolve(`  –  ${name}: nothing to do`)
  const begin = performance.now()
  return new Promise((resolve, reject) => {
    const child = spawn('node', command, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.once('error', reject)
    child.once('close', (code) => {
      if (code !== 0) {
        console.log(`\n── ${name}\n${output}`)
        process.exitCode = 1
      }
      resolve(`  ${code === 0 ? '✓' : '✗'}  ${name} ${((performance.now() - begin) / 1000).toFixed(1)} s`)
    })
  })
}

/** Returns the lines that a command of Git prints. @param {readonly string[]} command */
function git(...command) {
  return execFileSync('git', [...command], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
}
