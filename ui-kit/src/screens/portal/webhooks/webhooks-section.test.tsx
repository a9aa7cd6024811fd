import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { act, openPage, openPortal, openWebhooks, press, row, without } from '../../../../test/open-webhooks.tsx'

afterEach(cleanup)

describe('the list of webhooks', () => {
  it('the list of webhooks shows their address, events, last delivery and state', async () => {
    await openWebhooks()
    const people = await row('People to warehouse')
    expect(people.textContent).toContain('https://hooks.acme.test/people')
    expect(people.textContent).toContain('4 events')
    await waitFor(() => expect(people.textContent).toContain('Delivered, 200'))
    await waitFor(async () => expect((await row('Account mirror')).textContent).toMatch(/Failing since Dec 31, 2025/))
    expect((await row('Security to SIEM')).textContent).toContain('Off')
  })

  it('switches one on and off', async () => {
    const { kept } = await openWebhooks()
    const toggle = await screen.findByRole('switch', { name: 'Account mirror receives events' })
    await userEvent.click(toggle)
    await waitFor(() => expect(kept('Account mirror')?.isActive).toBe(false))
    expect(toggle).toHaveProperty('checked', false)
  })

  it('deletes one after a question', async () => {
    const { kept } = await openWebhooks()
    await act('Account mirror', 'Delete webhook')
    const question = await screen.findByRole('alertdialog', { name: 'Delete Account mirror?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Delete webhook' }))
    await waitFor(() => expect(kept('Account mirror')).toBeUndefined())
  })

  it('invites to add the first one', async () => {
    await openWebhooks({}, ({ provider }) =>
      provider.emulator.arrange((state) => {
        state.webhooks = []
      }),
    )
    expect(await screen.findByText('No webhooks yet')).toBeTruthy()
  })

  it('the list of webhooks has no control that changes something for a user who may only read', async () => {
    await openWebhooks({ signedInAs: 'reader@acme.test' })
    expect((await row('Account mirror')).textContent).toContain('On')
    expect(screen.queryByRole('switch')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Add webhook' })).toBeNull()
  })

  it('names the permission that a person lacks', async () => {
    await openWebhooks(await without('fe.connectivity.read.webhooks'))
    expect(await screen.findByText('You can’t see this page')).toBeTruthy()
    expect(screen.queryByRole('grid')).toBeNull()
  })
})

