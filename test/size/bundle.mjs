// @ts-check
import { writeFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, esmExternalRequirePlugin } from 'vite'

/**
 * What an application of one entry is measured for.
 *
 * @typedef {object} Subject
 * @property {string} name
 * @property {Readonly<Record<string, readonly string[]>>} imports What the entry imports, by package.
 * @property {number | undefined} [figure] What it weighed as its budget was set, in KiB. Default: it is printed, without a budget.
 * @property {number} [chunks] The most files it may load at once.
 * @property {readonly string[]} [opens] Patterns of modules that load later, such as a dialog: what opening them adds is weighed.
 * @property {readonly string[]} [started] Patterns of modules that the application has loaded before that, as soon as it runs.
 * @property {readonly string[]} [never] Patterns of modules that may not be in it, neither at once nor later.
 * @property {boolean} [esbuild] Whether the figure of esbuild with splitting is printed, too.
 * @property {readonly string[]} [neverAtOnce] Patterns of modules that may only come later.
 */

/**
 * Code by weight.
 *
 * @typedef {object} Weight
 * @property {number} gzip Bytes after gzip at level 9.
 * @property {readonly Code[]} code
 * @property {readonly string[]} modules The modules it is made from, also those of which nothing but a constant is left.
 *
 * @typedef {{ readonly text: string, readonly owners: readonly string[] }} Code A chunk, and the module of each character.
 */

/**
 * @typedef {object} Measure
 * @property {Weight} first What loads with the entry: every static import; or what the subject opens.
 * @property {number} chunks In how many files.
 * @property {readonly (Weight & { readonly name: string })[]} later What loads when it is needed, chunk by chunk.
 */

/**
 * Builds an application that imports what the subject names, with React left out, and weighs it.
 *
 * @param {Subject} subject
 * @param {string} folder Where the packages are installed.
 * @returns {Promise<Measure>}
 */
export async function measure({ imports, opens = [], started = [] }, folder) {
  const chunks = await chunksOf(writeApplication(imports, folder), folder)
  const atOnce = closure(chunks, ({ isEntry }) => isEntry)
  const closureOf = (/** @type {readonly string[]} */ patterns) =>
    closure(chunks, ({ moduleIds }) => modulesOf(moduleIds.map(shortened), patterns).length > 0)
  const opened = closureOf(opens)
  for (const fileName of opens.length > 0 ? [...atOnce, ...closureOf(started)] : []) opened.delete(fileName)
  const first = opens.length > 0 ? opened : atOnce
  return {
    first: weigh(chunks.filter(({ fileName }) => first.has(fileName))),
    chunks: first.size,
    later: chunks
      .filter(({ fileName }) => !atOnce.has(fileName) && !first.has(fileName))
      .map((chunk) => ({ name: chunk.name, ...weigh([chunk]) })),
  }
}

/**
 * Writes the entry of an application that imports some names, and returns its path.
 *
 * @param {Subject['imports']} imports
 * @param {string} folder
 */
export function writeApplication(imports, folder) {
  const lines = Object.entries(imports).map(([from, names]) => `import { ${names.join(', ')} } from '${from}'`)
  const entry = join(folder, 'entry.js')
  writeFileSync(entry, `${lines.join('\n')}\nglobalThis.application = [${Object.values(imports).flat().join(', ')}]\n`)
  return entry
}

/**
 * Builds the application of one entry, with React left out.
 *
 * @param {string} entry
 * @param {string} folder The root of the application.
 * @param {import('vite').Alias[]} [alias] The modules behind names, beside those of installed packages.
 * @returns {Promise<readonly Chunk[]>}
 */
export async function chunksOf(entry, folder, alias = []) {
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    // Vite takes the condition from NODE_ENV, which tests set to `test`.
    resolve: { alias, conditions: ['module', 'browser', 'production'] },
    // React is left out as a module, also for what requires it: otherwise the bundle holds a `require` that fails.
    plugins: [esmExternalRequirePlugin({ external: [/^react(?:-dom)?(?:\/|$)/] })],
    build: {
      write: false,
      sourcemap: 'hidden',
      rolldownOptions: { input: entry },
    },
  })
  if (Array.isArray(result) || !('output' in result)) throw new Error('Vite answered something else than one build.')
  return result.output.filter((file) => file.type === 'chunk')
}

/**
 * What each group of modules weighs: the bytes that would be gone without it. Less than the whole together, because
 * gzip finds in one group what another has said before.
 *
 * @param {Weight} weight
 * @param {(path: string) => string} groupOf
 * @returns {readonly { readonly group: string, readonly gzip: number }[]} Heaviest first.
 */
