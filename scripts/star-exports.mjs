// @ts-check
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

/**
 * Rewrites the public modules that only export what other modules declare, so that each of their lines is an
 * `export * from`. If a module exports more than the public one does, a module beside it exports the public part.
 *
 * esbuild with `splitting` treats a module that exports by name as a part of the application. All that it imports then
 * loads with the entry, even if only a part that loads later uses it. It skips a module of `export *`.
 *
 * @param {string} dist The folder of the built package.
 * @param {readonly string[]} modules The public modules below it, without extension.
 */
export function exportByModule(dist, modules) {
  for (const module of modules) {
    const file = join(dist, `${module}.js`)
    const lines = exportsByModule(file)
    if (!lines) continue
    const stars = [...lines].map(
      ([from, names]) => `export * from ${JSON.stringify(pathFrom(file, publicPart(from, names)))}\n`,
    )
    writeFileSync(file, stars.join(''))
    rmSync(`${file}.map`, { force: true })
  }
}

/** The names that a module exports, by what it calls them itself. @typedef {ReadonlyMap<string, string>} Names */

/**
 * Returns the modules whose exports a module exports again, with the names. Returns `null` if it has other code, or
 * exports of packages.
 *
 * @param {string} file
 * @returns {ReadonlyMap<string, Names> | null}
 */
function exportsByModule(file) {
  const code = readFileSync(file, 'utf8')
  const imports = [...code.matchAll(/^import \{([^}]*)\} from "([^"]*)";$/gm)]
  const [, exported = ''] = /^export \{([^}]*)\};$/m.exec(code) ?? []
  const rest = code.replace(/^import \{[^}]*\} from "\.[^"]*";$|^export \{[^}]*\};$|^\/\/# sourceMappingURL.*$/gm, '')
  if (imports.length < 2 || rest.trim() !== '') return null
  const publicNames = pairsIn(exported)
  return new Map(
    imports.map(([, names = '', from = '']) => [
      resolve(dirname(file), from),
      new Map([...pairsIn(names)].map(([name, local]) => [name, publicNames.get(local) ?? local])),
    ]),
  )
}

/** Returns the names of a list of imports or exports: the first name of each to the second. @param {string} list */
function pairsIn(list) {
  return new Map(
    list.split(',').map((one) => {
      const [name = '', other = name] = one.trim().split(' as ')
      return [name, other]
    }),
  )
}

/**
 * Returns a module that exports these names of another: the other itself, if it has no further ones.
 *
 * @param {string} module
 * @param {Names} names
 */
function publicPart(module, names) {
  const all = exportsOf(module)
  if (all.size === names.size && [...names].every(([name, as]) => name === as && all.has(name))) return module
  const list = [...names].map(([name, as]) => (name === as ? name : `${name} as ${as}`)).sort()
  const code = `export { ${list.join(', ')} } from ${JSON.stringify(pathFrom(module, module))}\n`
  for (let number = 1; ; number++) {
    const part = module.replace(/\.js$/, `.public${number === 1 ? '' : number}.js`)
    if (existsSync(part) && readFileSync(part, 'utf8') !== code) continue
    writeFileSync(part, code)
    return part
  }
}

/** Returns the names that a built module exports, which are in one statement. @param {string} module */
function exportsOf(module) {
  const [, list] = /^export \{([^}]*)\}(?: from "[^"]*")?;?$/m.exec(readFileSync(module, 'utf8')) ?? []
  if (list === undefined) throw new Error(`${module} exports nothing that could be read.`)
  return new Set(pairsIn(list).values())
}

/** @param {string} file @param {string} other */
function pathFrom(file, other) {
  const path = relative(dirname(file), other)
  return path.startsWith('.') ? path : `./${path}`
}
