import { child } from '../../source-tree/put-around.ts'
import { inComponent, isDefaultExport } from '../../source-tree/reached.ts'
import { emptyPlan, fileWith, joined } from '../change.ts'
import { firstFile, namesIn, textIn, Unfit } from '../project.ts'
import { aroundApplication } from './around.ts'
import type { Framework } from './framework.ts'
import { providerFile, providerPath } from './provider-file.ts'

/** An application of Next.js with the app router. */
export const next: Framework = {
  name: 'next',
  marker: 'next',
  publicPrefix: 'NEXT_PUBLIC_',
  environmentFile: '.env.local',
  port: 3000,
  guide: 'docs/next.md',
  plan(project) {
    const layout = firstFile(project, layouts)
    if (layout === null) throw new Unfit(`No app router was found: init looked for ${layouts.join(', ')}.`)
    const folder = layout.replace(/[^/]*$/, '')
    const page = `${folder}account/[...screen]/page.${project.isTypeScript ? 'tsx' : 'jsx'}`
    // Next.js refuses a second page for the same addresses.
    const hasCatchAll = namesIn(project, `${folder}account`).some((one) => /^\[\[?\.\.\.(?!screen\]$)/.test(one))
    return joined([
      providerFile(project, {
        path: `${folder}portico`,
        head: "'use client'",
        address: "process.env.NEXT_PUBLIC_PORTICO_URL ?? ''",
        follow: { name: 'FollowNextRouter', from: '@portico/headless/next' },
      }),
      hasCatchAll ? emptyPlan : fileWith(page, textIn(project, page), screen),
      aroundApplication(project, {
        path: layout,
        from: './portico',
        needs: providerPath(project, `${folder}portico`),
        places: [inComponent(child('children'), isDefaultExport)],
        place: '{children}',
      }),
    ])
  },
}

/** With `app`, Next.js ignores `src/app`. */
const layouts = [
  'app/layout.tsx',
  'app/layout.jsx',
  'app/layout.js',
  'src/app/layout.tsx',
  'src/app/layout.jsx',
  'src/app/layout.js',
]

/** PorticoKit shows the screen; the page gives it an address. */
const screen = `export default function PorticoScreen() {
  return null
}
`
