// @ts-check
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { packageEntries } from './package-entries.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const recipe = [
  'scripts/package-build.ts',
  'scripts/join-at-once.mjs',
  'scripts/compiled-at-once.mjs',
  'scripts/pure-calls.mjs',
  'scripts/short-files.mjs',
  'scripts/star-exports.mjs',
  'scripts/syntax-nodes.mjs',
  'scripts/package-entries.mjs',
  'tsconfig.json',
  'package-lock.json',
].map((file) => join(root, file))

/** What a package is built of beside its own folder. @type {Readonly<Record<string, readonly string[]>>} */
const others = { 'tools/create-portico': [join(root, 'examples/templates')] }

/**
 * Builds the packages whose built files are missing or older than their sources.
 *
 * @param {readonly string[]} folders
 */
export function buildWhatIsStale(folders) {
  for (const folder of folders.filter((one) => isStale(join(root, one), [...recipe, ...(others[one] ?? [])]))) {
    console.log(`Building ${folder} …`)
    const { status } = spawnSync('npm', ['run', '--silent', 'build', '-w', folder], { cwd: root, stdio: 'inherit' })
    if (status !== 0) throw new Error(`Building ${folder} failed; what is above says why.`)
  }
}

/**
 * Returns `true` if a file that the package at `path` exports is missing or older than its sources. `recipe` lists
 * further sources outside of the package.
 *
 * @param {string} path
 * @param {readonly string[]} recipe
 */
export function isStale(path, recipe = []) {
  const sources = ['src', 'package.json', 'tsdown.config.ts'].map((name) => join(path, name))
  return Math.min(...builtFiles(path).map(timeOf)) <= Math.max(...[...sources, ...recipe].flatMap(timesBelow))
}

/** Returns the files that a build must write. @param {string} path */
function builtFiles(path) {
  const { exports, bin } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
  const plain = Object.values(exports).filter((target) => typeof target === 'string' && target.startsWith('./dist/'))
  const modules = packageEntries(path).flatMap(({ module }) => ['js', 'd.ts'].map((type) => `dist/${module}.${type}`))
  return [...modules, ...plain, ...(bin ? ['dist/cli.js'] : [])].map((file) => join(path, file))
}

/**
 * Returns the times of the last write of a file, or of a folder and all files below it. The time of a folder changes if
 * a file is removed.
 *
 * @param {string} path
 * @returns {number[]}
 */
function timesBelow(path) {
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory()
  return [timeOf(path), ...(isFolder ? readdirSync(path).flatMap((name) => timesBelow(join(path, name))) : [])]
}

/** Returns the time of the last write of a file, or 0 if there is none. @param {string} path */
function timeOf(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) buildWhatIsStale(process.argv.slice(2))
