import { AdminPortal, useAuthUser, useTenantsActions } from '@frontegg/react'
import { Link } from 'react-router'

export function Dashboard() {
  const user = useAuthUser()
  const { switchTenant } = useTenantsActions()
  if (!user) return null
  return (
    <section>
      <h1>{user.name}</h1>
      <p>Working in {user.tenants.find(({ tenantId }) => tenantId === user.tenantId)?.name}</p>
      {user.tenantIds.length > 1 &&
        user.tenants.map(({ tenantId, name }) => (
          <button key={tenantId} onClick={() => switchTenant({ tenantId, silentReload: true })}>
            {name}
          </button>
        ))}
      <button onClick={() => AdminPortal.show()}>Settings</button>
      <Link to="/logout" reloadDocument>Log out</Link>
    </section>
  )
}
