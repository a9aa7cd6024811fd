import { testPayments } from '@portico/emulator/payments'
import { createClient, RedirectToSignIn, SignedIn } from '@portico/headless'
import { useAdminPortal } from '@portico/headless/portal/admin-portal'
import { LoginPage, PorticoKit, TextField } from '@portico/ui-kit'
import { AdminPortal, type AdminPortalProps, sectionOf, useOpenRecord } from '@portico/ui-kit/portal'
import { UsersSection } from '@portico/ui-kit/portal/users'

const query = new URLSearchParams(location.search)
const isolation = query.get('isolation') === 'none' ? 'none' : 'shadow'
const isInline = query.has('inline')
const isEndless = query.has('endless')
const locale = (['he', 'de'] as const).find((one) => one === query.get('lang'))
if (isolation === 'none') await import('@portico/ui-kit/styles.css')
const baseUrl = import.meta.env.VITE_EMULATOR_URL
const hostedPortal = query.has('hosted')
const client = createClient({ baseUrl, hostedPortal, payments: testPayments({ baseUrl }) })

/** An application with the portal: over its page, or within it with `?inline`. */
export function PortalCase() {
  return (
    <PorticoKit
      client={client}
      brand={{ name: 'Lantern' }}
      isolation={isolation}
      locale={locale}
      screens={{ loginUrl: LoginPage }}
    >
      <RedirectToSignIn />
      <SignedIn>
        {!isInline && <Application />}
        <AdminPortal isInline={isInline} sections={sections} />
      </SignedIn>
    </PorticoKit>
  )
}

function Application() {
  const { open, openHosted } = useAdminPortal()
  return (
    <main>
      <h1>Lantern</h1>
      <button type="button" onClick={() => open({ section: 'orders' })}>
        Administration
      </button>
      <button type="button" onClick={() => openHosted()}>
        Hosted administration
      </button>
    </main>
  )
}

const sections: AdminPortalProps['sections'] = (ours) => [
  sectionOf({ id: 'orders', label: 'Orders', group: 'Lantern', component: Orders }),
  sectionOf({ id: 'invoices', label: 'Invoices', group: 'Lantern', component: Invoices }),
  sectionOf({ id: 'secret', label: 'Secret', visibility: 'byPermissions', permissions: ['x'], component: Invoices }),
  ...ours.map((section) => ({
    ...section,
    visibility: 'always' as const,
    ...(section.id === 'users' && isEndless && { load: async () => EndlessUsers }),
  })),
]

function EndlessUsers() {
  return <UsersSection mode="endless" />
}

function Orders() {
  const { record, openRecord, closeRecord } = useOpenRecord()
  return (
    <>
      <h1>{record === null ? 'Orders of the week' : `Order ${record}`}</h1>
      {record === null ? (
        <button type="button" onClick={() => openRecord('7')}>
          Open order 7
        </button>
      ) : (
        <button type="button" onClick={closeRecord}>
          All orders
        </button>
      )}
    </>
  )
}

function Invoices() {
  return (
    <>
      <h1>Invoices of the month</h1>
      <TextField label="Number" name="number" />
    </>
  )
}
