// @ts-check
// `npm test` runs every kind of test that the seed takes. `npm run test:rest` runs the rest. After a failure all steps run that
// do not need the failed one.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findChromium } from './chromium.mjs'
import {
  failedTestsOf,
  leftOutIn,
  leftOutWithoutProgram,
  retriedTestsOf,
  runSteps,
  slowestFilesOf,
  summaryOf,
} from './run-steps.mjs'
import { seedOfRun } from './seed.mjs'

const needs = ['build']
/** The longest step starts early, so that the short ones fill the cores at its end. */
const bySeed = inBrowserAlone([
  { step: 'build' },
  { step: 'typecheck' },
  { step: 'lint' },
  { step: 'test:unit' },
  { step: 'test:compat', needs },
  { step: 'test:create', needs },
  { step: 'test:pack', needs },
  { step: 'test:docs' },
  { step: 'size', needs },
  { step: 'test:arch' },
  { step: 'test:start', needs },
])
const rest = inBrowserAlone([
  { step: 'build' },
  { step: 'test:unit' },
  { step: 'test:compat', needs },
  { step: 'test:create', needs },
  { step: 'test:pack', needs },
  { step: 'docs' },
  { step: 'test:site', needs },
])

const isRest = process.argv.includes('--rest')
const steps = isRest ? rest : bySeed
const part = isRest ? 'rest' : 'seed'
const cache = fileURLToPath(new URL('../../.cache', import.meta.url))
const leftOut = join(cache, 'left-out.txt')
/** The whole output, for the summary: a log is often cut before the failed tests. */
let output = ''
/** Steps write into a pipe, where Vitest would leave the colours out. */
const coloured = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
const seed = seedOfRun()

try {
  const chromium = findChromium()
  console.log(`Tests run with PORTICO_SEED=${seed}; the browser is ${chromium}`)
  mkdirSync(cache, { recursive: true })
  if (!isRest) rmSync(leftOut, { force: true })
  const env = {
    ...coloured,
    ...process.env,
    PORTICO_SEED: seed,
    PORTICO_PART: part,
    PORTICO_CHROMIUM: chromium,
    ...(!isRest && { PORTICO_LEFT_OUT: leftOut }),
  }
  const start = performance.now()
  const results = await runSteps(steps, (step) => runScript(step, env))
  const seconds = (performance.now() - start) / 1000
  for (const title of failedTestsOf(output)) console.log(`\nFAILED TEST: ${title}`)
  for (const title of retriedTestsOf(output)) console.log(`\nPASSED AT THE SECOND TRY: ${title}`)
  console.log(`\nThe slowest test files:\n${slowestFilesOf(output).join('\n')}`)
  if (!isRest && existsSync(leftOut)) console.log(`\n${leftOutIn(readFileSync(leftOut, 'utf8'))}`)
  for (const line of leftOutWithoutProgram(output)) console.log(`\n${line}`)
  console.log(`\n${summaryOf(steps, results, { seconds, variables: `PORTICO_SEED=${seed} PORTICO_PART=${part}` })}`)
  if (results.some(({ failure }) => failure !== null)) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** Adds the tests in Chromium after all others: they measure frames. @param {readonly import('./run-steps.mjs').Step[]} others */
function inBrowserAlone(others) {
  return [...others, { step: 'test:e2e', needs, after: others.map(({ step }) => step) }]
}

/**
 * Runs a script of package.json, and prints its output in one piece at the end.
 *
 * @param {string} script
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string | null>} The way it failed, or null.
 */
function runScript(script, env) {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', script], { env, stdio: ['inherit', 'pipe', 'pipe'] })
    /** @type {Buffer[]} */
    const printed = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => printed.push(chunk))
    const pass = (/** @type {NodeJS.Signals} */ signal) => void child.kill(signal)
    process.on('SIGINT', pass).on('SIGTERM', pass)
    child.once('error', reject)
    child.once('close', (code, signal) => {
      process.off('SIGINT', pass).off('SIGTERM', pass)
      const text = Buffer.concat(printed).toString()
      console.log(`\n── ${script} ${'─'.repeat(70 - script.length)}\n${text}`)
      output += `${text}\n`
      if (code === 0) return resolve(null)
      resolve(signal ? `was stopped by ${signal}` : `ended with code ${code}`)
    })
  })
}
