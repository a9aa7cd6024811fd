import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root", so there is nowhere to show the page.')

/** The pages, by `?page=`. */
const pages: Readonly<Record<string, () => Promise<ComponentType>>> = {
  checkout: async () => (await import('./checkout.tsx')).CheckoutCase,
  replacing: async () => (await import('./replacing.tsx')).ReplacingPage,
  strings: async () => (await import('./strings.tsx')).StringsPage,
  dialog: async () => (await import('./dialog.tsx')).DialogPage,
  portal: async () => (await import('./portal.tsx')).PortalCase,
  'second-factors': async () => (await import('./second-factors.tsx')).SecondFactorsCase,
  table: async () => (await import('./table.tsx')).TablePage,
  'step-up': async () => (await import('./step-up.tsx')).StepUpCase,
}

const name = new URLSearchParams(location.search).get('page') ?? ''
const Page = await pages[name]?.()
if (!Page) throw new Error(`There is no page "${name}".`)
createRoot(root).render(<Page />)
