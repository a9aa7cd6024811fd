import { AdminPortal, AuthorizedContent, useAuth, useAuthActions } from '@frontegg/react'

export function Home() {
  const { user, isAuthenticated, isLoading } = useAuth()
  const { logout, switchTenant } = useAuthActions()
  const roles = user?.roles.map(({ key }) => key).join(', ')
  if (isLoading) return <p>One moment…</p>
  if (!isAuthenticated || !user) return <a href="/account/login">Log in</a>
  return (
    <>
      <h1>{user.name}</h1>
      <p>Working in {user.tenants.find(({ tenantId }) => tenantId === user.tenantId)?.name}</p>
      {user.tenants.map(({ tenantId, name }) => (
        <button key={tenantId} onClick={() => switchTenant({ tenantId })}>
          {name}
        </button>
      ))}
      <p>Roles: {roles}</p>
      <AuthorizedContent requiredRoles={['Admin']}>
        <p>For administrators</p>
      </AuthorizedContent>
      <AuthorizedContent requiredPermissions={['no.such']} render={(isAuthorized) => <p>{String(isAuthorized)}</p>} />
      <button onClick={() => AdminPortal.show()}>Settings</button>
      <button onClick={() => logout()}>Log out</button>
    </>
  )
}
