// @ts-check
// A copy of a checkout, for tests of changed sources and of a stamped section.
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

/** @typedef {{ readonly folder: string, readonly report: string, readonly remove: () => void }} Copy */

/** Copies the sources of a checkout, with its installed packages linked. @param {string} root @returns {Copy} */
export function copyOf(root) {
  const home = mkdtempSync(join(tmpdir(), 'portico-copy-'))
  const folder = join(home, 'project')
  const left = new Set(['node_modules', 'dist', '.git', '.cache', 'reference', 'test-results'])
  mkdirSync(folder)
  cpSync(root, folder, { recursive: true, filter: (path) => path === root || !left.has(basename(path)) })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return { folder, report: join(home, 'report.json'), remove: () => rmSync(home, { recursive: true, force: true }) }
}

/**
 * Runs tests in a copy, up to the first that fails.
 *
 * @param {Copy} copy
 * @param {readonly string[]} tests Folders or files.
 * @param {{ readonly seconds: number, readonly env: NodeJS.ProcessEnv, readonly signal: AbortSignal }} options
 * @returns {Promise<string | null>} The title of the failed test in quotes, or `time`; null if all passed.
 */
export function firstFailure({ folder, report }, tests, { seconds, env, signal }) {
  rmSync(report, { force: true })
  const options = ['--bail', '1', '--maxWorkers', '1', '--reporter', 'json', '--outputFile', report]
  const script = join(folder, 'node_modules/vitest/vitest.mjs')
  const child = spawn(
    process.execPath,
    [script, 'run', '--project', 'unit', '--project', 'dom', ...options, ...tests],
    {
      cwd: folder,
      env,
      stdio: 'ignore',
      // The workers of the tests end with the group, whatever they are at.
      detached: true,
    },
  )
  return new Promise((resolve, reject) => {
    let isLate = false
    const stop = () => endGroup(child.pid)
    const timer = setTimeout(() => {
      isLate = true
      stop()
    }, seconds * 1000)
    signal.addEventListener('abort', stop)
    child.once('error', reject)
    child.once('close', (code) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      if (signal.aborted) return reject(new Error('Stopped'))
      if (isLate) return resolve('time')
      resolve(code === 0 ? null : titleIn(report))
    })
  })
}

/** The first failed test of a report. @param {string} report */
function titleIn(report) {
  if (!existsSync(report)) return 'the end of the test runner'
  /** @type {{ testResults: { name: string, status: string, assertionResults: { title: string, status: string }[] }[] }} */
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .find(({ status }) => status === 'failed')
  if (failed) return `"${failed.title}"`
  const file = testResults.find(({ status }) => status === 'failed')
  return file ? `the file ${basename(file.name)}` : 'an error outside of the tests, or for lack of tests'
}

/** @param {number | undefined} pid */
function endGroup(pid) {
  try {
    if (pid) process.kill(-pid, 'SIGKILL')
  } catch {
    // It ended by itself meanwhile.
  }
}
