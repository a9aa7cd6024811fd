import { FronteggProvider, useAuth, useAuthActions } from '@frontegg/react'
import { createRoot } from 'react-dom/client'
import { PortalLinks } from './portal-links'

function Crm() {
  const { user, isAuthenticated } = useAuth()
  const { switchTenant } = useAuthActions()
  if (!isAuthenticated || !user) return <a href="/crm/account/login">Log in</a>
  return (
    <>
      <h1>{user.name}</h1>
      <p>Working in {user.tenants.find(({ tenantId }) => tenantId === user.tenantId)?.name}</p>
      {user.tenants.map(({ tenantId, name }) => (
        <button key={tenantId} onClick={() => switchTenant({ tenantId })}>{name}</button>
      ))}
      <PortalLinks />
    </>
  )
}

createRoot(document.getElementById('root')!).render(
  <FronteggProvider
    appName="crm"
    basename="/crm"
    contextOptions={{ baseUrl: import.meta.env.VITE_FRONTEGG_BASE_URL, appId: undefined }}
  >
    <Crm />
  </FronteggProvider>,
)
