// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { rolldown } from 'rolldown'
import { compiledAtOnce } from './compiled-at-once.mjs'
import { pathFrom } from './dist-modules.mjs'

/**
 * Joins the modules that an application needs at once into two modules of the built package. They are `at-once.js`, and
 * `at-once.client.js` for modules that begin with `'use client'`. Each joined module is replaced by one that exports
 * the same names from there.
 *
 * Bundlers divide modules that several parts of an application share into chunks, by the parts that need them. Small
 * modules that depend on each other become many small chunks, which all load at once. For the login box in Vite 8,
 * these are 21 chunks and 6.7 KiB more. A module is never divided. Code that loads with the entry is also compiled at
 * once.
 *
 * @param {string} dist The folder of the built package.
 * @param {readonly string[]} names The names that such an application imports from the package's index.
 * @param {object} [more]
 * @param {readonly string[]} [more.beside] Modules of the folder that are joined with them.
 * @param {readonly string[]} [more.soon] Modules of the folder that such an application loads as soon as it runs. They
 * are joined with their dependencies into `soon.js`.
 * @param {readonly { readonly entry: string, readonly file: string }[]} [more.shared] Entries that an application can import
 * at once, each with the file for the modules of `soon` that it imports statically. So it does not load the rest with them.
 */
export async function joinAtOnce(dist, names, { beside = [], soon = [], shared = [] } = {}) {
  const missing = [...beside, ...soon].filter((module) => !existsSync(join(dist, module)))
  if (missing.length > 0) throw new Error(`${dist} lacks ${missing.join(', ')}. Name the modules as they are built`)
  const index = `import { ${names.join(', ')} } from './index.js'`
  const besides = beside.map((module, at) => `import * as beside${at} from ${JSON.stringify(module)}`)
  const modules = await modulesAtOnce(dist, [index, ...besides].join('\n'), [
    ...names,
    ...beside.map((_, at) => `beside${at}`),
  ])
  const client = modules.filter(isClient)
  const plain = modules.filter((module) => !isClient(module))
  await joinInto(join(dist, 'at-once.js'), plain, { plugins: [compiledAtOnce()] })
  await joinInto(join(dist, 'at-once.client.js'), client, { plugins: [compiledAtOnce()], directive: "'use client'\n" })
  if (soon.length === 0) return
  const imported = soon.map((module, at) => ({
    module,
    names: exportsOf(join(dist, module)).map((name) => ({ name, local: `${name}$${at}` })),
  }))
  const lines = imported.map(
    ({ module, names }) =>
      `import { ${names.map(({ name, local }) => `${name} as ${local}`).join(', ')} } from ${JSON.stringify(module)}`,
  )
  const locals = imported.flatMap(({ names }) => names.map(({ local }) => local))
  const parts = await modulesAtOnce(dist, lines.join('\n'), locals)
  const joined = [join(dist, 'at-once.js'), join(dist, 'at-once.client.js')]
  const later = parts.filter((module) => !joined.includes(module))
  let rest = later
  for (const { entry, file } of shared) {
    const needed = await modulesAtOnce(dist, `import * as everything from ${JSON.stringify(entry)}`, ['everything'])
    const group = rest.filter((module) => needed.includes(module))
    if (group.length > 0) await joinInto(join(dist, file), group)
    rest = rest.filter((module) => !group.includes(module))
  }
  await joinInto(join(dist, 'soon.js'), rest)
}

/** Returns whether a module is for pages alone. @param {string} module */
export function isClient(module) {
  return /^['"]use client['"]/.test(readFileSync(module, 'utf8'))
}

/**
 * Returns the modules that an application with these imports loads with its entry.
 *
 * @param {string} dist
 * @param {string} imports
 * @param {readonly string[]} names
 */
async function modulesAtOnce(dist, imports, names) {
  const entry = join(dist, 'application.js')
  const chunks = await bundle(entry, `${imports}\nglobalThis.application = [${names.join(', ')}]`)
  const first = new Set(chunks.filter(({ isEntry }) => isEntry))
  for (const { imports } of first) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) first.add(chunk)
  }
  return [...first].flatMap(({ modules }) =>
    Object.entries(modules).flatMap(([id, { renderedLength }]) =>
      renderedLength > 0 && id !== entry && !id.startsWith('\0') ? [id] : [],
    ),
  )
}

/**
 * @param {string} file
 * @param {readonly string[]} modules
 * @param {{ readonly directive?: string, readonly plugins?: readonly import('rolldown').Plugin[] }} [more]
 */
export async function joinInto(file, modules, { directive = '', plugins = [] } = {}) {
  const all = modules.flatMap(exportsOf)
  const exported = modules.map((module, at) => ({
    module,
    // A name that several modules have gets the number of its module.
    names: exportsOf(module).map((name) => ({ name, joined: isUnique(name, all) ? name : `${name}$${at}` })),
  }))
  const entry = exported.map(({ module, names }) =>
    exportLine(
      names.map(({ name, joined }) => renamed(name, joined)),
      module,
    ),
  )
  const [chunk, more] = await bundle(file, entry.join('\n'), { inside: modules, plugins })
  if (!chunk || more) throw new Error(`${file} does not come out as one module.`)
  writeFileSync(file, directive + chunk.code)
  for (const { module, names } of exported) {
    const line = exportLine(
      names.map(({ name, joined }) => renamed(joined, name)),
      pathFrom(module, file),
    )
    writeFileSync(module, directive + line)
  }
}

/** @param {string} name @param {readonly string[]} names */
function isUnique(name, names) {
  return names.indexOf(name) === names.lastIndexOf(name)
}

/** @param {string} name @param {string} as */
function renamed(name, as) {
  return name === as ? name : `${name} as ${as}`
}

/** Returns whether a built module has code of its own, and exports that are known. @param {string} module */
export function canBeJoined(module) {
  return exportList.test(readFileSync(module, 'utf8'))
}

const exportList = /^export \{([^}]*)\};?$/m

/** @param {readonly string[]} names @param {string} from */
function exportLine(names, from) {
  return `export { ${names.join(', ')} } from ${JSON.stringify(from)}\n`
}

/** Returns the names that a built module exports, which are in one statement at its end. @param {string} module */
function exportsOf(module) {
  const [, list] = exportList.exec(readFileSync(module, 'utf8')) ?? []
  if (list === undefined) throw new Error(`${module} exports nothing that could be read.`)
  return list.split(',').map((one) => one.trim().split(' as ').at(-1) ?? '')
}

/**
 * Bundles a virtual module. Imports of packages stay imports. If `inside` is given, imports of all other files stay
 * imports too.
 *
 * @param {string} entry
 * @param {string} code
 * @param {{ readonly inside?: readonly string[], readonly plugins?: readonly import('rolldown').Plugin[] }} [more]
 */
async function bundle(entry, code, { inside, plugins = [] } = {}) {
  const build = await rolldown({
    input: entry,
    treeshake: { moduleSideEffects: false },
    logLevel: 'warn',
    plugins: [
      {
        name: 'made-up-entry',
        load: (id) => (id === entry ? code : null),
        resolveId(id, importer) {
          if (!importer) return id
          if (!/^[./]/.test(id)) return { id, external: true }
          const path = resolve(dirname(importer), id)
          return !inside || inside.includes(path) ? path : { id: pathFrom(entry, path), external: true }
        },
      },
      ...plugins,
    ],
  })
  const { output } = await build.generate({ dir: dirname(entry), format: 'esm' })
  return output.filter((file) => file.type === 'chunk')
}
