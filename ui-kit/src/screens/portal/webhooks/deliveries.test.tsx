import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { act, openWebhooks, press } from '../../../../test/open-webhooks.tsx'

afterEach(cleanup)

describe('a test', () => {
  it('shows the answer of the receiver', async () => {
    const { provider } = await openWebhooks()
    await act('People to warehouse', 'Send a test')
    const form = await screen.findByRole('dialog', { name: 'Send a test' })
    await userEvent.click(within(form).getByRole('button', { name: 'Send' }))
    expect(await within(form).findByText('Delivered, 200')).toBeTruthy()
    expect(within(form).getByRole('region', { name: 'Response' }).textContent).toBe('{\n  "ok": true\n}')
    expect(JSON.parse(provider.emulator.received()[0]?.body ?? '')).toMatchObject({ eventKey: 'user.invitedToTenant' })
    expect(within(form).getByRole('button', { name: 'Send again' })).toBeTruthy()
  })

  it('shows a receiver that refuses as failed', async () => {
    await openWebhooks()
    await act('Account mirror', 'Send a test')
    const form = await screen.findByRole('dialog', { name: 'Send a test' })
    await userEvent.click(within(form).getByRole('button', { name: 'Send' }))
    expect(await within(form).findByText('Failed, 503')).toBeTruthy()
  })

  it('shows a call that fails, and may be sent again', async () => {
    const { provider } = await openWebhooks()
    provider.emulator.faults.add({ operation: 'testWebhook', kind: 'status', status: 500, times: 1 })
    await act('People to warehouse', 'Send a test')
    const form = await screen.findByRole('dialog', { name: 'Send a test' })
    await userEvent.click(within(form).getByRole('button', { name: 'Send' }))
    expect(await within(form).findByRole('alert')).toBeTruthy()
    expect(within(form).getByText('The test failed')).toBeTruthy()
    await userEvent.click(within(form).getByRole('button', { name: 'Send again' }))
    expect(await within(form).findByText('Delivered, 200')).toBeTruthy()
  })
})

describe('the deliveries', () => {
  it('the deliveries have pages of ten, and details with the response', async () => {
    await openWebhooks()
    await act('People to warehouse', 'Deliveries')
    await screen.findByRole('grid', { name: 'Deliveries' })
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(11))
    for (const header of screen.getAllByRole('rowheader')) expect(header.textContent).toContain('Sent at ')
    await press('Next page')
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3))
    const [first] = screen.getAllByRole('button', { name: 'User invited' })
    if (first) await userEvent.click(first)
    const details = await screen.findByRole('dialog', { name: 'User invited' })
    expect(within(details).getByRole('region', { name: 'Response' }).textContent).toBe('{\n  "ok": true\n}')
    expect(within(details).queryByRole('button', { name: 'Retry' })).toBeNull()
  })

  it('a delivery is resent: a repeated failure is marked, and an accepted one is delivered', async () => {
    const { provider } = await openWebhooks()
    await act('Account mirror', 'Deliveries')
    const [failed] = await screen.findAllByRole('button', { name: 'Account changed' })
    if (failed) await userEvent.click(failed)
    const details = await screen.findByRole('dialog', { name: 'Account changed' })
    await userEvent.click(within(details).getByRole('button', { name: 'Retry' }))
    expect((await within(details).findByRole('alert')).textContent).toMatch(
      /^Retry failedThe receiver refused it again/,
    )
    provider.emulator.arrange(({ webhooks }) => {
      for (const webhook of webhooks) webhook.url = 'https://hooks.acme.test'
    })
    await userEvent.click(within(details).getByRole('button', { name: 'Retry' }))
    expect(await within(details).findByText('Delivered, 200')).toBeTruthy()
    expect(within(details).getAllByText('Retried')).toHaveLength(2)
    expect(within(details).queryByRole('alert')).toBeNull()
  })

  it('a retry from the menu of a row is announced once, by its result', async () => {
    const { provider, clock } = await openWebhooks()
    await act('Account mirror', 'Deliveries')
    const announced = () =>
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .filter((text) => text.includes('Account changed'))
    const retry = async () => {
      const [menu] = await screen.findAllByRole('button', { name: 'Actions for Account changed' })
      if (menu) await userEvent.click(menu)
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Retry' }))
    }
    await retry()
    await waitFor(async () => {
      await clock.advance(150)
      expect(announced()).toEqual(['Retry failed: Account changed'])
    })
    provider.emulator.arrange(({ webhooks }) => {
      for (const webhook of webhooks) webhook.url = 'https://hooks.acme.test'
    })
    await retry()
    await waitFor(async () => {
      await clock.advance(150)
      expect(announced()).toEqual(['Retried: Account changed'])
    })
  })

  it('a delivery shows the status, the time it took, the response and the payload', async () => {
    await openWebhooks()
    await act('Account mirror', 'Deliveries')
    const [failed] = await screen.findAllByRole('button', { name: 'Account changed' })
    if (failed) await userEvent.click(failed)
    const details = await screen.findByRole('dialog', { name: 'Account changed' })
    expect(within(details).getByText('503 Service Unavailable')).toBeTruthy()
    expect(within(details).getByText('1.8 sec')).toBeTruthy()
    expect(within(details).getByRole('region', { name: 'Response' }).textContent).toContain('maintenance window')
    expect(within(details).getByRole('region', { name: 'Payload' }).textContent).toContain('"account.updated"')
  })

  it('the deliveries are filtered by their result', async () => {
    const { provider } = await openWebhooks()
    provider.emulator.arrange(({ webhookDeliveries }) => {
      const [first] = webhookDeliveries
      if (first) Object.assign(first, { statusCode: 500, body: '' })
    })
    await act('People to warehouse', 'Deliveries')
    await screen.findByRole('grid', { name: 'Deliveries' })
    await userEvent.click(await screen.findByRole('radio', { name: 'Failed' }))
    expect((await screen.findAllByText('Failed, 500')).length).toBeGreaterThan(0)
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
    await userEvent.click(screen.getByRole('radio', { name: 'Delivered' }))
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(11))
  })

  it('all failed deliveries of the page are resent, and the result names those that failed again', async () => {
    const { provider } = await openWebhooks()
    await act('Account mirror', 'Deliveries')
    await press('Retry 3 failed')
    expect(await screen.findByRole('heading', { name: '0 of 3 deliveries accepted' })).toBeTruthy()
    expect(screen.getAllByText(/Retry failed: The receiver refused it again/).length).toBeGreaterThanOrEqual(3)
    await waitFor(() => expect(document.activeElement?.textContent).toBe('0 of 3 deliveries accepted'))
    provider.emulator.arrange(({ webhooks }) => {
      for (const webhook of webhooks) webhook.url = 'https://hooks.acme.test'
    })
    await press('Try the 3 failed ones again')
    expect(await screen.findByRole('heading', { name: '3 of 3 deliveries accepted' })).toBeTruthy()
    await waitFor(() => expect(screen.queryByText(/^Failing since/)).toBeNull())
    await press('Close')
    expect(screen.queryByRole('button', { name: /^Retry \d/ })).toBeNull()
  })

  it('a delivery cannot be resent by a user who may only read', async () => {
    await openWebhooks({ signedInAs: 'reader@acme.test' })
    await act('Account mirror', 'Deliveries')
    const [failed] = await screen.findAllByRole('button', { name: 'Account changed' })
    if (failed) await userEvent.click(failed)
    const details = await screen.findByRole('dialog', { name: 'Account changed' })
    expect(within(details).queryByRole('button', { name: 'Retry' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Retry 3 failed', hidden: true })).toBeNull()
  })
})