describe('a new webhook', () => {
  async function fill(form: HTMLElement, fields: Readonly<Record<string, string>>) {
    for (const [name, text] of Object.entries(fields))
      await userEvent.type(within(form).getByLabelText(name, { selector: 'input' }), text)
  }
  const submit = (form: HTMLElement) => userEvent.click(within(form).getByRole('button', { name: 'Add webhook' }))

  async function openForm() {
    const app = await openWebhooks()
    await press('Add webhook')
    const form = await screen.findByRole('dialog', { name: 'Add a webhook' })
    await within(form).findByRole('checkbox', { name: /User invited/ })
    return { ...app, form }
  }

  it('a new webhook is created with its events and secret', async () => {
    const { form, kept } = await openForm()
    await fill(form, { Name: 'Badges', URL: 'https://hooks.acme.test/badges', Secret: 'a-long-secret' })
    await userEvent.click(within(form).getByRole('checkbox', { name: /User invited/ }))
    await submit(form)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(kept('Badges')).toMatchObject({
      url: 'https://hooks.acme.test/badges',
      secret: 'a-long-secret',
      isActive: true,
      eventKeys: ['user.invitedToTenant'],
    })
    await screen.findByRole('heading', { level: 1, name: 'Badges' })
  })

  it('takes a whole category at once', async () => {
    const { form, kept } = await openForm()
    await fill(form, { Name: 'Badges', URL: 'https://hooks.acme.test' })
    await userEvent.click(within(form).getByRole('checkbox', { name: 'API tokens' }))
    await submit(form)
    await waitFor(() => expect(kept('Badges')?.eventKeys).toEqual(['apiToken.created', 'apiToken.deleted']))
  })

  it('finds events by a text', async () => {
    const { form } = await openForm()
    await userEvent.type(within(form).getByRole('searchbox', { name: 'Search events' }), 'token')
    expect(await within(form).findByRole('checkbox', { name: /API token created/ })).toBeTruthy()
    expect(within(form).queryByRole('checkbox', { name: /User invited/ })).toBeNull()
  })

  it.each([
    ['http to another machine', { URL: 'http://hooks.acme.test' }, 'Enter an address that begins with https://.'],
    ['a text that is no address', { URL: 'hooks' }, 'Enter an address that begins with https://.'],
    ['a short secret', { Secret: '1234567' }, 'Enter at least 8 characters.'],
    ['no events', {}, 'Choose at least one event.'],
  ])('a new webhook with %s keeps what was typed, and has the error at the field', async (_, fields, text) => {
    const { form, called } = await openForm()
    await fill(form, { Name: 'Badges', ...fields })
    await submit(form)
    expect(await within(form).findByText(text)).toBeTruthy()
    expect(within(form).getByLabelText('Name', { selector: 'input' })).toHaveProperty('value', 'Badges')
    expect(called()).not.toContain('createWebhook')
  })

  it('a new webhook may use http on this machine', async () => {
    const { form, kept } = await openForm()
    await fill(form, { Name: 'Local', URL: 'http://localhost:9000/hook' })
    await userEvent.click(within(form).getByRole('checkbox', { name: /User invited/ }))
    await submit(form)
    await waitFor(() => expect(kept('Local')?.url).toBe('http://localhost:9000/hook'))
  })
})

describe('the page of a webhook', () => {
  it('changes it by its id', async () => {
    const { kept, called } = await openWebhooks()
    const form = await openPage('People to warehouse')
    const field = within(form).getByRole('textbox', { name: 'Description' })
    await userEvent.clear(field)
    await userEvent.type(field, 'Badges')
    await press('Save changes')
    await waitFor(() => expect(kept('People to warehouse')?.description).toBe('Badges'))
    expect(called()).toContain('updateWebhook')
    expect(called()).not.toContain('createWebhook')
  })

  it('the secret has one row, in which it is replaced, or kept after all', async () => {
    const { kept } = await openWebhooks()
    await openPage('People to warehouse')
    expect(screen.getAllByText('Secret')).toHaveLength(1)
    await press('Replace')
    const field = screen.getByLabelText('Secret', { selector: 'input' })
    await waitFor(() => expect(document.activeElement).toBe(field))
    await userEvent.type(field, 'not-this-one')
    await press('Keep the present one')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Replace'))
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
    await press('Replace')
    await userEvent.type(screen.getByLabelText('Secret', { selector: 'input' }), 'another-secret')
    await press('Save changes')
    await waitFor(() => expect(kept('People to warehouse')?.secret).toBe('another-secret'))
    expect(await screen.findByRole('group', { name: 'Secret' })).toBeTruthy()
  })

  it('shows the secret on demand, and has it in the page only then', async () => {
    const { kept } = await openWebhooks()
    await openPage('People to warehouse')
    const text = kept('People to warehouse')?.secret ?? ''
    const field = await screen.findByRole('group', { name: 'Secret' })
    expect(document.body.innerHTML).not.toContain(text)
    await userEvent.click(within(field).getByRole('button', { name: 'Show Secret' }))
    expect(field.textContent).toContain(text)
    await userEvent.click(within(field).getByRole('button', { name: 'Hide Secret' }))
    expect(document.body.innerHTML).not.toContain(text)
  })

  it('keeps the secret if none is typed, and removes it after a question', async () => {
    const { kept } = await openWebhooks()
    await openPage('People to warehouse')
    await press('Remove secret')
    const question = await screen.findByRole('alertdialog', { name: 'Remove the secret?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Remove secret' }))
    await waitFor(() => expect(kept('People to warehouse')?.secret).toBeNull())
  })

  it('reports that another administrator has deleted it, and keeps what was typed', async () => {
    const { provider } = await openWebhooks()
    const form = await openPage('People to warehouse')
    provider.emulator.arrange((state) => {
      state.webhooks = []
    })
    const field = within(form).getByRole('textbox', { name: 'Name' })
    await userEvent.type(field, ' 2')
    await press('Save changes')
    expect(await screen.findByText('This webhook is gone')).toBeTruthy()
    expect(field).toHaveProperty('value', 'People to warehouse 2')
  })

  it('asks before unsaved changes are left', async () => {
    await openWebhooks()
    const form = await openPage('People to warehouse')
    await userEvent.type(within(form).getByRole('textbox', { name: 'Name' }), ' 2')
    await press('Webhooks')
    expect(await screen.findByRole('alertdialog')).toBeTruthy()
  })

  it('shows texts to a person who may only read, and no secret', async () => {
    await openWebhooks({ signedInAs: 'reader@acme.test' })
    await userEvent.click(await screen.findByRole('button', { name: 'People to warehouse' }))
    expect(await screen.findByText('Keeps badge printers in step')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('group', { name: 'Secret' })).toBeNull()
  })
})

