import { createClient, RedirectToSignIn, SignedIn } from '@portico/headless'
import { LoginPage, PorticoKit, SecondFactors } from '@portico/ui-kit'

const client = createClient({ baseUrl: import.meta.env.VITE_EMULATOR_URL })

/** A page of an application's own settings. */
export function SecondFactorsCase() {
  return (
    <PorticoKit client={client} brand={{ name: 'Lantern' }} screens={{ loginUrl: LoginPage }}>
      <RedirectToSignIn />
      <SignedIn>
        <main>
          <h1>Settings</h1>
          <SecondFactors />
        </main>
      </SignedIn>
    </PorticoKit>
  )
}
