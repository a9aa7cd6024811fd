import { RedirectToSignIn, SignedIn, useSession } from '@portico/headless'
import { LoginPage, PorticoKit } from '@portico/ui-kit'
import { useState } from 'react'
import '@portico/ui-kit/styles.css'

const client = {
  baseUrl: import.meta.env.VITE_EMULATOR_URL,
  ...(window.porticoTestCaptcha && {
    captcha: {
      load: async () => {},
      execute: async (action: string) => window.porticoTestCaptcha?.(action) ?? '',
    },
  }),
}
const isolation = new URLSearchParams(location.search).get('isolation') === 'none' ? 'none' : 'shadow'

/** A page that puts the kit on and takes it off again. */
export function Host() {
  const [isOn, setOn] = useState(location.hash !== '#bare')
  return (
    <>
      <button type="button" onClick={() => setOn(!isOn)}>
        {isOn ? 'Take Portico off the page' : 'Put Portico on the page'}
      </button>
      {isOn && (
        <PorticoKit client={client} isolation={isolation} brand={{ name: 'Lantern' }} screens={{ loginUrl: LoginPage }}>
          <p>Lantern’s own words</p>
          <RedirectToSignIn />
          <SignedIn>
            <Home />
          </SignedIn>
        </PorticoKit>
      )}
    </>
  )
}

function Home() {
  const { user, logOut } = useSession()
  return (
    <>
      <h1>Welcome back, {user?.name}</h1>
      <button type="button" onClick={() => void logOut()}>
        Sign out
      </button>
    </>
  )
}
