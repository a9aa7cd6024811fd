import { emptyPlan, fileWith, joined } from '../change.ts'
import { type Project, textIn, Unfit } from '../project.ts'
import type { Framework } from './framework.ts'
import { clientAt } from './provider-file.ts'

/** An application of Astro with islands of React. */
export const astro: Framework = {
  name: 'astro',
  marker: 'astro',
  publicPrefix: 'PUBLIC_',
  environmentFile: '.env.local',
  port: 4321,
  guide: 'README.md#out-of-the-box',
  plan(project) {
    if (!('@astrojs/react' in project.packages)) {
      throw new Unfit('The application has no islands of React: run "npx astro add react", then init again.')
    }
    const island = `src/components/portico.${project.isTypeScript ? 'tsx' : 'jsx'}`
    const page = 'src/pages/account/[...screen].astro'
    const planned = fileWith(page, textIn(project, page), pageOf(island))
    const screens = { ...planned, changes: planned.changes.map((change) => ({ ...change, needs: island })) }
    return joined([
      fileWith(island, textIn(project, island), islandOf(project)),
      screens,
      {
        ...emptyPlan,
        steps: [
          `In pages that need a session, import Portico from ${island} and add <Portico client:only="react" />. An island holds one session with what is inside it.`,
        ],
      },
    ])
  },
}

function islandOf({ isTypeScript }: Project): string {
  return `import { PorticoKit } from '@portico/ui-kit'
${isTypeScript ? "import type { ReactNode } from 'react'\n" : ''}
/** The sign-in, its screens and the session, around what needs them. */
export function Portico({ children }${isTypeScript ? ': { readonly children?: ReactNode }' : ''}) {
  return <PorticoKit client={${clientAt('import.meta.env.PUBLIC_PORTICO_URL')}}>{children}</PorticoKit>
}
`
}

/** A build without a server makes one page for each address. */
function pageOf(island: string): string {
  return `---
import { createRoutes } from '@portico/headless/routes'
import { Portico } from '../../${island.slice('src/'.length)}'

export function getStaticPaths() {
  const paths = Object.values(createRoutes()).filter((path) => path?.startsWith('/account/'))
  return paths.map((path) => ({ params: { screen: path?.slice('/account/'.length) } }))
}
---

<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Account</title>
  </head>
  <body>
    <Portico client:only="react" />
  </body>
</html>
`
}
