import { AdminPortal, SteppedUpContent, useAuth, useAuthActions, useIsSteppedUp, useStepUp } from '@frontegg/react'

export function Home() {
  const { user, isAuthenticated, isLoading } = useAuth()
  const { logout, switchTenant } = useAuthActions()
  const stepUp = useStepUp()
  const isSteppedUp = useIsSteppedUp({ maxAge: 300 })
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
      {isSteppedUp ? <p>Payout is open</p> : <button onClick={() => stepUp({ maxAge: 300 })}>Open payout</button>}
      <SteppedUpContent maxAge={60} preventSteppingUp render={(isOpen) => <p>{isOpen ? 'fresh' : 'not fresh'}</p>} />
      <button onClick={() => AdminPortal.show()}>Settings</button>
      <button onClick={() => logout()}>Log out</button>
    </>
  )
}
