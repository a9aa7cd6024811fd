import { PorticoProvider } from '@portico/headless'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { client } from './client.ts'
import './styles/index.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root", so there is nowhere to show the application.')

createRoot(root).render(
  <StrictMode>
    <PorticoProvider client={client}>
      <App />
    </PorticoProvider>
  </StrictMode>,
)
