// @ts-check
// Writes the public surface of a package as text, one file per entry, from its built types. A change of it shows in the
// diff. `npm run api-report` writes the files; a test in test/pack fails if they are stale.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import ts from 'typescript'
import { packageEntries, packages } from './package-entries.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const header = '// The public surface of this entry, written by "npm run api-report". Do not edit.\n'

const rootEntry = 'index.d.ts'

/**
 * Returns the reports of a built package: file name to text.
 *
 * @param {string} folder
 * @returns {ReadonlyMap<string, string>}
 */
export function apiReports(folder) {
  const entries = entriesOf(folder)
  const program = ts.createProgram(
    entries.map(({ types }) => types),
    { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler, skipLibCheck: true, types: [] },
  )
  /** @type {Map<ts.Symbol, string>} */
  const homes = new Map()
  for (const { file, types } of entries.filter((entry) => entry.file !== rootEntry)) {
    for (const { origin } of publicNames(types, program)) if (!homes.has(origin)) homes.set(origin, file)
  }
  return new Map(entries.map(({ file, types }) => [file, reportOf(types, program, file === rootEntry ? homes : null)]))
}

/**
 * Returns the committed reports: file name to text.
 *
 * @param {string} folder
 * @returns {ReadonlyMap<string, string>}
 */
export function committedReports(folder) {
  const path = join(root, folder, 'api-report')
  return new Map(readdirSync(path).map((file) => [file, readFileSync(join(path, file), 'utf8')]))
}

/** @param {string} folder */
function entriesOf(folder) {
  const path = join(root, folder)
  return packageEntries(path).map(({ name, module }) => ({
    file: `${name}.d.ts`,
    types: join(path, `dist/${module}.d.ts`),
  }))
}

/**
 * Returns the report of one entry. Exports of the root entry from a subpath are printed by name only.
 *
 * @param {string} types
 * @param {ts.Program} program
 * @param {ReadonlyMap<ts.Symbol, string> | null} homes
 */
function reportOf(types, program, homes) {
  const parts = publicNames(types, program).flatMap(({ name, origin }) => {
    const home = homes?.get(origin)
    if (home) return [`export { ${name} } from './${home.replace('.d.ts', '')}'`]
    const renamed = origin.name === name ? [] : [`// exported as ${name}`]
    return [...renamed, ...(origin.declarations ?? []).map(textOf)]
  })
  return `${[header, ...parts].join('\n').trimEnd()}\n`
}

/** @param {string} types @param {ts.Program} program */
function publicNames(types, program) {
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(types)
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) throw new Error(`${types} is missing or exports nothing. Build the package first: npm run build`)
  return checker
    .getExportsOfModule(module)
    .map((symbol) => ({
      name: symbol.name,
      origin: symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
}

const printer = ts.createPrinter({ removeComments: true })

/** @param {ts.Declaration} declaration */
function textOf(declaration) {
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration
  const text = printer.printNode(ts.EmitHint.Unspecified, statement, declaration.getSourceFile())
  return `${text.replace(/^(?:export )?(?:declare )?/, 'export ')}\n`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const folder of packages) {
    const path = join(root, folder, 'api-report')
    rmSync(path, { recursive: true, force: true })
    mkdirSync(path)
    for (const [file, text] of apiReports(folder)) writeFileSync(join(path, file), text)
  }
}
