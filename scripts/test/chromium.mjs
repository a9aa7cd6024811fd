// @ts-check
// Finds the browser for the end-to-end tests. `node scripts/test/chromium.mjs` prints its path.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'

/**
 * The parts of a machine that the search reads.
 *
 * @typedef {object} Machine
 * @property {Readonly<Record<string, string | undefined>>} env
 * @property {boolean} isRoot
 * @property {(path: string) => boolean} isProgram Returns `true` if `path` is an executable file.
 * @property {() => string} playwrightPath Returns the path at which Playwright keeps a browser of its own.
 * @property {(command: string, args: readonly string[]) => boolean} run Runs a program. Returns `true` if it succeeds.
 */

/**
 * Returns the path of a Chromium: that of `PORTICO_CHROMIUM`, else one on the PATH, else Playwright's own. If there is
 * none, it installs Debian's. If that is not possible, it throws an error with the command to run.
 *
 * @param {Machine} machine
 * @returns {string}
 */
export function findChromium(machine = thisMachine()) {
  const named = machine.env['PORTICO_CHROMIUM']
  if (named) {
    if (machine.isProgram(named)) return named
    throw new Error(
      `PORTICO_CHROMIUM is ${named}, which is no program. Correct it, or unset it to have one looked for.`,
    )
  }
  return present(machine) ?? installed(machine)
}

/** @param {Machine} machine */
function present(machine) {
  for (const name of ['chromium', 'chromium-browser', 'google-chrome']) {
    const path = onPath(machine, name)
    if (path) return path
  }
  const own = machine.playwrightPath()
  return machine.isProgram(own) ? own : null
}

/** @param {Machine} machine */
function installed(machine) {
  const hasApt = onPath(machine, 'apt-get') !== null
  if (hasApt && machine.isRoot) {
    console.error('No Chromium found: installing the one of the distribution.')
    const path = machine.run('apt-get', ['update']) && machine.run('apt-get', install) ? present(machine) : null
    if (path) return path
  }
  const command = hasApt ? `sudo apt-get ${install.join(' ')}` : 'npx playwright-core install chromium'
  throw new Error(`The end-to-end tests need a Chromium and none was found. Run: ${command}`)
}

const install = ['install', '--yes', '--no-install-recommends', 'chromium']

/** @param {Machine} machine @param {string} name */
function onPath(machine, name) {
  const folders = (machine.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, name)).find(machine.isProgram) ?? null
}

/** @returns {Machine} */
function thisMachine() {
  return {
    env: process.env,
    isRoot: process.getuid?.() === 0,
    isProgram(path) {
      try {
        accessSync(path, constants.X_OK)
        return statSync(path).isFile()
      } catch {
        return false
      }
    },
    playwrightPath: () => chromium.executablePath(),
    run: (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0,
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(findChromium())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
