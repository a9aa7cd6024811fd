import { AdminPortal, useAuth, useAuthActions, useEntitlements, useFeatureEntitlements, usePermissionEntitlements } from '@frontegg/react'

export function Home() {
  const { user, isAuthenticated, isLoading } = useAuth()
  const { logout, switchTenant } = useAuthActions()
  const { isEntitled, justification } = useFeatureEntitlements('reports')
  const mayRead = usePermissionEntitlements('fe.secure.read.users')
  const beta = useEntitlements({ featureKey: 'beta-dashboard' }, { region: 'eu' })
  const lines = [
    `reports ${isEntitled} ${justification ?? ''}`,
    `users ${mayRead.isEntitled}`,
    beta.isEntitled ? 'beta' : `no beta: ${beta.justification ?? 'unknown'}`,
  ]
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
      <pre>{lines.join('\n')}</pre>
      <button onClick={() => AdminPortal.show()}>Settings</button>
      <button onClick={() => logout()}>Log out</button>
    </>
  )
}
