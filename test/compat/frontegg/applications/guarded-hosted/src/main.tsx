import { AdminPortal, FronteggProvider, useAuthActions, useAuthUser } from '@frontegg/react'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

function Page() {
  const user = useAuthUser()
  const { logout, switchTenant } = useAuthActions()
  return user ? (
    <>
      <h1>{user.name}</h1>
      <p>Working in {user.tenants.find((tenant) => tenant.tenantId === user.tenantId)?.name}</p>
      {user.tenants.map((tenant) => (
        <button key={tenant.id} onClick={() => switchTenant({ tenantId: tenant.tenantId })}>{tenant.name}</button>
      ))}
      <button onClick={() => AdminPortal.show()}>Settings</button>
      <button onClick={() => logout()}>Log out</button>
    </>
  ) : null
}

function App() {
  const [loading, setLoading] = useState(true)
  return (
    <>
      <FronteggProvider
        contextOptions={{ baseUrl: import.meta.env.VITE_FRONTEGG_BASE_URL, clientId: import.meta.env.VITE_FRONTEGG_CLIENT_ID }}
        hostedLoginBox={true}
        customLoader={setLoading}
      >
        <Page />
      </FronteggProvider>
      {loading && <p>Loading…</p>}
    </>
  )
}

createRoot(document.getElementById('root')!).render(<App />)
