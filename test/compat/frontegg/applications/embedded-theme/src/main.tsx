import { FronteggAppOptions, FronteggProvider } from '@frontegg/react'
import { createRoot } from 'react-dom/client'
import { Home } from './home'
import { localizations } from './localizations'
import { themeOptions } from './theme'

const options: FronteggAppOptions = {
  contextOptions: { baseUrl: import.meta.env.VITE_FRONTEGG_BASE_URL },
  themeOptions,
  localizations,
  headerImage: '/logo.svg',
}

createRoot(document.getElementById('root')!).render(
  <FronteggProvider {...options}>
    <Home />
  </FronteggProvider>,
)
