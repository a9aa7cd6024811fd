import { element } from '../../source-tree/put-around.ts'
import { reached } from '../../source-tree/reached.ts'
import { calls, sourceTree } from '../../source-tree/source-tree.ts'
import { fileWith, insertionInto, joined } from '../change.ts'
import { firstFile, textIn, Unfit } from '../project.ts'
import { around } from './around.ts'
import type { Framework } from './framework.ts'
import { clientAt } from './provider-file.ts'
import { withRoute } from './route-table.ts'

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
