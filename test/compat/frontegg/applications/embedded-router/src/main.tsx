import { FronteggProvider } from '@frontegg/react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Route, Routes } from 'react-router'
import { Dashboard } from './dashboard'
import { RequireAuth } from './require-auth'

createRoot(document.getElementById('root')!).render(
  <BrowserRouter>
    <FronteggProvider
      contextOptions={{ baseUrl: import.meta.env.VITE_FRONTEGG_BASE_URL, clientId: import.meta.env.VITE_FRONTEGG_CLIENT_ID }}
      authOptions={{ routes: { authenticatedUrl: '/dashboard', loginUrl: '/login', logoutUrl: '/logout' } }}
    >
      <Routes>
        <Route path="/dashboard" element={<RequireAuth><Dashboard /></RequireAuth>} />
        <Route path="*" element={<a href="/dashboard">Log in</a>} />
      </Routes>
    </FronteggProvider>
  </BrowserRouter>,
)
