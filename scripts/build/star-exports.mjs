// @ts-check
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathFrom } from './dist-modules.mjs'

/**
 * Rewrites the modules that only export what other modules declare, such as the public ones, so that each of their lines is an
 * `export * from`. If one of the others exports more, a module beside it exports the public part.
 *
 * esbuild with `splitting` treats a module that exports by name as a part of the application. All that it imports then
 * loads with the entry, even if only a part that loads later uses it. It skips a module of `export *`.
 *
 * @param {string} dist The folder of the built package.
 */
export function exportByModule(dist) {
  for (const file of filesIn(dist, '.js')) {
    const sources = exportsByModule(file)
    if (sources)
      writeFileSync(file, [...sources].map(([from, names]) => starLine(file, publicPart(from, names))).join(''))
  }
}

/**
 * Shortens the declarations of such modules in the same way. If one of the others exports more, the public part is exported
 * by name.
 *
 * @param {string} dist The folder of the built package.
 */
export function exportTypesByModule(dist) {
  for (const file of filesIn(dist, '.d.ts')) {
    const sources = exportsByModule(file)
    if (!sources) continue
    const lines = [...sources].map(([from, names]) => {
      const types = from.replace(/\.js$/, '.d.ts')
      const declared = readFileSync(types, 'utf8')
      const hasValue = [...names].some(([name, { isType }]) => isType && declarationOf(name).test(declared))
      return !hasValue && isAllOf(types, names) ? starLine(file, from) : exportLine(names, pathFrom(file, from))
    })
    writeFileSync(file, lines.join(''))
  }
}

/** @param {string} dist @param {string} type */
function filesIn(dist, type) {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(type))
  return files.sort().map((file) => join(dist, file))
}

/** A name that is exported: what it is exported as. @typedef {{ readonly as: string, readonly isType: boolean }} Export */

/** The names that a module exports, by what it calls them itself. @typedef {ReadonlyMap<string, Export>} Names */

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
  const rest = code.replace(/^import \{[^}]*\} from "\.[^"]*";$|^export \{[^}]*\};$/gm, '')
  if (imports.length < 2 || rest.trim() !== '') return null
  const publicNames = namesIn(exported)
  return new Map(
    imports.map(([, names = '', from = '']) => [
      resolve(dirname(file), from),
      new Map(
        [...namesIn(names)].map(([name, { as }]) => {
          const found = publicNames.get(as)
          if (!found) throw new Error(`${file} imports ${name} and does not export it.`)
          return [name, found]
        }),
      ),
    ]),
  )
}

/** @param {string} list The names of an import or an export. @returns {Names} */
function namesIn(list) {
  return new Map(
    list.split(',').map((one) => {
      const isType = one.trim().startsWith('type ')
      const [name = '', as = name] = one
        .trim()
        .replace(/^type /, '')
        .split(' as ')
      return [name, { as, isType }]
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
  if (isAllOf(module, names)) return module
  const code = exportLine(names, pathFrom(module, module))
  for (let number = 1; ; number++) {
    const part = module.replace(/\.js$/, `.public${number === 1 ? '' : number}.js`)
    if (existsSync(part) && readFileSync(part, 'utf8') !== code) continue
    writeFileSync(part, code)
    return part
  }
}

/** `true` if these are all names of a module, and none gets another name. @param {string} module @param {Names} names */
function isAllOf(module, names) {
  const [, list] = /^export \{([^}]*)\}(?: from "[^"]*")?;?$/m.exec(readFileSync(module, 'utf8')) ?? []
  if (list === undefined) return false
  const all = new Set([...namesIn(list).values()].map(({ as }) => as))
  return all.size === names.size && [...names].every(([name, { as }]) => name === as && all.has(name))
}

/** Returns a pattern of the declaration of a value. @param {string} name */
function declarationOf(name) {
  return new RegExp(`^declare (?:abstract )?(?:function|const|let|class|enum) ${name.replace('$', '\\$')}\\b`, 'm')
}

/** @param {Names} names @param {string} from */
function exportLine(names, from) {
  const list = [...names].map(
    ([name, { as, isType }]) => `${isType ? 'type ' : ''}${name === as ? name : `${name} as ${as}`}`,
  )
  return `export { ${list.sort().join(', ')} } from ${JSON.stringify(from)}\n`
}

/** @param {string} file @param {string} from */
function starLine(file, from) {
  return `export * from ${JSON.stringify(pathFrom(file, from))}\n`
}
