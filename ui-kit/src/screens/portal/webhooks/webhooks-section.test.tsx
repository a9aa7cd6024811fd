import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { type App, type AppOptions, openApp } from '../../../../../headless/test/open-app.ts'
import { openScreen } from '../../../../test/open-screen.tsx'
import { AdminPortal } from '../shell/admin-portal.tsx'
import { WebhooksSection } from './webhooks-section.tsx'

afterEach(cleanup)

type Snapshot = ReturnType<App['provider']['emulator']['snapshot']>

const address = 'https://app.test/portal'

/** Opens the section with the connections of the demo. */
async function open(options: AppOptions = {}, arrange?: (app: App) => void) {
  const app = await openScreen(<WebhooksSection />, { signedInAs: 'admin@acme.test', address, ...options }, arrange)
  await screen.findByRole('heading', { level: 1 })
  const kept = (name: string) =>
    app.provider.emulator.snapshot().webhooks.find(({ displayName }) => displayName === name)
  return { ...app, kept }
}

/** Opens the portal at a place of the section. */
async function openPortal(placeOf: (state: Snapshot) => string) {
  const beside = await openApp()
  const portal = (
    <AdminPortal
      isInline
      isolation="none"
      sections={(ours) => ours.filter(({ id }) => id === 'webhooks').map((one) => ({ ...one, visibility: 'always' }))}
    />
  )
  const place = placeOf(beside.provider.emulator.snapshot())
  const at = `https://app.test/account?portal=webhooks/${place}`
  return openScreen(portal, { signedInAs: 'admin@acme.test', address: at, beside })
}

