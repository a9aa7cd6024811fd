import { type Client, createClient } from '@portico/headless'
import { hosted, hostedOnServer } from '@portico/headless/hosted-login'
import { type SessionState, sessionFeature } from '@portico/headless/session'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Application } from './application.tsx'
import { showShell } from './shell.ts'

declare global {
  interface Window {
    /** The one client of the page. */
    hostedClient: Client
    /** The session of the page. */
    hostedSession: () => SessionState
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
// A page that is its own provider has a server half, which signs in.
window.hostedClient =
  baseUrl === location.origin
    ? createClient({ baseUrl: () => '/api', hostedLogin: hostedOnServer() })
    : createClient({ baseUrl, ...(native === null && { hostedLogin }) })
window.hostedSession = () => window.hostedClient.get(sessionFeature).getSnapshot()
createRoot(root).render(
  <StrictMode>
    <Application client={window.hostedClient} />
  </StrictMode>,
)
