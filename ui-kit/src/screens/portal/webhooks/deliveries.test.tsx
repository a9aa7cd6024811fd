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
    await screen.findByRole('table', { name: 'Deliveries' })
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(11))
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
    expect(await within(details).findByText('Retry failed')).toBeTruthy()
    provider.emulator.arrange(({ webhooks }) => {
      for (const webhook of webhooks) webhook.url = 'https://hooks.acme.test'
    })
    await userEvent.click(within(details).getByRole('button', { name: 'Retry' }))
    expect(await within(details).findByText('Delivered, 200')).toBeTruthy()
    expect(within(details).getByText('Retried')).toBeTruthy()
  })

  it('a delivery cannot be resent by a user who may only read', async () => {
    await openWebhooks({ signedInAs: 'reader@acme.test' })
    await act('Account mirror', 'Deliveries')
    const [failed] = await screen.findAllByRole('button', { name: 'Account changed' })
    if (failed) await userEvent.click(failed)
    const details = await screen.findByRole('dialog', { name: 'Account changed' })
    expect(within(details).queryByRole('button', { name: 'Retry' })).toBeNull()
  })
})
