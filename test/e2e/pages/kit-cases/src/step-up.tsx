import {
  createClient,
  RedirectToSignIn,
  SignedIn,
  useClient,
  useIsSteppedUp,
  useStepUp,
  withStepUp,
} from '@portico/headless'
import { LoginPage, PorticoKit, StepUpPage } from '@portico/ui-kit'
import { useMemo, useState } from 'react'

const client = createClient({ baseUrl: import.meta.env.VITE_EMULATOR_URL })

/** An application whose payouts ask for a step-up: on a page of its own, or over what is being written. */
export function StepUpCase() {
  return (
    <PorticoKit client={client} brand={{ name: 'Lantern' }} screens={{ loginUrl: LoginPage, stepUpUrl: StepUpPage }}>
      <RedirectToSignIn />
      <SignedIn>
        <Payouts />
      </SignedIn>
    </PorticoKit>
  )
}

function Payouts() {
  const { stepUp } = useStepUp()
  const isSteppedUp = useIsSteppedUp({ maxAge: 60 })
  const [paid, setPaid] = useState<readonly string[]>([])
  const pay = usePayouts()

  async function payFive() {
    const answers = await Promise.allSettled(['Ann', 'Ben', 'Cleo', 'Dan', 'Eva'].map((to) => pay(to)))
    setPaid(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : String(answer.reason.code))))
  }

  return (
    <main>
      <h1>Payouts</h1>
      <p>{isSteppedUp ? 'Confirmed' : 'Not confirmed'}</p>
      <label>
        Note <input name="note" />
      </label>
      <button type="button" onClick={() => stepUp({ maxAge: 60 })}>
        Confirm first
      </button>
      <button type="button" onClick={() => void payFive()}>
        Pay five
      </button>
      <ul>
        {paid.map((one, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its place
          <li key={place}>{one}</li>
        ))}
      </ul>
    </main>
  )
}

/** The application's own API: it takes payouts of those who gave a second factor within a minute (RFC 9470). */
function usePayouts() {
  const { session } = useClient()
  return useMemo(
    () =>
      withStepUp(client, async (to: string) => {
        const claims = JSON.parse(atob((await session.getAccessToken())?.split('.')[1] ?? 'e30'))
        if (claims.amr?.includes('mfa') && Date.now() / 1000 - claims.auth_time < 60) return `Paid ${to}`
        const challenge = 'Bearer error="insufficient_user_authentication", max_age="60"'
        const response = new Response(null, { status: 401, headers: { 'www-authenticate': challenge } })
        throw Object.assign(new Error('Refused'), { response })
      }),
    [session],
  )
}
