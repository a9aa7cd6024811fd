import { AdminPortal, useAuth, useAuthActions } from '@frontegg/react'
import { LoginForm } from './login-form'

export function Home() {
  const { user, isAuthenticated, isLoading } = useAuth()
  const { logout, switchTenant } = useAuthActions()
  if (isLoading) return <p>One moment…</p>
  if (!isAuthenticated || !user) return <LoginForm />
  return (
    <>
      <h1>{user.name}</h1>
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
