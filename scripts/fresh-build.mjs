// @ts-check
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const recipe = ['scripts/package-build.ts', 'scripts/package-entries.ts', 'tsconfig.json', 'package-lock.json']

/**
 * Builds those of the packages whose built files are missing or older than their sources.
 *
 * @param {readonly string[]} folders
 */
export function buildWhatIsStale(folders) {
  for (const folder of folders.filter(isStale)) {
    console.log(`Building ${folder} …`)
    const { status } = spawnSync('npm', ['run', '--silent', 'build', '-w', folder], { cwd: root, stdio: 'inherit' })
    if (status !== 0) throw new Error(`Building ${folder} failed; what is above says why.`)
  }
}

/** @param {string} folder */
function isStale(folder) {
  const path = join(root, folder)
  const sources = [join(path, 'src'), join(path, 'package.json'), join(path, 'tsdown.config.ts')]
  const newestSource = Math.max(...[...sources, ...recipe.map((file) => join(root, file))].flatMap(timesBelow))
  return Math.min(...builtFiles(path).map(timeOf)) <= newestSource
}

/** The files that package.json exports: what a build must have written. @param {string} path */
function builtFiles(path) {
  const { exports } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
  return Object.values(exports)
    .filter((target) => typeof target === 'object')
    .flatMap((target) => Object.values(target))
    .map((file) => join(path, file))
}

/** Times of a file, or of a folder and everything below: a folder's own time tells of files taken away. @param {string} path @returns {number[]} */
function timesBelow(path) {
  const time = timeOf(path)
  return statSync(path).isDirectory()
    ? [time, ...readdirSync(path).flatMap((name) => timesBelow(join(path, name)))]
    : [time]
}

/** When a file was written last, or before all time where there is none. @param {string} path */
function timeOf(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}
