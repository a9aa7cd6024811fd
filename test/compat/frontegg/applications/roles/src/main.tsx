import { FronteggProvider, type FronteggProviderProps } from '@frontegg/react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { Home } from './home'

const contextOptions: FronteggProviderProps['contextOptions'] = {
  baseUrl: import.meta.env.VITE_FRONTEGG_BASE_URL,
  additionalHeadersResolver: () => [{ key: 'x-shop', value: 'roles' }],
  tenantResolver: () => ({ tenant: null }),
}

function Providers({ children }: { children: ReactNode }) {
  return <FronteggProvider contextOptions={contextOptions}>{children}</FronteggProvider>
}

createRoot(document.getElementById('root')!).render(
  <Providers>
    <Home />
  </Providers>,
)