/** A provider whose readers lack a permission. */
async function without(permission: string) {
  const beside = await openApp()
  beside.provider.emulator.arrange(({ roles }) => {
    for (const role of roles) role.permissionKeys = role.permissionKeys.filter((key) => key !== permission)
  })
  return { signedInAs: 'reader@acme.test', beside }
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const tab = async (name: RegExp) => userEvent.click(await screen.findByRole('tab', { name }))

/** Chooses an action of the menu of a row. */
async function act(name: string, action: string) {
  await userEvent.click(within(await row(name)).getByRole('button', { name: `Actions for ${name}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}

/** Opens the page of a webhook. */
async function openPage(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }))
  return screen.findByRole('region', { name: 'Settings' })
}

describe('the list of webhooks', () => {
  it('has their address, events, last delivery and state', async () => {
    await open()
    const people = await row('People to warehouse')
    expect(people.textContent).toContain('https://hooks.acme.test/people')
    expect(people.textContent).toContain('4 events')
    await waitFor(() => expect(people.textContent).toContain('Delivered, 200'))
    await waitFor(async () => expect((await row('Account mirror')).textContent).toContain('Failed, 503'))
    expect((await row('Security to SIEM')).textContent).toContain('Off')
  })

  it('switches one on and off', async () => {
    const { kept } = await open()
    const toggle = await screen.findByRole('switch', { name: 'Account mirror receives events' })
    await userEvent.click(toggle)
    await waitFor(() => expect(kept('Account mirror')?.isActive).toBe(false))
    expect(toggle).toHaveProperty('checked', false)
  })

  it('deletes one after a question', async () => {
    const { kept } = await open()
    await act('Account mirror', 'Delete webhook')
    const question = await screen.findByRole('alertdialog', { name: 'Delete Account mirror?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Delete webhook' }))
    await waitFor(() => expect(kept('Account mirror')).toBeUndefined())
  })

  it('invites to add the first one', async () => {
    await open({}, ({ provider }) =>
      provider.emulator.arrange((state) => {
        state.webhooks = []
      }),
    )
    expect(await screen.findByText('No webhooks yet')).toBeTruthy()
  })

  it('has no control that changes something for a person who may only read', async () => {
    await open({ signedInAs: 'reader@acme.test' })
    expect((await row('Account mirror')).textContent).toContain('On')
    expect(screen.queryByRole('switch')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Add webhook' })).toBeNull()
  })

  it('names the permission that a person lacks', async () => {
    await open(await without('fe.connectivity.read.webhooks'))
    expect(await screen.findByText('You can’t see this page')).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })
})

describe('a new webhook', () => {
  async function fill(form: HTMLElement, fields: Readonly<Record<string, string>>) {
    for (const [name, text] of Object.entries(fields))
      await userEvent.type(within(form).getByLabelText(name, { selector: 'input' }), text)
  }
  const submit = (form: HTMLElement) => userEvent.click(within(form).getByRole('button', { name: 'Add webhook' }))

  async function openForm() {
    const app = await open()
    await press('Add webhook')
    const form = await screen.findByRole('dialog', { name: 'Add a webhook' })
    await within(form).findByRole('checkbox', { name: /User invited/ })
    return { ...app, form }
  }

  it('is created with its events and secret', async () => {
    const { form, kept } = await openForm()
    await fill(form, { Name: 'Badges', URL: 'https://hooks.acme.test/badges', Secret: 'a-long-secret' })
    await userEvent.click(within(form).getByRole('checkbox', { name: /User invited/ }))
    await submit(form)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(kept('Badges')).toMatchObject({
      ...{ url: 'https://hooks.acme.test/badges', secret: 'a-long-secret', isActive: true },
      eventKeys: ['user.invitedToTenant'],
    })
    expect(await row('Badges')).toBeTruthy()
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
  ])('with %s keeps what was typed, and says so at the field', async (_, fields, text) => {
    const { form, called } = await openForm()
    await fill(form, { Name: 'Badges', ...fields })
    await submit(form)
    expect(await within(form).findByText(text)).toBeTruthy()
    expect(within(form).getByLabelText('Name', { selector: 'input' })).toHaveProperty('value', 'Badges')
    expect(called()).not.toContain('createWebhook')
  })

  it('may have http on this machine', async () => {
    const { form, kept } = await openForm()
    await fill(form, { Name: 'Local', URL: 'http://localhost:9000/hook' })
    await userEvent.click(within(form).getByRole('checkbox', { name: /User invited/ }))
    await submit(form)
    await waitFor(() => expect(kept('Local')?.url).toBe('http://localhost:9000/hook'))
  })
})

describe('the page of a webhook', () => {
  it('changes it by its id', async () => {
    const { kept, called } = await open()
    const form = await openPage('People to warehouse')
    const field = within(form).getByRole('textbox', { name: 'Description' })
    await userEvent.clear(field)
    await userEvent.type(field, 'Badges')
    await press('Save changes')
    await waitFor(() => expect(kept('People to warehouse')?.description).toBe('Badges'))
    expect(called()).toContain('updateWebhook')
    expect(called()).not.toContain('createWebhook')
  })

  it('shows the secret on demand, and has it in the page only then', async () => {
    const { kept } = await open()
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
    const { kept } = await open()
    await openPage('People to warehouse')
    await press('Remove secret')
    const question = await screen.findByRole('alertdialog', { name: 'Remove the secret?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Remove secret' }))
    await waitFor(() => expect(kept('People to warehouse')?.secret).toBeNull())
  })

  it('reports that another administrator has deleted it, and keeps what was typed', async () => {
    const { provider } = await open()
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
    await open()
    const form = await openPage('People to warehouse')
    await userEvent.type(within(form).getByRole('textbox', { name: 'Name' }), ' 2')
    await press('Webhooks')
    expect(await screen.findByRole('alertdialog')).toBeTruthy()
  })

  it('shows texts to a person who may only read, and no secret', async () => {
    await open({ signedInAs: 'reader@acme.test' })
    await userEvent.click(await screen.findByRole('button', { name: 'People to warehouse' }))
    expect(await screen.findByText('Keeps badge printers in step')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('group', { name: 'Secret' })).toBeNull()
  })
})

describe('a test', () => {
  it('shows the answer of the receiver', async () => {
    const { provider } = await open()
    await act('People to warehouse', 'Send a test')
    const form = await screen.findByRole('dialog', { name: 'Send a test' })
    await userEvent.click(within(form).getByRole('button', { name: 'Send' }))
    expect(await within(form).findByText('Delivered, 200')).toBeTruthy()
    expect(within(form).getByRole('region', { name: 'Response' }).textContent).toBe('{\n  "ok": true\n}')
    expect(JSON.parse(provider.emulator.received()[0]?.body ?? '')).toMatchObject({ eventKey: 'user.invitedToTenant' })
    expect(within(form).getByRole('button', { name: 'Send again' })).toBeTruthy()
  })

  it('shows a receiver that refuses as failed', async () => {
    await open()
    await act('Account mirror', 'Send a test')
    const form = await screen.findByRole('dialog', { name: 'Send a test' })
    await userEvent.click(within(form).getByRole('button', { name: 'Send' }))
    expect(await within(form).findByText('Failed, 503')).toBeTruthy()
  })

  it('shows a call that fails, and may be sent again', async () => {
    const { provider } = await open()
    provider.emulator.faults.add({ operation: 'testWebhook', kind: 'status', status: 500, times: 1 })
    await act('People to warehouse', 'Send a test')
    const form = await screen.findByRole('dialog', { name: 'Send a test' })
    await userEvent.click(within(form).getByRole('button', { name: 'Send' }))
    expect(await within(form).findByRole('alert')).toBeTruthy()
    await userEvent.click(within(form).getByRole('button', { name: 'Send again' }))
    expect(await within(form).findByText('Delivered, 200')).toBeTruthy()
  })
})

describe('the deliveries', () => {
  it('have pages of ten, and details with the answer', async () => {
    await open()
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

  it('are sent again: one that fails again is marked, and one that is accepted is delivered', async () => {
    const { provider } = await open()
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

  it('are not sent again by a person who may only read', async () => {
    await open({ signedInAs: 'reader@acme.test' })
    await act('Account mirror', 'Deliveries')
    const [failed] = await screen.findAllByRole('button', { name: 'Account changed' })
    if (failed) await userEvent.click(failed)
    const details = await screen.findByRole('dialog', { name: 'Account changed' })
    expect(within(details).queryByRole('button', { name: 'Retry' })).toBeNull()
  })
})

describe.each([
  {
    channel: 'Email',
    event: 'Role changed',
    field: 'Email addresses',
    good: 'new@acme.test',
    bad: 'new',
    other: 'User locked',
  },
  {
    channel: 'SMS',
    event: 'User locked',
    field: 'Phone numbers',
    good: '+1 202 555 0199',
    bad: '555',
    other: 'User unlocked',
  },
])('the tab $channel', ({ channel, event, field, good, bad, other }) => {
  async function openTab(options?: AppOptions, arrange?: (app: App) => void) {
    const app = await open(options, arrange)
    await tab(new RegExp(`^${channel}`))
    const messages = () =>
      app.provider.emulator.snapshot().messageConfigurations.filter((one) => one.channel === channel.toLowerCase())
    return { ...app, messages }
  }
  const saved = good.replaceAll(' ', '')

  it('lists its events with their recipients', async () => {
    const { messages } = await openTab()
    const recipient = messages()[0]?.subscriptions[0]?.recipients[0]
    expect((await row(event)).textContent).toContain(recipient)
  })

  it('switches an event off', async () => {
    const { messages } = await openTab()
    await userEvent.click(await screen.findByRole('switch', { name: `${event} is sent` }))
    await waitFor(() => expect(messages()[0]?.enabled).toBe(false))
  })

  it('adds an event', async () => {
    const { messages } = await openTab()
    await press('Add event')
    const form = await screen.findByRole('dialog', { name: 'Add an event' })
    await userEvent.click(await within(form).findByRole('button', { name: /Event$/ }))
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(other) }))
    await userEvent.type(within(form).getByRole('textbox', { name: field }), good)
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }))
    expect(await row(other)).toBeTruthy()
    expect(messages().at(-1)?.subscriptions).toMatchObject([{ recipients: [saved] }])
  })

  it('changes the recipients of an event', async () => {
    const { messages } = await openTab()
    await userEvent.click(await screen.findByRole('button', { name: event }))
    const form = await screen.findByRole('dialog', { name: event })
    const recipients = within(form).getByRole('textbox', { name: field })
    await userEvent.type(recipients, `\n${good}`)
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(messages()[0]?.subscriptions[0]?.recipients).toContain(saved))
  })

  it('keeps a recipient that it does not reach in the form, and says so', async () => {
    const { called } = await openTab()
    await userEvent.click(await screen.findByRole('button', { name: event }))
    const form = await screen.findByRole('dialog', { name: event })
    const recipients = within(form).getByRole('textbox', { name: field })
    await userEvent.clear(recipients)
    await userEvent.type(recipients, bad)
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }))
    expect(await within(form).findByText(new RegExp(`“${bad}” is no`))).toBeTruthy()
    expect(recipients).toHaveProperty('value', bad)
    expect(called().some((one) => /^update(?:Email|Sms)/.test(one))).toBe(false)
  })

  it('removes an event after a question', async () => {
    const { messages } = await openTab()
    const before = messages().length
    await act(event, 'Remove event')
    const question = await screen.findByRole('alertdialog', { name: `Remove ${event}?` })
    await userEvent.click(within(question).getByRole('button', { name: 'Remove event' }))
    await waitFor(() => expect(messages()).toHaveLength(before - 1))
  })

  it('is left out if the tenant has no events for it', async () => {
    await open({
      instead: (url) =>
        url.searchParams.get('channels') === channel.toLowerCase() ? Promise.resolve(Response.json([])) : undefined,
    })
    await row('People to warehouse')
    await waitFor(() => expect(screen.queryByRole('tab', { name: new RegExp(`^${channel}`) })).toBeNull())
  })

  it('is left out for a person who may not see it', async () => {
    await open(await without(`fe.connectivity.read.${channel.toLowerCase()}Config`))
    await row('People to warehouse')
    expect(screen.queryByRole('tab', { name: new RegExp(`^${channel}`) })).toBeNull()
  })

  it('that fails to load leaves the webhooks usable', async () => {
    const operation = channel === 'SMS' ? 'listSmsConfigurations' : 'listEmailConfigurations'
    await openTab({}, ({ provider }) => provider.emulator.faults.add({ operation, kind: 'status', status: 500 }))
    expect(await screen.findByRole('alert')).toBeTruthy()
    await tab(/^Webhooks/)
    expect(await row('People to warehouse')).toBeTruthy()
  })
})

describe('the tab Slack', () => {
  async function openTab(isConnected = true, connectSlack?: (application: { readonly clientId: string }) => void) {
    const app = await openScreen(
      <WebhooksSection connectSlack={connectSlack} />,
      { signedInAs: 'admin@acme.test', address },
      ({ provider }) =>
        provider.emulator.arrange((state) => {
          if (!isConnected) state.slackWorkspaces = []
        }),
    )
    await tab(/^Slack/)
    return { ...app, kept: () => app.provider.emulator.snapshot().slackWorkspaces[0]?.subscriptions ?? [] }
  }

  it('lists its events with their channels and message', async () => {
    await openTab()
    const { textContent } = await row('User locked')
    for (const text of ['#security', '#on-call', 'Standard message']) expect(textContent).toContain(text)
  })

  it('adds an event', async () => {
    const { kept } = await openTab()
    await press('Add event')
    const form = await screen.findByRole('dialog', { name: 'Add an event' })
    await userEvent.click(await within(form).findByRole('button', { name: /Event$/ }))
    await userEvent.click(await screen.findByRole('option', { name: /Group created/ }))
    await userEvent.click(within(form).getByRole('combobox', { name: 'Channels' }))
    await userEvent.click(await screen.findByRole('option', { name: '#general' }))
    await userEvent.keyboard('{Escape}')
    await userEvent.type(within(form).getByRole('textbox', { name: 'Message' }), 'A group!')
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }))
    expect((await row('Group created')).textContent).toContain('A group!')
    expect(kept().at(-1)).toMatchObject({ isActive: true, slackEvents: [{ message: 'A group!' }] })
  })

  it('asks for a channel', async () => {
    await openTab()
    await userEvent.click(await screen.findByRole('button', { name: 'User locked' }))
    const form = await screen.findByRole('dialog', { name: 'User locked' })
    await userEvent.click(within(form).getByRole('combobox', { name: 'Channels' }))
    await userEvent.keyboard('{Backspace}{Backspace}{Escape}')
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }))
    expect(await within(form).findByText('Choose at least one channel.')).toBeTruthy()
  })

  it('switches an event off, and removes it after a question', async () => {
    const { kept } = await openTab()
    await userEvent.click(await screen.findByRole('switch', { name: 'User locked is sent' }))
    await waitFor(() => expect(kept()[0]?.isActive).toBe(false))
    await act('User locked', 'Remove event')
    const question = await screen.findByRole('alertdialog', { name: 'Remove User locked?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Remove event' }))
    await waitFor(() => expect(kept()).toEqual([]))
  })

  it('leads to Slack before a workspace is connected, if the application has a way there', async () => {
    const opened: string[] = []
    const { provider } = await openTab(false, ({ clientId }) => opened.push(clientId))
    await press('Connect Slack')
    expect(opened).toEqual([provider.emulator.snapshot().vendor.clientId])
    expect(screen.queryByRole('button', { name: 'Add event' })).toBeNull()
  })

  it('has no button to connect a workspace without that way', async () => {
    await openTab(false)
    expect(await screen.findByText('Slack isn’t connected')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Connect Slack' })).toBeNull()
  })
})

describe('in the portal', () => {
  it('an address opens the deliveries of a webhook', async () => {
    await openPortal(({ webhooks }) => {
      const id = webhooks.find(({ displayName }) => displayName === 'Account mirror')?.id
      return `${id}&portal.tab=deliveries`
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Account mirror' })).toBeTruthy()
    expect(await screen.findByRole('table', { name: 'Deliveries' })).toBeTruthy()
  })

  it('an old address says that the webhook is gone', async () => {
    await openPortal(() => 'unknown')
    expect(await screen.findByText('This webhook is gone')).toBeTruthy()
  })
})
