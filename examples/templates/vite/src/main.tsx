import { createClient } from '@portico/headless'
import { PorticoKit } from '@portico/ui-kit'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import './app.css'

const client = createClient({ baseUrl: import.meta.env.VITE_PORTICO_URL, restoreSession: 'seen' })
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root".')

createRoot(root).render(
  <StrictMode>
    <PorticoKit client={client} brand={{ name: 'My app', logo: '/favicon.svg' }}>
      <App />
    </PorticoKit>
  </StrictMode>,
)
