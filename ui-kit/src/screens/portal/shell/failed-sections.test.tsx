import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { App } from '../../../../../headless/test/open-app.ts'
import { heading, link, navigation, opened, openPortal, orders } from '../../../../test/open-portal.tsx'
import { openSubscriptionPage } from '../../../../test/open-subscription-page.tsx'
import { sectionOf } from './section-of.ts'

// React logs each error that a boundary has caught.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('a section of the portal that throws', () => {
  it('a section of the application that throws leaves the navigation, and renders again after a retry', async () => {
    const { renders, answer } = unreliable()
    await openPortal(
      { sections: () => [orders, renders] },
      { address: opened.replace('portal=orders', 'portal=broken') },
    )
    await heading('Broken')
    const alert = await failure()
    expect(alert.getByText(/Try again\. If it goes on/)).toBeTruthy()
    expect(await heading('Broken')).toBeTruthy()
    expect(await link('Orders')).toBeTruthy()
    answer.current = 'ready'
    await userEvent.click(alert.getByRole('button', { name: 'Try again' }))
    expect(await heading('Works again')).toBeTruthy()
  })

  it('a section that has thrown does not stop the next one', async () => {
    const { renders } = unreliable()
    await openPortal(
      { sections: () => [orders, renders] },
      { address: opened.replace('portal=orders', 'portal=broken') },
    )
    await heading('Broken')
    await userEvent.click(await link('Orders'))
    expect(await heading('Orders of the week')).toBeTruthy()
  })

  it('a section that throws is reported once, by the event and the logger', async () => {
    const { renders } = unreliable()
    const failed = vi.fn()
    const sink = vi.fn()
    const arrange = ({ client }: App) => {
      client.on('failed', failed)
      vi.spyOn(client.log, 'error').mockImplementation(sink)
    }
    await openPortal(
      { sections: () => [renders] },
      { address: opened.replace('portal=orders', 'portal=broken') },
      arrange,
    )
    await failure()
    expect(failed.mock.calls).toEqual([
      [{ feature: 'ui-kit', action: 'broken', code: 'render-failed', status: undefined, traceId: undefined }],
    ])
    expect(sink).toHaveBeenCalledTimes(1)
  })
})

describe('a stored value that cannot be read', () => {
  it.each([
    ['null', null],
    ['an empty text', ''],
    ['a word', 'soon'],
  ])('an invoice is shown with a dash if its payment date is %s', async (_, paymentDate) => {
    await openSubscriptionPage({
      instead: ({ pathname }) =>
        pathname.endsWith('/invoices/v1') ? Promise.resolve(Response.json([{ ...invoice, paymentDate }])) : undefined,
    })
    expect(await screen.findByRole('row', { name: /^—/ })).toBeTruthy()
    expect(await navigation()).toBeTruthy()
  })
})

const invoice = {
  id: 'invoice-1',
  externalId: 'in_1',
  subscriptionId: 'subscription-1',
  isPaid: false,
  totalAmount: 10_000,
  currency: 'usd',
  receiptNumber: '0001',
}

function unreliable() {
  const answer = { current: 'broken' }
  function Broken() {
    if (answer.current === 'broken') throw new Error('A value could not be read')
    return <h1>Works again</h1>
  }
  return { answer, renders: sectionOf({ id: 'broken', label: 'Broken', component: Broken }) }
}

/** The alert with a text: the portal has an empty one for its toasts. */
const failure = async () =>
  waitFor(() => {
    const [alert] = screen.getAllByRole('alert').filter(({ textContent }) => textContent !== '')
    if (!alert) throw new Error('No failure is shown')
    return within(alert)
  })
