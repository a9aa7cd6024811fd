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
  'scripts/package-entries.mjs',
  'tsconfig.json',
  'package-lock.json',
].map((file) => join(root, file))

/**
 * Builds those of the packages whose built files are missing or older than their sources.
 *
 * @param {readonly string[]} folders
 */
export function buildWhatIsStale(folders) {
  for (const folder of folders.filter((one) => isStale(join(root, one), recipe))) {
    console.log(`Building ${folder} …`)
    const { status } = spawnSync('npm', ['run', '--silent', 'build', '-w', folder], { cwd: root, stdio: 'inherit' })
    if (status !== 0) throw new Error(`Building ${folder} failed; what is above says why.`)
  }
}

/**
 * Whether a file that the package at `path` exports is missing, or older than anything it is made from. `recipe` are
 * files outside of the package that it is made from as well.
 *
 * @param {string} path
 * @param {readonly string[]} recipe
 */
export function isStale(path, recipe = []) {
  const sources = ['src', 'package.json', 'tsdown.config.ts'].map((name) => join(path, name))
  return Math.min(...builtFiles(path).map(timeOf)) <= Math.max(...[...sources, ...recipe].flatMap(timesBelow))
}

/** What a build must have written. @param {string} path */
function builtFiles(path) {
  const { exports } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
  const plain = Object.values(exports).filter((target) => typeof target === 'string' && target.startsWith('./dist/'))
  const modules = packageEntries(path).flatMap(({ module }) => ['js', 'd.ts'].map((type) => `dist/${module}.${type}`))
  return [...modules, ...plain].map((file) => join(path, file))
}

/**
 * When a file, or a folder and everything below it, were written: a folder's own time tells of files taken away.
 *
 * @param {string} path
 * @returns {number[]}
 */
function timesBelow(path) {
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory()
  return [timeOf(path), ...(isFolder ? readdirSync(path).flatMap((name) => timesBelow(join(path, name))) : [])]
}

/** When a file was written last, or before all time where there is none. @param {string} path */
function timeOf(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) buildWhatIsStale(process.argv.slice(2))
