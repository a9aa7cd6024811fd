import { child, element } from '../../source-tree/put-around.ts'
import { inComponent, isValueOf, reached } from '../../source-tree/reached.ts'
import { fileWith, joined } from '../change.ts'
import { firstFile, textIn, Unfit } from '../project.ts'
import { aroundApplication } from './around.ts'
import type { Framework } from './framework.ts'
import { providerFile, providerPath } from './provider-file.ts'

/** An application of TanStack Start. */
export const tanstackStart: Framework = {
  name: 'tanstack-start',
  marker: '@tanstack/react-start',
  publicPrefix: 'VITE_',
  environmentFile: '.env.local',
  port: 3000,
  guide: 'docs/routes.md#your-router',
  plan(project) {
    const root = firstFile(project, roots)
    if (root === null) throw new Unfit(`No root route was found: init looked for ${roots.join(', ')}.`)
    const folder = root.replace(/routes\/[^/]*$/, '')
    const account = `${folder}routes/account.$.${project.isTypeScript ? 'tsx' : 'jsx'}`
    return joined([
      providerFile(project, {
        path: `${folder}portico`,
        address: 'import.meta.env.VITE_PORTICO_URL',
        follow: { name: 'FollowTanStackRouter', from: '@portico/headless/tanstack-router' },
      }),
      fileWith(account, textIn(project, account), screen),
      aroundApplication(project, {
        path: root,
        from: '../portico',
        needs: providerPath(project, `${folder}portico`),
        places: [
          inComponent(child('children'), isValueOf('component', 'shellComponent')),
          reached(element('Outlet'), { isEntry: false }),
        ],
        place: '{children}',
      }),
    ])
  },
}

const roots = ['src/routes/__root.tsx', 'src/routes/__root.jsx', 'app/routes/__root.tsx', 'app/routes/__root.jsx']

/** PorticoKit shows the screen; the route gives it an address. */
const screen = `import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/account/$')({ component: () => null })
`