export function shares({ code, gzip }, groupOf) {
  const groups = new Set(code.flatMap(({ owners }) => owners).map(groupOf))
  return [...groups]
    .map((group) => {
      const rest = code.map(({ text, owners }) =>
        [...text].filter((_, at) => groupOf(owners[at] ?? '') !== group).join(''),
      )
      return { group, gzip: gzip - gzipped(rest) }
    })
    .sort((one, other) => other.gzip - one.gzip)
}

/** How far a page may grow over the figure of its budget. */
const slack = 1.03

/**
 * Returns the most that a subject may weigh, in KiB; `undefined` if it has no budget.
 *
 * @param {Subject} subject
 */
export function budgetOf({ figure }) {
  return figure === undefined ? undefined : figure * slack
}

/**
 * Returns the figure for the next budget: the measured one if the page is over its budget, or lighter by as much.
 *
 * @param {Subject} subject
 * @param {Measure} measured
 */
export function nextFigure({ figure }, measured) {
  const kib = Number((measured.first.gzip / 1024).toFixed(2))
  if (figure === undefined) return undefined
  return kib > figure * slack || kib < figure / slack ? kib : figure
}

/**
 * What is wrong with a measure, in words; nothing when it is within its budget.
 *
 * @param {Subject} subject
 * @param {Measure} measured
 * @returns {readonly string[]}
 */
export function faultsOf(subject, measured) {
  const kib = measured.first.gzip / 1024
  const { never = [], neverAtOnce = [] } = subject
  const budget = budgetOf(subject)
  const strangers = [
    ...[measured.first, ...measured.later].flatMap(({ modules }) => modulesOf(modules, never)),
    ...modulesOf(measured.first.modules, neverAtOnce),
  ]
  return [
    ...(budget !== undefined && kib > budget
      ? [`weighs ${kib.toFixed(2)} KiB, over its budget of ${budget.toFixed(2)} KiB`]
      : []),
    ...(measured.chunks > (subject.chunks ?? Infinity) ? [`loads ${measured.chunks} files at once`] : []),
    ...strangers.map((path) => `holds ${path}, which it has no use for`),
  ]
}

/** Those that one of the patterns names. @param {readonly string[]} modules @param {readonly string[]} patterns */
function modulesOf(modules, patterns) {
  return modules.filter((path) => patterns.some((pattern) => new RegExp(pattern).test(path)))
}

/** @typedef {import('vite').Rolldown.OutputChunk} Chunk */

/**
 * The files that some begin with, and what they import statically, at any depth.
 *
 * @param {readonly Chunk[]} chunks
 * @param {(chunk: Chunk) => boolean} isFirst
 */
function closure(chunks, isFirst) {
  const found = new Set(chunks.filter(isFirst).map(({ fileName }) => fileName))
  for (const name of found) {
    for (const other of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) {
      if (chunks.some(({ fileName }) => fileName === other)) found.add(other)
    }
  }
  return found
}

/** @param {readonly Chunk[]} chunks @returns {Weight} */
function weigh(chunks) {
  return {
    gzip: gzipped(chunks.map(({ code }) => code)),
    code: chunks.map((chunk) => ({ text: chunk.code, owners: ownersIn(chunk) })),
    modules: chunks.flatMap(({ moduleIds }) => moduleIds.map(shortened)),
  }
}

/** @param {readonly string[]} texts */
function gzipped(texts) {
  return texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0)
}

/** The module of every character, as the source map tells; what it does not tell of is the bundler's. @param {Chunk} chunk */
function ownersIn({ code, map, moduleIds }) {
  // A chunk of nothing but data has no map; it is that of its one module.
  if (!map) return Array.from({ length: code.length + 1 }, () => (moduleIds[0] ? shortened(moduleIds[0]) : bundler))
  const source = new SourceMap(JSON.parse(JSON.stringify(map)))
  return code.split('\n').flatMap((text, line) =>
    Array.from({ length: text.length + 1 }, (_, column) => {
      const entry = source.findEntry(line, column)
      const path = 'originalSource' in entry ? entry.originalSource : undefined
      return path && !path.includes('builtin:') ? shortened(path) : bundler
    }),
  )
}

const bundler = "/the bundler's own"

/** Returns a path below `node_modules`. @param {string} path */
export function shortened(path) {
  return path.replace(/^.*\/node_modules\//, '/').replace(/^(?:\.\.\/)+/, '/')
}
