import { describe, expect, it } from 'vitest'
import { openApp, until } from '../../../../test/open-app.ts'
import { channelEventsFeature } from './channel-events.ts'
import type { EventChannel } from './event-types.ts'

async function openEvents(channel: EventChannel) {
  const app = await openApp({ signedInAs: 'admin@acme.test' })
  const slice = app.client.get(channelEventsFeature, { channel })
  const events = () => slice.getSnapshot()
  slice.subscribe(() => {})
  await until(() => events().calls.load.status !== 'pending')
  return { ...app, events }
}

describe('the events of a channel', () => {
  it.each(['email', 'slack', 'sms', 'webhook'] as const)(
    'the events of a channel are those that %s can send, by category',
    async (channel) => {
      const { events } = await openEvents(channel)
      expect(events().rows).toContainEqual({
        id: 'user.locked',
        name: 'Sign-in locked',
        description: 'Too many passwords were wrong',
        categoryId: 'security',
        categoryName: 'Security',
      })
      const categories = events().rows.map(({ categoryId }) => categoryId)
      expect(new Set(categories).size).toBe(categories.filter((one, at) => one !== categories[at - 1]).length)
      expect(events().rows.some(({ id }) => id === 'group.created')).toBe(channel !== 'sms')
    },
  )

  it('a channel whose events cannot be read leaves those of other channels usable', async () => {
    const { client, events, provider } = await openEvents('webhook')
    provider.emulator.faults.add({ operation: 'listChannelMaps', kind: 'status', status: 500, times: 1 })
    const slice = client.get(channelEventsFeature, { channel: 'email' })
    slice.subscribe(() => {})
    await until(() => slice.getSnapshot().calls.load.error !== null)
    expect(events().rows.length).toBeGreaterThan(0)
    expect((await slice.getSnapshot().load()).ok).toBe(true)
  })
})
