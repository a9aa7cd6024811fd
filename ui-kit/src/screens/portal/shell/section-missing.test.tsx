import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { heading, invoices, navigation, openPortal, orders, page } from '../../../../test/open-portal.tsx'
import { type Section, sectionOf } from '../index.ts'

afterEach(cleanup)

it('a section that the metadata hides is named as absent, and the log says how to show it', async () => {
  const sections = () => [orders, sectionOf({ ...invoices, visibility: 'hidden' } as Section)]
  const app = await openPortal({ sections }, { address: page.concat('&portal=invoices'), logLevel: 'warn' })
  await heading('This page isn’t part of this application')
  expect(screen.getByText('There is no page for Invoices here. An administrator can’t change that.')).toBeTruthy()
  await waitFor(() => expect(app.ports.lines.join()).toContain('hides the section invoices'))
})

it('a section that the user may not see is not in the navigation, and its link offers another one', async () => {
  const rule = { visibility: 'byPermissions', permissions: ['billing.read'] }
  const sections = () => [orders, sectionOf({ ...invoices, ...rule } as Section)]
  await openPortal({ sections }, { address: page.concat('&portal=invoices') })
  await heading('This page isn’t open to you')
  expect(within(await navigation()).queryByRole('link', { name: 'Invoices' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Go to Orders' }))
  await heading('Orders of the week')
})

it('a section that the account shows and the application does not have is named as absent, and logged', async () => {
  const app = await openPortal({}, { address: page.concat('&portal=webhooks'), logLevel: 'warn' })
  await heading('This page isn’t part of this application')
  expect(screen.getByText('There is no page for Webhooks here. An administrator can’t change that.')).toBeTruthy()
  await waitFor(() => expect(app.ports.lines.join()).toContain("sectionOf({ id: 'webhooks'"))
})
