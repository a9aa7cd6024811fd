// @ts-check
// `npm run mutants -- --seed 7` breaks the product at random places, one line each, and says whether the tests notice. The
// same seed and sources give the same mutants, so `--root` compares the tests of two checkouts. Variables such as
// `PORTICO_PART` reach the tests.
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { copyOf, firstFailure } from '../test/checkout-copy.mjs'
import { drawnMutants, mutantsOf } from './mutation.mjs'
import { partsOf, sourcesOf, testsOf } from './parts.mjs'

const usage = `npm run mutants -- --seed <number>

  --count <number>    how many lines are broken, one at a time; default 40
  --in <folder>       the folder to break, once or several times; default the parts of scripts/mutants/parts.mjs
  --seconds <number>  how long tests may run before a mutant counts as noticed; default 60
  --root <folder>     the checkout that is broken and tested; default this one`

try {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string' },
      count: { type: 'string', default: '40' },
      in: { type: 'string', multiple: true, default: [] },
      seconds: { type: 'string', default: '60' },
      root: { type: 'string', default: fileURLToPath(new URL('../..', import.meta.url)) },
    },
  })
  const [seed, count, seconds] = [Number(values.seed), Number(values.count), Number(values.seconds)]
  const isMistaken = ![seed, count, seconds].every((value) => Number.isSafeInteger(value) && value >= 0)
  if (isMistaken) throw new Error(usage)
  await tryMutants({ seed, count, seconds, folders: values.in, root: resolve(values.root) })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/**
 * @typedef {object} Options
 * @property {number} seed
 * @property {number} count
 * @property {number} seconds
 * @property {readonly string[]} folders
 * @property {string} root
 */

/** @param {Options} options */
async function tryMutants({ seed, count, seconds, folders, root }) {
  const stopped = new AbortController()
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(name, () => stopped.abort())
  const env = { PORTICO_SEED: String(seed), ...process.env }
  const copy = copyOf(root)
  const run = (/** @type {readonly string[]} */ tests) =>
    firstFailure(copy, tests, { seconds, env, signal: stopped.signal })
  try {
    const parts = partsOf(copy.folder, folders)
    const drawn = drawnMutants(
      parts.map((part) => sourcesOf(copy.folder, part).flatMap((path) => mutantsOf(path, textOf(copy.folder, path)))),
      { seed, count },
    )
    const passing = passingTests(run)
    const tally = { tried: 0, noticed: 0 }
    for (const [index, part] of parts.entries()) {
      for (const mutant of drawn[index] ?? []) {
        const tests = testsOf(copy.folder, part, mutant.path)
        if (!(await passing(tests))) continue
        const text = textOf(copy.folder, mutant.path)
        writeFileSync(join(copy.folder, mutant.path), mutant.text)
        const failure = await run(tests)
        writeFileSync(join(copy.folder, mutant.path), text)
        tally.tried += 1
        if (failure !== null) tally.noticed += 1
        console.log(lineOf(mutant, failure))
      }
    }
    console.log(`${tally.noticed} of ${tally.tried} noticed, seed ${seed}`)
  } finally {
    copy.remove()
  }
}

/**
 * Says whether tests pass by themselves, each run once, and prints those that do not: they cannot notice a mutant.
 *
 * @param {(tests: readonly string[]) => Promise<string | null>} run
 */
function passingTests(run) {
  /** @type {Map<string, boolean>} */
  const known = new Map()
  return async (/** @type {readonly string[]} */ tests) => {
    const key = tests.join(' ')
    const former = known.get(key)
    if (former !== undefined) return former
    const failure = await run(tests)
    known.set(key, failure === null)
    if (failure !== null) {
      console.error(`ERROR  ${key} fails by itself, by ${failure}: no mutant is tried there`)
      process.exitCode = 1
    }
    return failure === null
  }
}

/** @param {import('./mutation.mjs').Mutant} mutant @param {string | null} failure */
function lineOf({ path, line, before, after }, failure) {
  const change = `${path}:${line}  ${before} → ${after || '(nothing)'}`
  if (failure === null) return `NOT NOTICED  ${change}`
  return failure === 'time' ? `noticed by time  ${change}` : `noticed  ${change}  by ${failure}`
}

/** @param {string} folder @param {string} path */
function textOf(folder, path) {
  return readFileSync(join(folder, path), 'utf8')
}