describe('a webhook whose deliveries fail', () => {
  const tabOf = (name: RegExp) => screen.findByRole('tab', { name })

  it('opens on its deliveries, with a badge and a notice', async () => {
    await openWebhooks()
    await press('Account mirror')
    expect((await tabOf(/Deliveries/)).getAttribute('aria-selected')).toBe('true')
    expect((await tabOf(/Deliveries/)).textContent).toContain('3 failed')
    expect(screen.getAllByText(/^Failing since/)).toHaveLength(2)
    expect(
      screen.getByText(/^erp.acme.test refused the last 3 deliveries, the newest with the status 503/),
    ).toBeTruthy()
  })

  it('opens on its settings if it is off, or works', async () => {
    await openWebhooks({}, ({ provider }) =>
      provider.emulator.arrange(({ webhooks }) => {
        for (const webhook of webhooks) if (webhook.displayName === 'Account mirror') webhook.isActive = false
      }),
    )
    await press('Account mirror')
    expect((await tabOf(/Settings/)).getAttribute('aria-selected')).toBe('true')
    await screen.findByRole('region', { name: 'Settings' })
    expect(screen.queryByText(/^Failing since/)).toBeNull()
    await press('Webhooks')
    await press('People to warehouse')
    expect(await screen.findByRole('region', { name: 'Settings' })).toBeTruthy()
  })

  it('opens on its settings if its log cannot be read', async () => {
    await openWebhooks({}, ({ provider }) =>
      provider.emulator.faults.add({ operation: 'listWebhookLogs', kind: 'status', status: 500 }),
    )
    await press('Account mirror')
    expect(await screen.findByRole('region', { name: 'Settings' })).toBeTruthy()
  })

  it('asks for no log, and opens on its settings, for a person who may not see deliveries', async () => {
    const { called } = await openWebhooks(await without('fe.connectivity.read.webhookLogs'))
    await press('Account mirror')
    expect(await screen.findByText('https://erp.acme.test/status/503', { selector: 'dd *' })).toBeTruthy()
    expect(called()).not.toContain('listWebhookLogs')
    expect(screen.queryByRole('tab', { name: /Deliveries/ })).toBeNull()
  })
})

describe('in the portal', () => {
  it('an address opens the deliveries of a webhook', async () => {
    await openPortal(({ webhooks }) => {
      const id = webhooks.find(({ displayName }) => displayName === 'Account mirror')?.id
      return `${id}&portal.tab=deliveries`
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Account mirror' })).toBeTruthy()
    expect(await screen.findByRole('grid', { name: 'Deliveries' })).toBeTruthy()
  })

  it('an old address in the portal shows that the webhook is gone', async () => {
    await openPortal(() => 'unknown')
    expect(await screen.findByText('This webhook is gone')).toBeTruthy()
  })
})
