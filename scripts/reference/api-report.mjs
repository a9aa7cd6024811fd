// @ts-check
// Writes the public surface of a package as text, one file per entry, from its built types. A change of it shows in the
// diff. `npm run api-report` writes the files; a test in test/pack fails if they are stale.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import ts from 'typescript'
import { packageEntries, packages } from '../house/package-entries.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
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
  const program = programOf(entries)
  /** @type {Map<ts.Symbol, string>} */
  const homes = new Map()
  for (const { file, types } of entries.filter((entry) => entry.file !== rootEntry)) {
    for (const { origin } of publicNames(types, program)) if (!homes.has(origin)) homes.set(origin, file)
  }
  return new Map(entries.map(({ file, types }) => [file, reportOf(types, program, file === rootEntry ? homes : null)]))
}

/**
 * Returns the types that a built package uses in its public surface and exports from none of its entries, each with the public
 * name that uses it. Generated types are left out: the public types that use them are the way to them.
 *
 * @param {string} folder
 * @returns {readonly string[]}
 */
export function hiddenTypes(folder) {
  const entries = entriesOf(folder)
  const program = programOf(entries)
  const checker = program.getTypeChecker()
  const names = new Map(
    entries.flatMap(({ types }) => publicNames(types, program).map(({ name, origin }) => [origin, name])),
  )
  const found = [...names].flatMap(([origin, name]) =>
    (origin.declarations ?? []).flatMap((declaration) =>
      identifiersIn(declaration).flatMap((identifier) => {
        const symbol = checker.getSymbolAtLocation(identifier)
        const used = symbol && originOf(symbol, checker)
        const isHidden = used && !names.has(used) && used.declarations?.some((one) => isOwnType(one, folder))
        return isHidden ? [`${name} uses ${used.name}`] : []
      }),
    ),
  )
  return [...new Set(found)].sort()
}

/** @param {ts.Node} node @returns {readonly ts.Identifier[]} */
function identifiersIn(node) {
  /** @type {ts.Identifier[]} */
  const found = []
  /** @param {ts.Node} part */
  const visit = (part) => {
    if (ts.isIdentifier(part)) found.push(part)
    ts.forEachChild(part, visit)
  }
  visit(node)
  return found
}

/** @param {ts.Declaration} declaration @param {string} folder */
function isOwnType(declaration, folder) {
  const { fileName } = declaration.getSourceFile()
  const isType = ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)
  return isType && fileName.includes(`/${folder}/dist/`) && !fileName.endsWith('.gen.d.ts')
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

/** @param {ReturnType<typeof entriesOf>} entries */
function programOf(entries) {
  return ts.createProgram(
    entries.map(({ types }) => types),
    { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler, skipLibCheck: true, types: [] },
  )
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
      origin: originOf(symbol, checker),
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
}

/** @param {ts.Symbol} symbol @param {ts.TypeChecker} checker */
function originOf(symbol, checker) {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
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
