// @ts-check
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The folder of pages. */
export const here = fileURLToPath(new URL('.', import.meta.url))

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

/**
 * A page that loads a component at the press.
 *
 * @param {string} file
 * @param {string} component The name by which the file exports it.
 */
export function peerCode(file, component) {
  return `import { createRoot } from 'react-dom/client'
import { lazy, Suspense, useState } from 'react'
const Users = lazy(async () => ({ default: (await import('${file}')).${component} }))
const App = () => {
  const [isOpen, setIsOpen] = useState(false)
  globalThis.openSection = () => setIsOpen(true)
  return <><h1>Hello</h1><Suspense>{isOpen && <Users />}</Suspense></>
}
createRoot(document.getElementById('root')).render(<App />)
`
}
