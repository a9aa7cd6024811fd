import { AdminPortal, FronteggProvider, useAuth, useAuthActions, useIsAuthenticated } from '@frontegg/react'
import { createRoot } from 'react-dom/client'
import { TenantMenu } from './tenant-menu'

function App() {
  const isAuthenticated = useIsAuthenticated()
  const name = useAuth((state) => state.user?.name)
  const { logout } = useAuthActions()
  if (!isAuthenticated) return <a href="/account/login">Log in</a>
  return (
    <>
      <h1>{name}</h1>
      <TenantMenu />
      <button onClick={() => AdminPortal.show()}>Settings</button>
      <button onClick={() => logout(() => console.log('signed out'))}>Log out</button>
    </>
  )
}

createRoot(document.getElementById('root')!).render(
  <FronteggProvider
    contextOptions={{ baseUrl: import.meta.env.VITE_FRONTEGG_BASE_URL }}
    authOptions={{ enableSessionPerTenant: false }}
  >
    <App />
  </FronteggProvider>,
)
