// @ts-check
// `npm test`: everything, in rounds, up to the first failure.
import { spawn } from 'node:child_process'
import { findChromium } from './chromium.mjs'
import { failedTestsOf, runSteps, summaryOf } from './run-steps.mjs'

/** The second round needs what the first builds, and begins with its longest step. The tests in the browser use all cores. */
const rounds = [
  ['lint', 'typecheck', 'build'],
  ['test:unit', 'test:compat', 'test:pack', 'docs', 'size', 'test:arch', 'test:start'],
  ['test:e2e'],
]
/** The tests that failed, for the last lines printed: a log is often cut before them. */
const failedTests = /** @type {string[]} */ ([])
/** Steps write into a pipe, where Vitest would leave the colours out. */
const coloured = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
const seed = process.env['PORTICO_SEED'] ?? String(Math.floor(Math.random() * 2 ** 31))

try {
  const chromium = findChromium()
  console.log(`Property tests run with PORTICO_SEED=${seed}; the browser is ${chromium}`)
  const env = { ...coloured, ...process.env, PORTICO_SEED: seed, PORTICO_CHROMIUM: chromium }
  const start = performance.now()
  const results = await runSteps(rounds, (step) => runScript(step, env))
  for (const title of failedTests) console.log(`\nFAILED TEST: ${title}`)
  console.log(`\n${summaryOf(rounds, results, { seconds: (performance.now() - start) / 1000, seed })}`)
  if (results.some(({ failure }) => failure !== null)) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/**
 * Runs a script of package.json. Its output is printed at once if it runs alone, else in one piece at the end.
 *
 * @param {string} script
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string | null>} How it failed, or null.
 */
function runScript(script, env) {
  const isAlone = rounds.some((round) => round.length === 1 && round[0] === script)
  const heading = `\n── ${script} ${'─'.repeat(70 - script.length)}`
  if (isAlone) console.log(heading)
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', script], { env, stdio: ['inherit', 'pipe', 'pipe'] })
    /** @type {Buffer[]} */
    const printed = []
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        printed.push(chunk)
        if (isAlone) process.stdout.write(chunk)
      })
    }
    const pass = (/** @type {NodeJS.Signals} */ signal) => void child.kill(signal)
    process.on('SIGINT', pass).on('SIGTERM', pass)
    child.once('error', reject)
    child.once('close', (code, signal) => {
      process.off('SIGINT', pass).off('SIGTERM', pass)
      const text = Buffer.concat(printed).toString()
      if (!isAlone) console.log(`${heading}\n${text}`)
      if (code === 0) return resolve(null)
      failedTests.push(...failedTestsOf(text))
      resolve(signal ? `was stopped by ${signal}` : `ended with code ${code}`)
    })
  })
}
