// @ts-check
// Finds the browsers of `npm run test:engines`, and names the packages of those that are not installed.
import { accessSync, constants, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * The programs of an engine. Firefox needs its browser alone.
 *
 * @typedef {object} Programs
 * @property {string} browser
 * @property {string} driver
 * @property {string} screen
 */

/** The packages of Debian that contain the engines and what they need. */
export const packages = {
  firefox: ['firefox-esr'],
  // ImageMagick takes the pictures.
  webkit: ['webkit2gtk-driver', 'xvfb', 'imagemagick'],
  orca: ['orca', 'firefox-esr', 'xvfb', 'openbox', 'dbus'],
}

/**
 * Returns the paths of the programs of an engine, or a sentence with the command that installs what is missing.
 *
 * @param {'firefox' | 'webkit'} engine
 * @returns {Programs | { readonly missing: string }}
 */
export function programsOf(engine) {
  const isFirefox = engine === 'firefox'
  const browser = isFirefox ? (onPath('firefox-esr') ?? onPath('firefox')) : miniBrowser()
  const driver = isFirefox ? '' : onPath('WebKitWebDriver')
  const screen = isFirefox ? '' : onPath('Xvfb')
  if (browser !== null && driver !== null && screen !== null) return { browser, driver, screen }
  return { missing: `${engine} is not installed. Run: ${commandFor(packages[engine])}` }
}

/** Returns the paths of the programs of the screen reader, or a sentence with the command that installs what is missing. */
export function orcaPrograms() {
  const [orca, manager, bus, screen] = ['orca', 'openbox', 'dbus-run-session', 'Xvfb'].map(onPath)
  const hasFirefox = !('missing' in programsOf('firefox'))
  // Orca is a package of the Python of the distribution.
  if (orca && manager && bus && screen && hasFirefox) return { python: '/usr/bin/python3', manager, bus, screen }
  return { missing: `Orca or a program it needs is not installed. Run: ${commandFor(packages.orca)}` }
}

/** Returns a sentence for each engine that is not installed, with the command that installs it. */
export function missingEngines() {
  return /** @type {const} */ (['firefox', 'webkit']).flatMap((engine) => {
    const programs = programsOf(engine)
    return 'missing' in programs ? [programs.missing] : []
  })
}

/** Returns a sentence if the screen reader is not installed. */
export function missingOrca() {
  const orca = orcaPrograms()
  return 'missing' in orca ? [orca.missing] : []
}

/**
 * The command that installs packages.
 *
 * @param {readonly string[]} names
 */
export function commandFor(names) {
  return `sudo apt-get install --yes --no-install-recommends ${names.join(' ')}`
}

/** @param {string} name @returns {string | null} */
export function onPath(name) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, name)).find(isProgram) ?? null
}

/** The browser that WebKit's driver starts is in a folder of the library. */
function miniBrowser() {
  const found = entriesOf('/usr/lib').flatMap((machine) =>
    entriesOf(join('/usr/lib', machine))
      .filter((name) => name.startsWith('webkit2gtk-4'))
      .map((name) => join('/usr/lib', machine, name, 'MiniBrowser')),
  )
  return found.sort().find(isProgram) ?? null
}

/** @param {string} folder @returns {readonly string[]} */
function entriesOf(folder) {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

// Alone it prints a sentence for each engine that is missing or, with --orca, for the screen reader. With --packages it prints the
// names of the packages that would bring them.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const isOrca = process.argv.includes('--orca')
  const missing = isOrca ? missingOrca() : missingEngines()
  const names = isOrca ? packages.orca : [...packages.firefox, ...packages.webkit]
  for (const line of process.argv.includes('--packages') ? (missing.length > 0 ? names : []) : missing)
    console.log(line)
}
