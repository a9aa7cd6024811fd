import { FronteggProvider } from '@frontegg/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import App from './App'

const contextOptions = {
  baseUrl: import.meta.env.VITE_FRONTEGG_BASE_URL,
  clientId: import.meta.env.VITE_FRONTEGG_CLIENT_ID,
}

const authOptions = { keepSessionAlive: true }

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <FronteggProvider contextOptions={contextOptions} hostedLoginBox={true} authOptions={authOptions}>
      <App />
    </FronteggProvider>
  </StrictMode>,
)
