import { posix } from 'node:path'
import { element } from '../../source-tree/put-around.ts'
import { reached } from '../../source-tree/reached.ts'
import { emptyPlan, joined } from '../change.ts'
import { firstFile, type Project, textIn, Unfit } from '../project.ts'
import { accountRoute } from './account-route.ts'
import { aroundApplication } from './around.ts'
import type { Framework } from './framework.ts'
import { providerFile, providerPath } from './provider-file.ts'

/** An application of React that Vite builds. */
export const vite: Framework = {
  name: 'vite',
  marker: 'vite',
  publicPrefix: 'VITE_',
  environmentFile: '.env.local',
  port: 5173,
  guide: 'README.md#out-of-the-box',
  plan(project) {
    if (!('react' in project.packages))
      throw new Unfit('The application uses Vite without React: Portico needs react and react-dom.')
    const main = mainOf(project)
    const folder = main.includes('/') ? main.replace(/[^/]*$/, '') : ''
    const provider = joined([
      providerFile(project, { path: `${folder}portico`, address: 'import.meta.env.VITE_PORTICO_URL' }),
      aroundApplication(project, {
        path: main,
        from: hasExtensions(project, main) ? `./portico.${project.isTypeScript ? 'tsx' : 'jsx'}` : './portico',
        needs: providerPath(project, `${folder}portico`),
        places: [element('App'), element('RouterProvider')].map((one) => reached(one, { isEntry: true })),
        place: '<App />',
      }),
    ])
    return joined([provider, accountRoute(project, folder, provider), { ...emptyPlan, steps: routerSteps(project) }])
  },
}

/** The script of the page. */
function mainOf(project: Project): string {
  const page = (textIn(project, 'index.html') ?? '').replace(/<!--[\s\S]*?-->/g, '')
  const [, source = ''] = /<script\b[^>]*\bsrc=["']([^"']+\.[jt]sx?)["']/.exec(page) ?? []
  const stated = posix.relative('/', posix.resolve('/', source))
  const usual = ['src/main.tsx', 'src/main.jsx', 'src/index.tsx', 'src/index.jsx', 'main.tsx', 'main.jsx']
  const found = firstFile(project, source === '' ? usual : [stated, ...usual])
  if (found === null)
    throw new Unfit(`No entry was found: init looked for the script of index.html, ${usual.join(', ')}.`)
  return found
}

/** The entry writes the extensions of its imports, as the template of Vite does. */
function hasExtensions(project: Project, main: string): boolean {
  return /from\s+['"]\.{1,2}\/[^'"]+\.[jt]sx?['"]/.test(textIn(project, main) ?? '')
}

function routerSteps({ packages }: Project): readonly string[] {
  const follow = followers.find(([name]) => name in packages)
  if (!follow) return []
  const [, component, entry] = follow
  return [`Render <${component} /> of ${entry} within your router, so that both move the page together.`]
}

const followers: readonly (readonly [name: string, component: string, entry: string])[] = [
  ['react-router', 'FollowReactRouter', '@portico/headless/react-router'],
  ['react-router-dom', 'FollowReactRouter', '@portico/headless/react-router'],
  ['@tanstack/react-router', 'FollowTanStackRouter', '@portico/headless/tanstack-router'],
]
