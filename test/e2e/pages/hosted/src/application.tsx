import { type Client, RedirectToSignIn, SignedIn, useHostedLogin, useSession } from '@portico/headless'
import { HostedLoginCallbackPage, LoginPage, PorticoKit } from '@portico/ui-kit'
import '@portico/ui-kit/styles.css'

/** An application whose people sign in at the provider. */
export function Application({ client }: { readonly client: Client }) {
  const screens = { loginUrl: LoginPage, hostedLoginRedirectUrl: HostedLoginCallbackPage }
  return (
    <PorticoKit client={client} brand={{ name: 'Lantern' }} screens={screens}>
      <RedirectToSignIn />
      <SignedIn>
        <Home />
      </SignedIn>
    </PorticoKit>
  )
}

function Home() {
  const { user, logOut } = useSession()
  const { signIn, signOut, stepUp } = useHostedLogin()
  return (
    <>
      <h1>Welcome back, {user?.name}</h1>
      <p>{user?.amr?.includes('mfa') ? 'Second step' : 'Password'}</p>
      <button type="button" onClick={() => void signIn({ prompt: 'login' })}>
        Sign in as somebody else
      </button>
      <button type="button" onClick={() => void stepUp({ maxAge: 60 })}>
        Step up
      </button>
      <button type="button" onClick={() => void signOut({ returnTo: '/reports' })}>
        Sign out
      </button>
      <button type="button" onClick={() => void logOut()}>
        Leave
      </button>
    </>
  )
}
