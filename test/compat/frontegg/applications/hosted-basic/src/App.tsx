import { AdminPortal, ContextHolder, useAuth, useAuthActions, useLoginWithRedirect } from '@frontegg/react'

export default function App() {
  const { user, isAuthenticated } = useAuth()
  const loginWithRedirect = useLoginWithRedirect()
  const { switchTenant } = useAuthActions()

  const logout = () => {
    const baseUrl = ContextHolder.getContext().baseUrl
    window.location.href = `${baseUrl}/oauth/logout?post_logout_redirect_uri=${window.location}`
  }

  if (!isAuthenticated) return <button onClick={() => loginWithRedirect()}>Log in</button>
  return (
    <main>
      <img src={user?.profilePictureUrl ?? undefined} alt={user?.name} />
      <span>Logged in as {user?.name}</span>
      <p>Working in {user?.tenants.find((tenant) => tenant.tenantId === user.tenantId)?.name}</p>
      <button onClick={() => alert(user?.accessToken)}>What is my access token?</button>
      {user?.tenants.map((tenant) => (
        <button key={tenant.tenantId} onClick={() => switchTenant({ tenantId: tenant.tenantId })}>
          {tenant.name}
        </button>
      ))}
      <button onClick={() => AdminPortal.show()}>Settings</button>
      <button onClick={() => logout()}>Log out</button>
    </main>
  )
}
