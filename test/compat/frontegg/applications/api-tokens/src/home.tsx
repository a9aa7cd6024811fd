import { useEffect } from 'react'
import { AdminPortal, useApiTokensState, useAuth, useAuthActions } from '@frontegg/react'

export function Home() {
  const { user, isAuthenticated, isLoading } = useAuth()
  const { logout, switchTenant } = useAuthActions()
  const { loadApiTokens } = useAuthActions()
  const { apiTokensDataUser } = useApiTokensState()
  const userId = user?.id
  useEffect(() => {
    if (userId) loadApiTokens('user')
  }, [userId, loadApiTokens])
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
      <p>{apiTokensDataUser.length} tokens</p>
      <button onClick={() => AdminPortal.show()}>Settings</button>
      <button onClick={() => logout()}>Log out</button>
    </>
  )
}
