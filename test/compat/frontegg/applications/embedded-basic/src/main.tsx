import { AdminPortal, FronteggProvider, useAuth, useAuthActions } from '@frontegg/react'
import { createRoot } from 'react-dom/client'

const Home = () => {
  const { user, isLoading, isAuthenticated, routes } = useAuth()
  const { logout, switchTenant } = useAuthActions()
  if (isLoading) return <p>Loading…</p>
  if (!isAuthenticated || !user) return <a href={routes.loginUrl}>Log in</a>
  const current = user.tenants.find(({ tenantId }) => tenantId === user.tenantId)
  return (
    <>
      <h1>Hello {user.name}</h1>
      <p>Working in {current?.name}</p>
      <ul>
        {user.tenants.map(({ tenantId, name }) => (
          <li key={tenantId}>
            <button onClick={() => switchTenant({ tenantId })}>{name}</button>
          </li>
        ))}
      </ul>
      <button onClick={() => AdminPortal.show()}>Settings</button>
      <button onClick={() => logout()}>Log out</button>
    </>
  )
}

createRoot(document.getElementById('root')!).render(
  <FronteggProvider contextOptions={{ baseUrl: import.meta.env.VITE_FRONTEGG_BASE_URL }}>
    <Home />
  </FronteggProvider>,
)
