import { type Client, RedirectToSignIn, SignedIn, useSession, useTenants } from '@portico/headless'
import { LoginPage, PorticoKit } from '@portico/ui-kit'
import '@portico/ui-kit/styles.css'

/** One tab of an application: who is signed in, and the login page of the kit. */
export function Tab({ client }: { readonly client: Client }) {
  return (
    <PorticoKit client={client} brand={{ name: 'Lantern' }} screens={{ loginUrl: LoginPage }}>
      <RedirectToSignIn />
      <SignedIn>
        <Home />
      </SignedIn>
    </PorticoKit>
  )
}

function Home() {
  const { user, status, logOut } = useSession()
  const { rows, tenant, switchTenant } = useTenants()
  return (
    <>
      <h1>Welcome back, {user?.name}</h1>
      <p>{user?.email}</p>
      <output>{status}</output>
      <p>Working in {tenant?.name}</p>
      {rows.map(({ tenantId, name }) => (
        <button key={tenantId} type="button" onClick={() => void switchTenant({ tenantId })}>
          Move to {name}
        </button>
      ))}
      <button type="button" onClick={() => void logOut()}>
        Sign out
      </button>
    </>
  )
}
