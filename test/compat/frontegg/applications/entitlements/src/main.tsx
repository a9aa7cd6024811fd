import { FronteggProvider } from '@frontegg/react'
import { createRoot } from 'react-dom/client'
import { Home } from './home'

createRoot(document.getElementById('root')!).render(
  <FronteggProvider
    contextOptions={{ baseUrl: import.meta.env.VITE_FRONTEGG_BASE_URL }}
    entitlementsOptions={{ enabled: true }}
  >
    <Home />
  </FronteggProvider>,
)
