// @ts-check
import { stripVTControlCharacters } from 'node:util'

/**
 * How one step went.
 *
 * @typedef {object} StepResult
 * @property {string} step
 * @property {number} seconds
 * @property {string | null} failure How it failed, such as `ended with code 1`.
 */

/** More steps at once than this compete for two cores and gain nothing; with fewer, a core waits while a step ends. */
const mostAtOnce = 3

/**
 * Runs rounds of steps in order, up to the first round in which a step fails. Within a round, a step starts in its turn as
 * soon as fewer than three run.
 *
 * @param {readonly (readonly string[])[]} rounds
 * @param {(step: string) => Promise<string | null>} run Runs a step and says how it failed, or null.
 * @param {() => number} now Milliseconds.
 * @returns {Promise<readonly StepResult[]>} Those that ran, in the order of the rounds.
 */
export async function runSteps(rounds, run, now = () => performance.now()) {
  /** @type {StepResult[]} */
  const results = []
  for (const round of rounds) {
    /** @type {Map<string, StepResult>} */
    const ran = new Map()
    const waiting = round.values()
    const runInTurn = async () => {
      for (const step of waiting) {
        const start = now()
        const failure = await run(step)
        ran.set(step, { step, seconds: (now() - start) / 1000, failure })
      }
    }
    await Promise.all(Array.from({ length: mostAtOnce }, runInTurn))
    results.push(...round.flatMap((step) => ran.get(step) ?? []))
    if (results.some(({ failure }) => failure !== null)) break
  }
  return results
}

/**
 * What to print at the end: each step with its time, what was not run, and how to run the failed ones again.
 *
 * @param {readonly (readonly string[])[]} rounds
 * @param {readonly StepResult[]} results
 * @param {{ readonly seconds: number, readonly seed: string }} run How long all of it took, and what it drew from.
 */
export function summaryOf(rounds, results, { seconds: total, seed }) {
  const lines = [...results, { step: 'all', seconds: total, failure: null }].map(
    ({ step, seconds, failure }) =>
      `  ${step.padEnd(12)} ${seconds.toFixed(1).padStart(7)} s${failure === null ? '' : `  ${failure}`}`,
  )
  const left = rounds.flat().slice(results.length)
  if (left.length > 0) lines.push(`  not run: ${left.join(', ')}`)
  const failed = results.filter(({ failure }) => failure !== null)
  if (failed.length > 0) lines.push('')
  for (const { step, failure } of failed) {
    lines.push(`FAILED: ${step} ${failure}. Again: PORTICO_SEED=${seed} npm run ${step}`)
  }
  return lines.join('\n')
}

/** More failures than this share a cause, which the first ones show. */
const mostFailedTests = 10

/**
 * Lists the failed tests that Vitest printed, each title with the first line of its error.
 *
 * @param {string} printed What a test runner printed, with colours or without.
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
