import { type Client, createClient } from '@portico/headless'
import { hosted } from '@portico/headless/hosted-login'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Application } from './application.tsx'
import { showShell } from './shell.ts'

declare global {
  interface Window {
    /** The one client of the page. */
    hostedClient: Client
    /** What a native application around the page was told. */
    told: unknown[]
  }
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root", so there is nowhere to show the page.')

const native = new URL(location.href).searchParams.get('native')
window.told = showShell(native)
const baseUrl = import.meta.env.VITE_EMULATOR_URL
const hostedLogin = hosted({ clientId: 'b6adfe4c-d695-4c04-b95f-3ec9fd0c6cca' })
window.hostedClient = createClient({ baseUrl, ...(native === null && { hostedLogin }) })
createRoot(root).render(
  <StrictMode>
    <Application client={window.hostedClient} />
  </StrictMode>,
)
