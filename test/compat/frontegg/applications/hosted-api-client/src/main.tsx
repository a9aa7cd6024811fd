import { FronteggProvider } from '@frontegg/react'
import { createRoot } from 'react-dom/client'
import { App } from './app'

createRoot(document.getElementById('root')!).render(
  <FronteggProvider
    contextOptions={{ baseUrl: import.meta.env.VITE_FRONTEGG_BASE_URL, clientId: import.meta.env.VITE_FRONTEGG_CLIENT_ID }}
    hostedLoginBox
    authOptions={{ keepSessionAlive: true, hostedLoginOptions: { loadUserOnFirstLoad: true } }}
  >
    <App />
  </FronteggProvider>,
)
