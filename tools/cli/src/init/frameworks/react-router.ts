import { ts } from 'ts-morph'
import { type Edit, edited } from '../../../../file-edits/src/text-edits.ts'
import { countErrors } from '../../source-tree/count-errors.ts'
import { importedAs, mentions } from '../../source-tree/insert-import.ts'
import { element } from '../../source-tree/put-around.ts'
import { reached } from '../../source-tree/reached.ts'
import { afterComments, calls, nodesOf, type SourceTree, sourceTree } from '../../source-tree/source-tree.ts'
import { fileWith, type Insertion, insertionInto, joined } from '../change.ts'
import { firstFile, textIn, Unfit } from '../project.ts'
import { around } from './around.ts'
import type { Framework } from './framework.ts'
import { clientAt } from './provider-file.ts'

/** An application of React Router in framework mode. */
export const reactRouter: Framework = {
  name: 'react-router',
  marker: '@react-router/dev',
  publicPrefix: 'VITE_',
  environmentFile: '.env.local',
  port: 5173,
  guide: 'docs/react-router.md',
  plan(project) {
    const root = firstFile(project, roots)
    const routes = firstFile(project, ['app/routes.ts', 'app/routes.js'])
    if (root === null || routes === null) {
      throw new Unfit(
        `No root route was found: init looked for ${roots.join(', ')}, and for app/routes.ts or app/routes.js.`,
      )
    }
    const [rootText, routesText] = [textIn(project, root) ?? '', textIn(project, routes) ?? '']
    // Routes by the names of files have the rest of an address as `$`.
    const isByName = calls(sourceTree(routes, routesText), 'flatRoutes')
    const account = `app/routes/account${isByName ? '.$' : ''}.${project.isTypeScript ? 'tsx' : 'jsx'}`
    const row = () => withRoute(routes, routesText, account.slice('app/'.length))
    return joined([
      fileWith(account, textIn(project, account), screen),
      insertionInto(root, rootText, around(root, rootText, provider)),
      ...(isByName ? [] : [insertionInto(routes, routesText, row(), account)]),
    ])
  },
}

const roots = ['app/root.tsx', 'app/root.jsx']

const open = [`<PorticoKit client={${clientAt('import.meta.env.VITE_PORTICO_URL')}}>`, '<FollowReactRouter />']

const provider = {
  imports: [
    { name: 'PorticoKit', from: '@portico/ui-kit' },
    { name: 'FollowReactRouter', from: '@portico/headless/react-router' },
  ],
  places: [reached(element('Outlet'), { isEntry: false })],
  open,
  step: `In app/root, import PorticoKit from @portico/ui-kit and FollowReactRouter from @portico/headless/react-router, and put ${open.join('')} and </PorticoKit> around <Outlet />.`,
}

/** PorticoKit shows the screen; the route gives it an address. */
const screen = `export default function Account() {
  return null
}
`

/** Adds the route of the screens as the last one of the list that a file of routes exports. */
function withRoute(path: string, text: string, file: string): Insertion {
  const step = `In ${path}, add route("account/*", "${file}").`
  if (countErrors(path, text) > 0) return { step }
  const source = sourceTree(path, text)
  if (nodesOf(source.tree, ts.isStringLiteral).some(isAccount)) return { text }
  const list = exportedList(source.tree)
  const names = routeNames(source.tree)
  const known = importedAs(source, 'route', isRoutes)
  if (!list || !names || (known === null && mentions(source, 'route'))) return { step }
  const quote = list.getText(source.tree).includes("'") ? "'" : '"'
  const row = `${known ?? 'route'}(${quote}account/*${quote}, ${quote}${file}${quote})`
  return {
    text: edited(text, [...appended(source, list, row), ...(known === null ? appended(source, names, 'route') : [])]),
  }
}

/** `true` for the address of the screens, unless another route or a prefix around it makes it longer. */
function isAccount(literal: ts.StringLiteral): boolean {
  if (literal.text.replace(/^\//, '') !== 'account/*') return false
  for (let at = literal.parent.parent; at; at = at.parent)
    if (ts.isCallExpression(at) && /^(?:route|prefix)$/.test(at.expression.getText())) return false
  return true
}

/** Adds a member to a list, on a line of its own if the last one has one. */
function appended({ text, tree }: SourceTree, list: List, member: string): readonly Edit[] {
  const last = list.elements.at(-1)
  if (!last) return [insertion(list.getStart(tree) + 1, ts.isNamedImports(list) ? ` ${member} ` : member)]
  const isOneLine = !text.slice(list.getStart(tree), last.getStart(tree)).includes('\n')
  if (isOneLine) return [insertion(last.getEnd(), `, ${member}`)]
  const indent = /[^\S\r\n]*$/.exec(text.slice(0, last.getStart(tree)))?.[0] ?? '  '
  const [end, hasComma] = [last.getEnd(), list.elements.hasTrailingComma === true]
  const comma = hasComma ? text.indexOf(',', end) + 1 : end
  return [
    ...(hasComma ? [] : [insertion(end, ',')]),
    insertion(afterComments(text, comma), `\n${indent}${member}${hasComma ? ',' : ''}`),
  ]
}

type List = ts.ArrayLiteralExpression | ts.NamedImports

function insertion(at: number, text: string): Edit {
  return { start: at, end: at, text }
}

/** The list of `export default […]`, also behind `satisfies` and `as`. */
function exportedList(tree: ts.SourceFile): ts.ArrayLiteralExpression | null {
  const exported = tree.statements.find(ts.isExportAssignment)
  let value = exported?.expression
  while (
    value &&
    (ts.isSatisfiesExpression(value) || ts.isAsExpression(value) || ts.isParenthesizedExpression(value))
  ) {
    value = value.expression
  }
  return value && ts.isArrayLiteralExpression(value) ? value : null
}

/** The names that a file imports from the module of `route`. */
function routeNames(tree: ts.SourceFile): ts.NamedImports | null {
  const found = tree.statements
    .filter(ts.isImportDeclaration)
    .filter((one) => ts.isStringLiteral(one.moduleSpecifier) && isRoutes(one.moduleSpecifier.text))
    .flatMap(({ importClause: clause }) => {
      const bindings = clause?.namedBindings
      const isOfTypes = clause?.phaseModifier === ts.SyntaxKind.TypeKeyword
      return bindings && ts.isNamedImports(bindings) && !isOfTypes ? [bindings] : []
    })
  return found[0] ?? null
}

function isRoutes(specifier: string): boolean {
  return specifier === '@react-router/dev/routes'
}
