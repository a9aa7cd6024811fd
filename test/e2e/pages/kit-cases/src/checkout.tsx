import { testPayments } from '@portico/emulator/payments'
import { createClient, RedirectToSignIn, SignedIn } from '@portico/headless'
import { LoginPage, PorticoKit } from '@portico/ui-kit'
import { CheckoutDialog } from '@portico/ui-kit/checkout'
import { useState } from 'react'

const query = new URLSearchParams(location.search)
const isolation = query.get('isolation') === 'none' ? 'none' : 'shadow'
if (isolation === 'none') await import('@portico/ui-kit/styles.css')
const baseUrl = import.meta.env.VITE_EMULATOR_URL
const client = createClient({ baseUrl, payments: testPayments({ baseUrl }) })

/** An application with a checkout. */
export function CheckoutCase() {
  return (
    <PorticoKit
      client={client}
      brand={{ name: 'Lantern' }}
      appearance={{ colorScheme: 'system' }}
      isolation={isolation}
      screens={{ loginUrl: LoginPage }}
    >
      <RedirectToSignIn />
      <SignedIn>
        <Application />
      </SignedIn>
    </PorticoKit>
  )
}

function Application() {
  const [isOpen, setOpen] = useState(query.has('open'))
  const [plan, setPlan] = useState('')
  return (
    // As high as the window: axe regards a dialog below the end of the page as hidden.
    <main style={{ minBlockSize: '100vh' }}>
      <h1>Lantern</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Upgrade
      </button>
      <p role="status">{plan}</p>
      <CheckoutDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onDone={(billing) => setPlan(`Paid: ${billing.plan?.name}`)}
      />
    </main>
  )
}
