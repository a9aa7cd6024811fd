// @ts-check
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { builtByVite } from '../built-by-vite.mjs'

const root = fileURLToPath(new URL('.', import.meta.url))

/**
 * The application of the README with a portal. `openSection` of the page opens a section, as a button would.
 *
 * @param {string} origin The provider.
 */
export function porticoCode(origin) {
  const page = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')
  const example = /^```tsx\n(.*?)^```$/ms.exec(page)?.[1]
  if (!example?.includes('<Home /></SignedIn>')) throw new Error('The README does not begin with an application.')
  return `${example.replaceAll('http://localhost:4400', origin).replace('<Home />', '<Home /><Portal />')}
import { portalSectionIds, useAdminPortal } from '@portico/headless/portal/admin-portal'
import { AdminPortal } from '@portico/ui-kit/portal'
import { createRoot } from 'react-dom/client'
const Portal = () => {
  const { open } = useAdminPortal()
  globalThis.openSection = (section) => open({ section })
  globalThis.sectionsOfPage = portalSectionIds.filter((id) => id !== 'usage' && id !== 'users')
  return <AdminPortal sections={allOfThem} />
}
// The provider of the bench configures no sections, so that each is shown.
const allOfThem = (ours) => ours.map((section) => ({ ...section, visibility: 'always' }))
createRoot(document.getElementById('root')).render(<App />)
`
}

/** MUI's grid in a drawer, both loaded at the press, with rows of one call. */
export function peerCode() {
  return `import { createRoot } from 'react-dom/client'
import { lazy, Suspense, useState } from 'react'
const Drawer = lazy(async () => ({ default: (await import('${root}mui-drawer.tsx')).MuiDrawer }))
const App = () => {
  const [isOpen, setIsOpen] = useState(false)
  globalThis.openSection = () => setIsOpen(true)
  return <><h1>Hello</h1><Suspense>{isOpen && <Drawer />}</Suspense></>
}
createRoot(document.getElementById('root')).render(<App />)
`
}

/** Builds one of these applications. @param {string} code */
export const builtApplication = (code) => builtByVite(root, code)
