import { createTestClient } from '@portico/emulator/testing'
import { render, screen } from '@testing-library/react'
import { it } from 'vitest'
import { PorticoProvider } from '../../../react/index.ts'
import { useChannelEvents, useEmailEvents, useSmsEvents, useWebhookLogs, useWebhooks } from './hooks.ts'

function Counts() {
  const lists = {
    webhooks: useWebhooks().rows,
    events: useChannelEvents({ channel: 'sms' }).rows,
    email: useEmailEvents().rows,
    sms: useSmsEvents().rows,
  }
  return Object.entries(lists).map(([name, { length }]) => <p key={name}>{`${length} ${name}`}</p>)
}

function Logs() {
  const [first] = useWebhooks().rows
  return first ? <LogsOf webhookId={first.id} /> : null
}

function LogsOf({ webhookId }: { readonly webhookId: string }) {
  return <p>{useWebhookLogs({ webhookId }).total} logs</p>
}

it('renders webhooks with their log, and the events of channels', async () => {
  const { client } = createTestClient({ signedInAs: 'admin@acme.test' })
  render(
    <PorticoProvider client={client}>
      <Counts />
      <Logs />
    </PorticoProvider>,
  )
  for (const text of ['3 webhooks', '5 events', '3 email', '1 sms', '3 logs']) await screen.findByText(text)
})
