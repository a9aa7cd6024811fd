// @ts-check
import { stripVTControlCharacters } from 'node:util'

/**
 * A step of a run: a script of package.json.
 *
 * @typedef {object} Step
 * @property {string} step Its name, such as `size`.
 * @property {readonly string[]} [needs] The steps that pass before it starts. It does not run if one of them fails. Default: none.
 * @property {readonly string[]} [after] The steps that end before it starts, whether they pass or not. Default: none.
 */

/**
 * The result of one step.
 *
 * @typedef {object} StepResult
 * @property {string} step
 * @property {number} seconds
 * @property {string | null} failure The way it failed, such as `ended with code 1`.
 */

/** More steps at once than this compete for two cores and gain nothing; with fewer, a core waits while a step ends. */
const mostAtOnce = 3

/**
 * Runs steps in order, three at once. A step waits for those that it needs; later ones may start before it. After a failure
 * only the steps that need the failed one are left out, so that one run shows every failure.
 *
 * @param {readonly Step[]} steps
 * @param {(step: string) => Promise<string | null>} run Runs a step and returns the way it failed, or null.
 * @param {() => number} now Milliseconds.
 * @returns {Promise<readonly StepResult[]>} Those that ran, in the given order.
 */
export async function runSteps(steps, run, now = () => performance.now()) {
  /** @type {Map<string, StepResult>} */
  const ended = new Map()
  /** @type {Map<string, Promise<void>>} */
  const running = new Map()
  const hasPassed = (/** @type {string} */ step) => ended.get(step)?.failure === null
  const isStartable = (/** @type {Step} */ { step, needs = [], after = [] }) =>
    !ended.has(step) &&
    !running.has(step) &&
    needs.every(hasPassed) &&
    after.every((one) => ended.has(one) || isLeftOut(one))
  /**
   * A step that a failure leaves out: it never ends.
   *
   * @param {string} name
   * @returns {boolean}
   */
  function isLeftOut(name) {
    const needs = steps.find(({ step }) => step === name)?.needs ?? []
    return needs.some((one) => (ended.has(one) && !hasPassed(one)) || isLeftOut(one))
  }
  const runOne = async (/** @type {string} */ step) => {
    const start = now()
    const failure = await run(step)
    ended.set(step, { step, seconds: (now() - start) / 1000, failure })
    running.delete(step)
  }
  for (;;) {
    const next = running.size >= mostAtOnce ? undefined : steps.find(isStartable)
    if (next) running.set(next.step, runOne(next.step))
    else if (running.size > 0) await Promise.race(running.values())
    else return steps.flatMap(({ step }) => ended.get(step) ?? [])
  }
}

/**
 * The lines to print at the end: each step with its time, those that did not run, and the command to repeat the failed ones.
 *
 * @param {readonly Step[]} steps
 * @param {readonly StepResult[]} results
 * @param {{ readonly seconds: number, readonly variables: string }} run Its time, and the environment that repeats it.
 */
export function summaryOf(steps, results, { seconds: total, variables }) {
  const lines = [...results, { step: 'all', seconds: total, failure: null }].map(
    ({ step, seconds, failure }) =>
      `  ${step.padEnd(12)} ${seconds.toFixed(1).padStart(7)} s${failure === null ? '' : `  ${failure}`}`,
  )
  const left = steps.filter(({ step }) => results.every((one) => one.step !== step))
  if (left.length > 0) lines.push(`  not run: ${left.map(({ step }) => step).join(', ')}`)
  const failed = results.filter(({ failure }) => failure !== null)
  if (failed.length > 0) lines.push('')
  for (const { step, failure } of failed) lines.push(`FAILED: ${step} ${failure}. Again: ${variables} npm run ${step}`)
  return lines.join('\n')
}

/**
 * Lists what tests left out because this machine lacks a program, from the lines that begin with `Left out, as`.
 *
 * @param {string} printed The output of one or more test runners.
 * @returns {readonly string[]} Each line once.
 */
export function leftOutWithoutProgram(printed) {
  return [...new Set(stripVTControlCharacters(printed).match(/^Left out, as .+$/gm))]
}

/** More failures than this share a cause, which the first ones show. */
const mostFailedTests = 10

/**
 * Lists the failed tests that Vitest printed, each title with the first line of its error.
 *
 * @param {string} printed The output of a test runner, with colours or without.
 * @returns {readonly string[]} At most ten titles.
 */
export function failedTestsOf(printed) {
  const lines = stripVTControlCharacters(printed).split('\n')
  const failed = lines.flatMap((line, at) => {
    const title = /^ *FAIL +(.+)$/.exec(line)?.[1]?.trimEnd()
    const error = lines.slice(at + 1).find((next) => !/^ *FAIL /.test(next)) ?? ''
    return title === undefined ? [] : [`${title}\n    ${error.slice(0, 300)}`]
  })
  return [...new Set(failed)].slice(0, mostFailedTests)
}

/**
 * Lists the tests that passed at a second try alone. The page that a browser shows may be late on a busy machine, or a race of
 * ours may show rarely, so each is worth a loop.
 *
 * @param {string} printed The output of one or more test runners, with colours or without.
 * @returns {readonly string[]} Each with its file.
 */
export function retriedTestsOf(printed) {
  let file = ''
  return stripVTControlCharacters(printed)
    .split('\n')
    .flatMap((line) => {
      file = / (\S+\.test\.tsx?) \(/.exec(line)?.[1] ?? file
      const title = /^ *✓ +(.+?) \d+ms \(retry x\d+\)/.exec(line)?.[1]
      return title === undefined ? [] : [`${file} > ${title}`]
    })
}

/**
 * Lists the slowest test files that Vitest printed, the slowest first.
 *
 * @param {string} printed The output of one or more test runners.
 * @returns {readonly string[]} At most ten lines, each with seconds, project and path.
 */
export function slowestFilesOf(printed) {
  const file = /^ *[✓❯] +(\S+ +\S+\.test\.tsx?) \([^)]*\) +(\d+)ms$/
  return stripVTControlCharacters(printed)
    .split('\n')
    .flatMap((line) => {
      const [, path, ms] = file.exec(line) ?? []
      return path === undefined ? [] : [{ path: path.replace(/ +/, ' '), seconds: Number(ms) / 1000 }]
    })
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, 10)
    .map(({ path, seconds }) => `  ${seconds.toFixed(1).padStart(5)} s  ${path}`)
}

/**
 * Counts the tests that a run left out, by project.
 *
 * @param {string} list One test in each line: project, path and title, with tabs between.
 * @returns {string} One sentence, or an empty text.
 */
export function leftOutIn(list) {
  /** @type {Map<string, number>} */
  const counts = new Map()
  for (const line of list.split('\n').filter(Boolean)) {
    const project = line.slice(0, line.indexOf('\t'))
    counts.set(project, (counts.get(project) ?? 0) + 1)
  }
  const parts = [...counts].sort().map(([project, count]) => `${count} of ${project}`)
  return parts.length === 0 ? '' : `Left out by the seed, for npm run test:rest: ${parts.join(', ')}.`
}
