import { AdminPortal, useAuth, useAuthActions, useLoginWithRedirect } from '@frontegg/react'
import { useEffect, useState } from 'react'
import { currentToken, readProfile } from './api'

export function App() {
  const { isAuthenticated, user } = useAuth()
  const login = useLoginWithRedirect()
  const actions = useAuthActions()
  const [email, setEmail] = useState('')
  useEffect(() => {
    if (!user?.accessToken) return
    readProfile(user.accessToken).then((profile) => setEmail(profile.email))
  }, [user?.accessToken])
  if (!isAuthenticated || !user) return <button onClick={() => login({ login_hint: 'admin@acme.test' })}>Log in</button>
  return (
    <>
      <p>{user.name} by the API: {email}</p>
      <p>Working in {user.tenants.find((one) => one.tenantId === user.tenantId)?.name}</p>
      <p>{currentToken() === user.accessToken ? 'one token' : 'two tokens'}</p>
      {user.tenants.map((one) => (
        <button key={one.id} onClick={() => actions.switchTenant({ tenantId: one.tenantId })}>{one.name}</button>
      ))}
      <button onClick={() => AdminPortal.show()}>Settings</button>
      <button onClick={() => actions.logout()}>Log out</button>
    </>
  )
}
