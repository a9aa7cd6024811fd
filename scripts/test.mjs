// @ts-check
// `npm test`: everything, in order, stopping at the first failure.
import { spawn } from 'node:child_process'
import { findChromium } from './chromium.mjs'

const steps = [
  'lint',
  'typecheck',
  'build',
  'test:unit',
  'test:arch',
  'test:pack',
  'docs',
  'size',
  'test:start',
  'test:e2e',
  'test:compat',
]

/** @type {{ step: string, seconds: number, isDone: boolean }[]} */
const results = []
const seed = process.env['PORTICO_SEED'] ?? String(Math.floor(Math.random() * 2 ** 31))

try {
  const chromium = findChromium()
  console.log(`Property tests run with PORTICO_SEED=${seed}; the browser is ${chromium}`)
  for (const step of steps) await run(step, { ...process.env, PORTICO_SEED: seed, PORTICO_CHROMIUM: chromium })
} catch (error) {
  console.error(`\nFAILED: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
if (results.length > 0) summarize()

/**
 * @param {string} step
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<void>}
 */
async function run(step, env) {
  console.log(`\n── ${step} ${'─'.repeat(70 - step.length)}`)
  const start = performance.now()
  const failure = await exitOf(step, env)
  const seconds = (performance.now() - start) / 1000
  results.push({ step, seconds, isDone: failure === null })
  if (failure !== null) {
    throw new Error(`${step} ${failure} after ${seconds.toFixed(1)} s. Again: PORTICO_SEED=${seed} npm run ${step}`)
  }
}

/**
 * How a step failed, or null.
 *
 * @param {string} step
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string | null>}
 */
function exitOf(step, env) {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', step], { env, stdio: 'inherit' })
    const pass = (/** @type {NodeJS.Signals} */ signal) => void child.kill(signal)
    process.on('SIGINT', pass).on('SIGTERM', pass)
    child.once('error', reject)
    child.once('close', (code, signal) => {
      process.off('SIGINT', pass).off('SIGTERM', pass)
      resolve(code === 0 ? null : signal ? `was stopped by ${signal}` : `ended with code ${code}`)
    })
  })
}

function summarize() {
  console.log('\n step          seconds')
  for (const { step, seconds, isDone } of results) {
    console.log(` ${step.padEnd(12)} ${seconds.toFixed(1).padStart(8)}${isDone ? '' : '  failed'}`)
  }
  const total = results.reduce((sum, { seconds }) => sum + seconds, 0)
  console.log(` ${'all'.padEnd(12)} ${total.toFixed(1).padStart(8)}`)
  const left = steps.slice(results.length)
  if (left.length > 0) console.log(` not run: ${left.join(', ')}`)
}
