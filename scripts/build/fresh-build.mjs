// @ts-check
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { packageEntries } from '../house/package-entries.mjs'
import { specifiersIn } from '../house/specifiers.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const settings = ['tsconfig.json', 'package-lock.json'].map((file) => join(root, file))

/** What a package is built of beside its own folder. @type {Readonly<Record<string, readonly string[]>>} */
const others = {
  'tools/cli': [join(root, 'tools/file-edits')],
  'tools/create-portico': [join(root, 'tools/file-edits'), join(root, 'examples/templates')],
}

/**
 * Builds the packages whose built files are missing or older than their sources.
 *
 * @param {readonly string[]} folders
 */
export function buildWhatIsStale(folders) {
  for (const folder of folders.filter((one) => isStale(join(root, one), recipeOf(one)))) {
    console.log(`Building ${folder} …`)
    const { status } = spawnSync('npm', ['run', '--silent', 'build', '-w', folder], { cwd: root, stdio: 'inherit' })
    if (status !== 0) throw new Error(`Building ${folder} failed; what is above says why.`)
  }
}

/** Returns the files outside of a package that its build depends on. @param {string} folder @returns {readonly string[]} */
function recipeOf(folder) {
  return [...scriptsOf(join(root, folder)), ...settings, ...(others[folder] ?? [])]
}

/**
 * Returns the scripts that build the package at `path`: those that its command names, its `tsdown.config.ts`, and all modules that
 * they import by a relative path.
 *
 * @param {string} path
 * @returns {readonly string[]}
 */
export function scriptsOf(path) {
  const { scripts = {} } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
  // The command may change to another folder, so that the names count from its own or from there.
  const named = [...(scripts.build ?? '').matchAll(/(?<=\bnode )(?:\.\.\/)*(\S+)/g)].map(([, name]) => join(root, name))
  const found = new Set([...named, join(path, 'tsdown.config.ts')].filter((file) => existsSync(file)))
  for (const file of found) {
    for (const specifier of specifiersIn(readFileSync(file, 'utf8'))) {
      if (specifier.startsWith('.')) found.add(join(dirname(file), specifier))
    }
  }
  return [...found]
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
