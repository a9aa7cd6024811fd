// @ts-check
// `npm run test:compat`: the packed @portico/headless under React 17, 18 and 19, and the kit under 18 and 19, by the
// same tests; the kit in jsdom, with Vitest and with Jest; an application of Next.js; and applications of Frontegg's SDKs.
import { spawnSync } from 'node:child_process'
import { appendFileSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildWhatIsStale } from '../../scripts/build/fresh-build.mjs'
import { installLocked } from './install.mjs'
import { unpackInto } from './packed.mjs'
import { holdPeers } from './peers.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const here = fileURLToPath(new URL('.', import.meta.url))
/** The packages that are tested in each folder. The emulator of `jsdom` is packed too. @type {Readonly<Record<string, readonly string[]>>} */
const packages = {
  react17: ['headless'],
  react18: ['headless', 'ui-kit'],
  react19: ['headless', 'ui-kit'],
  jsdom: ['headless', 'ui-kit'],
  next: ['headless', 'ui-kit', 'tools/compat-frontegg'],
  frontegg: ['headless', 'ui-kit', 'tools/compat-frontegg'],
}
/** The folders whose other packages are those of the project. */
const ofProject = ['react19', 'frontegg']
const reacts = ['react17', 'react18', 'react19']
const taken = takenFolders()

try {
  buildWhatIsStale(['headless', 'ui-kit', 'providers/emulator', 'tools/compat-frontegg'])
  await Promise.all(
    taken.filter((name) => !ofProject.includes(name)).map((name) => installLocked(join(here, name), packed(name))),
  )
  unpackInto({
    headless: foldersWith('headless'),
    'ui-kit': foldersWith('ui-kit'),
    'tools/compat-frontegg': foldersWith('tools/compat-frontegg'),
    'providers/emulator': [here, ...taken.filter((name) => name === 'jsdom').map((name) => join(here, name))],
  })

  const ofReact = taken.filter((name) => reacts.includes(name))
  // A choice of tests is Vitest's.
  if (process.argv.length === 2) {
    holdPeers(
      Object.fromEntries(
        ofReact.map((name) => [name.replace('react', ''), [...packagesOf(name), 'providers/emulator']]),
      ),
    )
  }

  const lines = ofReact.map((name) => underTest(join(here, name)))
  const args = [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--config',
    join(here, 'vitest.config.ts'),
    ...taken.flatMap((name) => ['--project', name]),
    ...process.argv.slice(2),
  ]
  const { status: ofVitest } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  // A choice of tests is Vitest's.
  const isWhole = process.argv.length === 2 && taken.includes('jsdom')
  // A run that a signal ended has no status.
  const status = ofVitest !== 0 || !isWhole ? ofVitest : runJest(join(here, 'jsdom'))
  for (const line of lines) console.log(`${status === 0 ? 'held' : 'ran '}  ${line}`)
  if (status !== 0) throw new Error('The hooks do not hold under every React; what is above says where.')
} catch (error) {
  console.error(`\nFAILED: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}

/**
 * The folders that a run takes: `npm test` one React by the seed and an application of Frontegg's, `npm run test:rest` all but that
 * React, any other run all.
 */
function takenFolders() {
  const all = Object.keys(packages)
  const drawn = reacts[Number(process.env['PORTICO_SEED'] ?? 0) % reacts.length] ?? ''
  const part = process.env['PORTICO_PART']
  if (part === 'rest') return all.filter((name) => name !== drawn)
  if (part !== 'seed') return all
  const list = process.env['PORTICO_LEFT_OUT']
  const taken = [drawn, 'frontegg']
  for (const name of all) if (list && !taken.includes(name)) appendFileSync(list, `compat\t${name}\tall\n`)
  if (list) appendFileSync(list, 'compat\tfrontegg\tall applications but one\n')
  return taken
}

/** The workspaces of a folder. @param {string} name */
function packagesOf(name) {
  return packages[name] ?? []
}

/** The packages of a folder. @param {string} name */
function packed(name) {
  return packagesOf(name).map((folder) => join(root, folder))
}

/** The taken folders that test a package. @param {string} folder */
function foldersWith(folder) {
  return taken.filter((name) => packages[name]?.includes(folder)).map((name) => join(here, name))
}

/** Runs the tests of a folder with Jest, whose ES modules need a flag of Node. @param {string} folder */
function runJest(folder) {
  const args = ['--experimental-vm-modules', '--no-warnings', join(folder, 'node_modules/jest/bin/jest.js')]
  return spawnSync(process.execPath, args, { cwd: folder, stdio: 'inherit' }).status
}

/** What a folder tests, as it is installed there. @param {string} folder */
function underTest(folder) {
  const { resolve } = createRequire(join(folder, 'package.json'))
  const versionOf = (/** @type {string} */ name) =>
    JSON.parse(readFileSync(resolve(`${name}/package.json`), 'utf8')).version
  return `React ${versionOf('react')}, React DOM ${versionOf('react-dom')}, @portico/headless ${versionOf('@portico/headless')} as packed`
}
