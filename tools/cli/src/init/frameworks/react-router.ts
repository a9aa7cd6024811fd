import { fileWith, type Insertion, insertionInto, joined } from '../change.ts'
import { withImport, wrapped } from '../insert.ts'
import { firstFile, textIn, Unfit } from '../project.ts'
import type { Framework } from './framework.ts'

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
    const isByName = /\bflatRoutes\(/.test(routesText)
    const account = `app/routes/account${isByName ? '.$' : ''}.${project.isTypeScript ? 'tsx' : 'jsx'}`
    return joined([
      { changes: fileWith(account, textIn(project, account), screen), steps: [] },
      insertionInto(root, rootText, aroundOutlet(rootText)),
      ...(isByName ? [] : [insertionInto(routes, routesText, withRoute(routesText, account.slice('app/'.length)))]),
    ])
  },
}

const roots = ['app/root.tsx', 'app/root.jsx']

function aroundOutlet(text: string): Insertion {
  if (/<Portico(?:Kit)?\b/.test(text)) return { text }
  const open = ['<PorticoKit client={{ baseUrl: import.meta.env.VITE_PORTICO_URL }}>', '<FollowReactRouter />']
  const found = wrapped(text, /<Outlet\s*\/>/, open, '</PorticoKit>')
  if (found === null) return { step: `In app/root, put ${open.join('')} and </PorticoKit> around <Outlet />.` }
  const imported = withImport(found, "import { FollowReactRouter } from '@portico/headless/react-router'")
  return { text: withImport(imported, "import { PorticoKit } from '@portico/ui-kit'") }
}

/** Adds the route of the screens as the last one of the list. */
function withRoute(text: string, file: string): Insertion {
  if (text.includes('account/*')) return { text }
  const row = `route("account/*", "${file}")`
  const step = `In app/routes, add ${row}.`
  const [, list] = /export default (\[[\s\S]*\])/.exec(text) ?? []
  if (list === undefined) return { step }
  const quoted = /'/.test(list) ? row.replaceAll('"', "'") : row
  const inner = list.slice(1, -1).replace(/[\s,]+$/, '')
  const isOneLine = !inner.includes('\n')
  const rows = isOneLine ? `[${inner}${inner.trim() === '' ? '' : ', '}${quoted}]` : `[${inner},\n  ${quoted},\n]`
  const [statement, names = ''] = /import \{([^}]*)\} from ["']@react-router\/dev\/routes["']/.exec(text) ?? []
  if (statement === undefined) return { step }
  const isKnown = names.split(',').some((name) => name.trim() === 'route')
  const imported = isKnown ? statement : statement.replace(/\s*\}/, ', route }')
  return { text: text.replace(list, () => rows).replace(statement, () => imported) }
}

/** PorticoKit shows the screen; the route gives it an address. */
const screen = `export default function Account() {
  return null
}
`
