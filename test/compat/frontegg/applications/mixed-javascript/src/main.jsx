import * as Frontegg from '@frontegg/react'
import { createRoot } from 'react-dom/client'
import { authFetch } from './auth-fetch.js'

const load = () => import('@frontegg/rest-api')

function Home() {
  const { user, isAuthenticated } = Frontegg.useAuthState()
  const { logout, switchTenant } = Frontegg.useAuthActions()
  if (!isAuthenticated) return <a href="/account/login">Log in</a>
  return (
    <>
      <h1>{user.name}</h1>
      <p>Working in {user.tenants.find((one) => one.tenantId === user.tenantId).name}</p>
      {user.tenants.map((one) => (
        <button key={one.id} onClick={() => switchTenant({ tenantId: one.tenantId })}>{one.name}</button>
      ))}
      <button onClick={() => authFetch('/data.json')}>Read</button>
      <button onClick={() => Frontegg.AdminPortal.show()}>Settings</button>
      <button onClick={() => load().then(({ ContextHolder }) => ContextHolder.default().logout(() => logout()))}>Log out</button>
    </>
  )
}

createRoot(document.getElementById('root')).render(
  <Frontegg.FronteggProvider contextOptions={{ baseUrl: import.meta.env.VITE_FRONTEGG_BASE_URL }}>
    <Home />
  </Frontegg.FronteggProvider>,
)
