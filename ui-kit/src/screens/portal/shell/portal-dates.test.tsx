import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { type App, openApp } from '../../../../../headless/test/open-app.ts'
import { opened, openPortal } from '../../../../test/open-portal.tsx'
import { useBillingWords } from '../../../frame/billing/use-billing-words.ts'
import { Moment } from '../../../frame/portal/moment/moment.tsx'
import { sectionOf } from '../index.ts'

afterEach(cleanup)

/** The next day in Tokyo. */
const at = '2024-03-12T20:05:09Z'

function Deliveries() {
  const { date } = useBillingWords()
  return (
    <>
      <h1>Deliveries</h1>
      <p>
        Came <Moment at={at} />
      </p>
      <p>Billed {date(at)}</p>
    </>
  )
}

const deliveries = sectionOf({ id: 'orders', label: 'Deliveries', component: Deliveries })
const sections = () => [deliveries]

const accountHas = (settings: Record<string, string>) => (app: App) =>
  app.provider.emulator.arrange(({ tenants }) => {
    for (const tenant of tenants) Object.assign(tenant.settings, settings)
  })

const tokyo = { timezone: 'Asia/Tokyo', dateFormat: 'DD/MM/YYYY', timeFormat: 'hh:mm A' }
const time = () => screen.findByText((_, element) => element?.tagName === 'TIME')

describe('a section of the portal', () => {
  it('shows dates by the format and the time zone of the account', async () => {
    await openPortal({ sections }, { address: opened }, accountHas(tokyo))
    await waitFor(async () => expect((await time()).firstChild?.textContent).toBe('13/03/2024'))
    expect(screen.getByText('Billed 13/03/2024')).toBeTruthy()
  })

  it('a portal date has the absolute time on hover and for screen readers', async () => {
    await openPortal({ sections }, { address: opened }, accountHas(tokyo))
    await waitFor(async () => expect((await time()).title).toBe('13/03/2024 05:05:09 AM GMT+9'))
    expect((await time()).textContent).toBe('13/03/2024 (13/03/2024 05:05:09 AM GMT+9)')
  })

  it('shows dates by the browser with a zone and patterns that are unknown', async () => {
    const odd = { timezone: 'Mars/Olympus', dateFormat: '%d', timeFormat: '%H' }
    const app = await openPortal({ sections }, { address: opened }, accountHas(odd))
    await waitFor(() => expect(reads(app)).toBe(1))
    expect((await time()).firstChild?.textContent).toBe('Mar 12, 2024')
  })

  it('follows a change of the settings and keeps its content', async () => {
    const app = await openPortal({ sections }, { address: opened }, accountHas(tokyo))
    await screen.findByText('Billed 13/03/2024')
    const heading = screen.getByRole('heading', { name: 'Deliveries' })
    accountHas({ dateFormat: 'YYYY-MM-DD' })(app)
    app.client.changed(['account-settings'])
    await screen.findByText('Billed 2024-03-13')
    expect(heading.isConnected).toBe(true)
  })

  it('asks for no settings without the permission', async () => {
    const beside = await openApp()
    accountHas(tokyo)(beside)
    beside.provider.emulator.arrange(({ roles }) => {
      for (const role of roles) role.permissionKeys = []
    })
    const app = await openPortal({ sections }, { beside, address: opened })
    await screen.findByText('Billed Mar 12, 2024')
    expect(reads(app)).toBe(0)
  })
})

const reads = ({ sent }: App) => sent('/account-settings/v1').length
