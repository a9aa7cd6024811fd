// @ts-check
// `npm test`: everything, in order, up to the first failure.
import { spawn } from 'node:child_process'
import { findChromium } from './chromium.mjs'
import { runSteps, summaryOf } from './run-steps.mjs'

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
const seed = process.env['PORTICO_SEED'] ?? String(Math.floor(Math.random() * 2 ** 31))

try {
  const chromium = findChromium()
  console.log(`Property tests run with PORTICO_SEED=${seed}; the browser is ${chromium}`)
  const env = { ...process.env, PORTICO_SEED: seed, PORTICO_CHROMIUM: chromium }
  const results = await runSteps(steps, (step) => runScript(step, env))
  console.log(`\n${summaryOf(steps, results, seed)}`)
  if (results.some(({ failure }) => failure !== null)) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/**
 * @param {string} script
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string | null>}
 */
function runScript(script, env) {
  console.log(`\n── ${script} ${'─'.repeat(70 - script.length)}`)
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', script], { env, stdio: 'inherit' })
    const pass = (/** @type {NodeJS.Signals} */ signal) => void child.kill(signal)
    process.on('SIGINT', pass).on('SIGTERM', pass)
    child.once('error', reject)
    child.once('close', (code, signal) => {
      process.off('SIGINT', pass).off('SIGTERM', pass)
      resolve(code === 0 ? null : signal ? `was stopped by ${signal}` : `ended with code ${code}`)
    })
  })
}
