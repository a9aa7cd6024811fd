import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { App, AppOptions } from '../../../../../headless/test/open-app.ts'
import { openScreen } from '../../../../test/open-screen.tsx'
import { act, address, openWebhooks, press, row, tab, without } from '../../../../test/open-webhooks.tsx'
import { WebhooksSection } from './webhooks-section.tsx'

afterEach(cleanup)

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
    const app = await openWebhooks(options, arrange)
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

  it('the channel’s new event is on, unless the user switches it off', async () => {
    const { messages } = await openTab()
    await press('Add event')
    const form = await screen.findByRole('dialog', { name: 'Add an event' })
    await userEvent.click(await within(form).findByRole('button', { name: /Event$/ }))
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(other) }))
    await userEvent.type(within(form).getByRole('textbox', { name: field }), good)
    expect(within(form).getByRole('switch', { name: 'Active' })).toHaveProperty('checked', true)
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }))
    await row(other)
    expect(messages().at(-1)?.enabled).toBe(true)
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

  it('the channel’s form keeps a recipient that the channel cannot reach, with an error', async () => {
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

  it('the channel’s tab is omitted if the tenant has no events for it', async () => {
    await openWebhooks({
      instead: (url) =>
        url.searchParams.get('channels') === channel.toLowerCase() ? Promise.resolve(Response.json([])) : undefined,
    })
    await row('People to warehouse')
    await waitFor(() => expect(screen.queryByRole('tab', { name: new RegExp(`^${channel}`) })).toBeNull())
  })

  it('the channel’s tab is omitted for a user who may not see it', async () => {
    await openWebhooks(await without(`fe.connectivity.read.${channel.toLowerCase()}Config`))
    await row('People to warehouse')
    expect(screen.queryByRole('tab', { name: new RegExp(`^${channel}`) })).toBeNull()
  })

  it('a channel’s tab that fails to load leaves the webhooks usable', async () => {
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

  it('the Slack tab has no connect button if the provider has no application at Slack', async () => {
    await openScreen(<WebhooksSection />, { signedInAs: 'admin@acme.test', address }, ({ provider }) => {
      provider.emulator.arrange((state) => void state.slackWorkspaces.splice(0))
      provider.emulator.faults.add({ operation: 'getSlackApplication', kind: 'status', status: 404 })
    })
    await tab(/^Slack/)
    expect(await screen.findByText('Slack can’t be connected here')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Connect Slack' })).toBeNull()
  })
})
