import { createClient } from '@portico/headless'
import { routesBelow } from '@portico/headless/routes'
import { PorticoKit } from '@portico/ui-kit'
import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'

/** The application by the router it has. Each lives below the path of its name; with `-page` its portal has a page of its own. */
const applications: Readonly<Record<string, (base: string) => Promise<ComponentType>>> = {
  'react-router': async (base) => (await import('./react-router-app.tsx')).reactRouterApp(base),
  'tanstack-router': async (base) => (await import('./tanstack-router-app.tsx')).tanStackRouterApp(base),
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root", so there is nowhere to show the page.')

const name = location.pathname.split('/')[1] ?? ''
const App = await applications[name.replace('-page', '')]?.(`/${name}`)
if (!App) throw new Error(`There is no application with the router "${name}".`)

const client = createClient({
  baseUrl: import.meta.env.VITE_EMULATOR_URL,
  routes: routesBelow(`/${name}`),
  ...(name.endsWith('-page') && { adminPortalUrl: `/${name}/administration` }),
})
createRoot(root).render(
  <PorticoKit client={client} brand={{ name: 'Lantern' }}>
    <App />
  </PorticoKit>,
)
