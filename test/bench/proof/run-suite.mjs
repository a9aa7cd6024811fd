// @ts-check
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/**
 * The tests of a file.
 *
 * @typedef {object} FileResult
 * @property {string} path Below the root.
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

/**
 * Runs Vitest, prints what it prints, and returns the tests of each file with the whole output. A resumed run takes the
 * reports that it finds.
 *
 * @param {import('./part.mjs').Place} place
 * @param {readonly string[]} args The arguments after `vitest run`.
 * @param {NodeJS.ProcessEnv} [env] Default: all tests, whatever a seed draws.
 * @returns {Promise<{ readonly files: readonly FileResult[], readonly printed: string }>}
 */
export async function runSuite({ root, output, isResumed }, args, env = { PORTICO_PART: 'all' }) {
  const name = args.join('-').replaceAll(/[^\w-]+/g, '-')
  // A file system has a limit for names.
  const short = name.length < 100 ? name : createHash('sha256').update(name).digest('hex').slice(0, 16)
  const report = join(output, `suite${short}.json`)
  if (isResumed && existsSync(report)) return { files: filesIn(report, root), printed: '' }
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const child = spawn('npx', ['vitest', 'run', ...args, ...reporters], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['inherit', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.on('data', (chunk) => {
    process.stdout.write(chunk)
    printed += chunk
  })
  await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve))
  if (!existsSync(report)) throw new Error(`vitest run ${args.join(' ')} ended without a report.`)
  return { files: filesIn(report, root), printed: stripVTControlCharacters(printed) }
}

/** @param {string} report @param {string} root @returns {readonly FileResult[]} */
function filesIn(report, root) {
  /** @type {{ testResults: { name: string, assertionResults: { status: string }[] }[] }} */
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
  return testResults.map(({ name, assertionResults }) => {
    const count = (/** @type {string} */ wanted) => assertionResults.filter(({ status }) => status === wanted).length
    const [passed, failed] = [count('passed'), count('failed')]
    return { path: relative(root, name), passed, failed, skipped: assertionResults.length - passed - failed }
  })
}

/**
 * Adds up the tests of files.
 *
 * @param {readonly FileResult[]} files
 */
export function sumOf(files) {
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    files.reduce((all, { [key]: count }) => all + count, 0)
  return { files: files.length, passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}
