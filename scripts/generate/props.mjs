// @ts-check
// Writes the props of the kit's screens into the guides, from their types: between `<!-- props: SignUpPage -->` and
// `<!-- /props -->`. `node scripts/generate/props.mjs` writes the pages; `--check` fails if a page is stale.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { entriesIn } from '../house/folders.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const isCheck = process.argv.includes('--check')
const marked = /(<!-- props: (\w+) -->\n)[\s\S]*?(<!-- \/props -->)/g
/** The props of every screen, which one page explains. */
const common = new Set(['slots', 'appearance', 'isolation', 'links', 'fixed'])
const commonPage = 'replacing/screens.md'

const pages = markdownIn('docs').flatMap((page) => {
  const text = readFileSync(join(root, page), 'utf8')
  return text.includes('<!-- props: ') ? [{ page, text }] : []
})
const { checker, exports } = programOf([
  join(root, 'ui-kit/src/index.ts'),
  ...entriesIn(root, 'ui-kit')
    .filter(({ isPart, isFlat }) => isPart && !isFlat)
    .map(({ module }) => join(root, 'ui-kit/src', `${module}.ts`)),
])
const exported = new Map(exports.map((symbol) => [symbol.name, symbol]))

for (const { page, text } of pages) {
  const toCommon = '../'.repeat(page.split('/').length - 2) + commonPage
  const fresh = text.replace(marked, (_, open, name, close) => `${open}${propsOf(name, toCommon)}${close}`)
  if (fresh === text) continue
  if (!isCheck) writeFileSync(join(root, page), fresh)
  else {
    console.error(`${page} is stale: run "node scripts/generate/props.mjs" and commit what it writes.`)
    process.exitCode = 1
  }
}

/** Returns the table of a component's props. @param {string} name @param {string} toCommon */
function propsOf(name, toCommon) {
  const symbol = exported.get(name)
  if (!symbol) throw new Error(`No entry of @portico/ui-kit exports ${name}`)
  const all = propertiesOf(symbol).filter((property) => property.name !== 'ref')
  const rows = all
    .filter((property) => !common.has(property.name))
    .map((property) => `| \`${property.name}\` | \`${typeOf(property)}\` | ${wordsOf(property)} |`)
  const shared = all.filter((property) => common.has(property.name)).map((property) => `\`${property.name}\``)
  const table = rows.length > 0 ? `\n| Prop | Type | |\n|---|---|---|\n${rows.join('\n')}\n` : ''
  const line = shared.length > 0 ? `\n[Like every screen](${toCommon}) it takes ${listed(shared)}.\n` : ''
  return `${table}${line}\n`
}

/** @param {ts.Symbol} component */
function propertiesOf(component) {
  const declared = component.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(component) : component
  const type = checker.getTypeOfSymbol(declared)
  const [parameter] = type.getCallSignatures()[0]?.getParameters() ?? []
  if (!parameter) return []
  return checker.getPropertiesOfType(checker.getTypeOfSymbol(parameter))
}

/** Returns the declared type on one line. @param {ts.Symbol} property */
function typeOf(property) {
  const declaration = property.valueDeclaration
  const written = declaration && ts.isPropertySignature(declaration) ? declaration.type?.getText() : undefined
  const text = written ?? checker.typeToString(checker.getTypeOfSymbol(property))
  return text
    .replace(/\s+/g, ' ')
    .replace(/ \| undefined$/, '')
    .replace(/^\((.*=>.*)\)$/, '$1')
    .replaceAll('|', '\\|')
}

/** @param {ts.Symbol} property */
function wordsOf(property) {
  return ts
    .displayPartsToString(property.getDocumentationComment(checker))
    .replace(/\{@link (\w+)(?:\.\w+)*\}/g, '`$1`')
    .replace(/\s+/g, ' ')
    .replaceAll('|', '\\|')
}

/** @param {readonly string[]} names */
function listed(names) {
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join()
}

/** @param {readonly string[]} entries */
function programOf(entries) {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const program = ts.createProgram(entries, options)
  const found = program.getTypeChecker()
  const exports = entries.flatMap((entry) => {
    const source = program.getSourceFile(entry)
    const module = source && found.getSymbolAtLocation(source)
    if (!module) throw new Error(`${entry} is no module`)
    return found.getExportsOfModule(module)
  })
  return { checker: found, exports }
}

/** @param {string} folder @returns {string[]} */
function markdownIn(folder) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && !file.startsWith('reference'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
}
