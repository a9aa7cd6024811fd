// @ts-check
// `npm run test:compat`: the packed @portico/headless under React 17, 18 and 19, and the kit under 18 and 19, by the
// same tests; the kit in jsdom, with Vitest and with Jest; and an application of Next.js.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildWhatIsStale } from '../../scripts/fresh-build.mjs'
import { installLocked } from './install.mjs'
import { unpackInto } from './packed.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const here = fileURLToPath(new URL('.', import.meta.url))
const [react17, react18, react19] = [join(here, 'react17'), join(here, 'react18'), join(here, 'react19')]
const folders = [react17, react18, react19]
const [jsdom, next] = [join(here, 'jsdom'), join(here, 'next')]

try {
  buildWhatIsStale(['headless', 'ui-kit', 'test/emulator'])
  await Promise.all([
    installLocked(react17, [join(root, 'headless')]),
    ...[react18, jsdom, next].map((folder) => installLocked(folder, [join(root, 'headless'), join(root, 'ui-kit')])),
  ])
  unpackInto({
    headless: [...folders, jsdom, next],
    'ui-kit': [react18, react19, jsdom, next],
    'test/emulator': [here, jsdom],
  })

  const lines = folders.map(underTest)
  const args = [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--config',
    join(here, 'vitest.config.ts'),
    ...process.argv.slice(2),
  ]
  const { status: ofVitest } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  // A choice of tests is Vitest's.
  const status = process.argv.length > 2 ? ofVitest : ofVitest || runJest(jsdom)
  for (const line of lines) console.log(`${status === 0 ? 'held' : 'ran '}  ${line}`)
  if (status !== 0) throw new Error('The hooks do not hold under every React; what is above says where.')
} catch (error) {
  console.error(`\nFAILED: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
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
