// @ts-check
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix, relative, sep } from 'node:path'
import { isOfProject, root } from './pages.mjs'

/** @typedef {import('./pages.mjs').Example} Example */

const compiler = join(root, 'node_modules/typescript-7/bin/tsc')
const folder = '.cache/examples'

/**
 * Checks the types of a project and of examples, in one run of the compiler. The examples are written to `.cache/examples`:
 * `tsconfig.typecheck.json` of the project names the file there that imports all of them.
 *
 * @param {string} project Its folder.
 * @param {readonly Example[]} examples
 * @param {readonly string[]} options More options for the compiler.
 * @returns {{ readonly status: number, readonly report: string }} The exit code of the compiler, and its errors. Those of an
 * example are at the page and line that show it.
 * @throws {Error} If two examples of a page have one name, or the compiler cannot be run.
 */
export function checkTypes(project, examples, options = []) {
  writeFiles(join(project, folder), filesOf(examples))
  const args = [compiler, '-p', 'tsconfig.typecheck.json', ...options]
  const { status, stdout, error } = spawnSync(process.execPath, args, {
    cwd: project,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 2 ** 28,
  })
  if (error) throw error
  return { status: status ?? 1, report: atPages(stdout) }
}

/**
 * The text of each file by its path. The examples of a page share a folder, and import each other there. `all.ts` imports each:
 * the compiler includes one of two files of a folder that differ in their endings alone.
 *
 * @param {readonly Example[]} examples
 */
function filesOf(examples) {
  /** @type {Map<string, string>} */
  const files = new Map()
  for (const example of examples) {
    if (isOfProject(example)) continue
    const { page, line, language, code, imports = '' } = example
    const path = posix.join(page, example.file ?? `line-${line}.${language}`)
    if (files.has(path)) throw new Error(`${page}:${line}: another example of the page is called ${example.file}`)
    // The empty lines put each line at its number in the page, also in the excerpts that the compiler prints.
    files.set(path, imports + '\n'.repeat(line - 1) + code)
  }
  return files.set('all.ts', [...files.keys()].map((path) => `import ${JSON.stringify(`./${path}`)}\n`).join(''))
}

/**
 * Makes a folder hold these files alone. Those that are there already stay untouched, for two runs at once.
 *
 * @param {string} path
 * @param {ReadonlyMap<string, string>} files
 */
function writeFiles(path, files) {
  mkdirSync(path, { recursive: true })
  for (const entry of readdirSync(path, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (entry.isFile() && !files.has(relative(path, file).replaceAll(sep, '/'))) rmSync(file, { force: true })
  }
  for (const [name, text] of files) {
    const file = join(path, name)
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

/**
 * Replaces each place in an example by its place in the page: `.cache/examples/docs/a.md/app.tsx(6,3)` by `docs/a.md:6`.
 *
 * @param {string} output
 */
function atPages(output) {
  const places = /\.cache\/examples\/(\S+?\.(?:md|tsx?))\/\S+?\.tsx?\b(?:\((\d+),\d+\))?/g
  return output.replaceAll(places, (_, page, line) => (line ? `${page}:${line}` : page))
}
