import { createClient, PorticoProvider } from '@portico/headless'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import './app.css'

const client = createClient({ baseUrl: import.meta.env.VITE_PORTICO_URL, restoreSession: 'seen' })
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root".')

createRoot(root).render(
  <StrictMode>
    <PorticoProvider client={client}>
      <App />
    </PorticoProvider>
  </StrictMode>,
)
