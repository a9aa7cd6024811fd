import { AdminPortal, useAuth, useAuthActions } from '@frontegg/nextjs'

export function Account() {
  const { user, isAuthenticated } = useAuth()
  const { switchTenant, logout } = useAuthActions()
  if (!isAuthenticated || !user) return <a href="/account/login">Log in</a>
  return (
    <>
      <p>{user.name}</p>
      <p>Working in {user.tenants.find(({ tenantId }) => tenantId === user.tenantId)?.name}</p>
      {user.tenants.map(({ tenantId, name }) => (
        <button key={tenantId} onClick={() => switchTenant({ tenantId })}>
          {name}
        </button>
      ))}
      <button onClick={() => AdminPortal.show()}>Settings</button>
      <button onClick={() => logout()}>Log out</button>
    </>
  )
}
