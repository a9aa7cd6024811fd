// @ts-check

/**
 * How one step went.
 *
 * @typedef {object} StepResult
 * @property {string} step
 * @property {number} seconds
 * @property {string | null} failure How it failed, such as `ended with code 1`.
 */

/**
 * Runs steps in order, up to the first that fails.
 *
 * @param {readonly string[]} steps
 * @param {(step: string) => Promise<string | null>} run Runs a step and says how it failed, or null.
 * @param {() => number} now Milliseconds.
 * @returns {Promise<readonly StepResult[]>}
 */
export async function runSteps(steps, run, now = () => performance.now()) {
  /** @type {StepResult[]} */
  const results = []
  for (const step of steps) {
    const start = now()
    const failure = await run(step)
    results.push({ step, seconds: (now() - start) / 1000, failure })
    if (failure !== null) break
  }
  return results
}

/**
 * What to print at the end: each step with its time, what was not run, and how to run the failed one again.
 *
 * @param {readonly string[]} steps
 * @param {readonly StepResult[]} results
 * @param {string} seed
 */
export function summaryOf(steps, results, seed) {
  const total = results.reduce((sum, { seconds }) => sum + seconds, 0)
  const lines = [...results, { step: 'all', seconds: total, failure: null }].map(
    ({ step, seconds, failure }) =>
      `  ${step.padEnd(12)} ${seconds.toFixed(1).padStart(7)} s${failure === null ? '' : `  ${failure}`}`,
  )
  const left = steps.slice(results.length)
  if (left.length > 0) lines.push(`  not run: ${left.join(', ')}`)
  const failed = results.find(({ failure }) => failure !== null)
  if (failed)
    lines.push('', `FAILED: ${failed.step} ${failed.failure}. Again: PORTICO_SEED=${seed} npm run ${failed.step}`)
  return lines.join('\n')
}
