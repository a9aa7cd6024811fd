import { describe, expect, it } from 'vitest'
import { listConformance } from '../../../../test/lists/conformance.ts'
import { openEmulatorList } from '../../../../test/lists/emulator-list.ts'
import { type App, openApp, until } from '../../../../test/open-app.ts'
import { emailEventsFeature, smsEventsFeature } from './message-events.ts'

const me = 'admin@acme.test'

const channels = [
  {
    name: 'email',
    operation: 'Email',
    feature: emailEventsFeature,
    key: 'user.rolesChanged',
    one: 'new@acme.test',
    bad: 'new',
  },
  {
    name: 'sms',
    operation: 'Sms',
    feature: smsEventsFeature,
    key: 'user.lockedByAdmin',
    one: '+12025550199',
    bad: '5550199',
  },
] as const

describe.each(channels)('the events of $name', ({ name, operation, feature, key, one, bad }) => {
  async function openEvents(options: { readonly beside?: App; readonly signedInAs?: string } = {}) {
    const app = await openApp({ signedInAs: me, ...options })
    const slice = app.client.get(feature)
    const events = () => slice.getSnapshot()
    slice.subscribe(() => {})
    await until(() => events().calls.load.status !== 'pending')
    const kept = (eventKey = key as string) =>
      app.provider.emulator
        .snapshot()
        .messageConfigurations.find((found) => found.channel === name && found.eventKey === eventKey)
    const calls = () => app.called().filter((called) => !called.startsWith('list') && called.includes(operation))
    const row = (id = key as string) => events().rows.find((found) => found.id === id)
    return { ...app, events, kept, calls, row }
  }

  listConformance(() =>
    openEmulatorList({
      slice: (client, options) => client.get(feature, options),
      resource: `${name}-channel`,
      operation: `list${operation}Configurations`,
      sortBy: 'id',
      search: { text: 'deleted', finds: (found) => found.id === 'role.deleted' },
      arrange(state) {
        const tenantId = state.tenants[0]?.id ?? ''
        state.messageConfigurations = ['user.locked', 'role.deleted', 'user.unlocked'].map((eventKey) => ({
          tenantId,
          channel: name,
          eventKey,
          enabled: true,
          subscriptions: [],
        }))
      },
      drop: (state, id) => {
        state.messageConfigurations = state.messageConfigurations.filter(({ eventKey }) => eventKey !== id)
      },
      removal: {
        operation: `delete${operation}Configuration`,
        run: (client, id) => client.get(feature).actions.remove({ id }),
      },
    }),
  )

  it('a message event has its name, state and recipients', async () => {
    const { row, kept } = await openEvents()
    expect(row()).toEqual({
      id: key,
      isEnabled: true,
      recipients: kept()?.subscriptions[0]?.recipients,
      ...(name === 'email'
        ? { name: 'Role changed', categoryName: 'Users' }
        : { name: 'User locked', categoryName: 'Security' }),
    })
  })

  it('a message event is named by its key if the events of the channel cannot be read', async () => {
    const { events, row, provider } = await openEvents()
    provider.emulator.faults.add({ operation: 'listChannelMaps', kind: 'status', status: 500 })
    await events().load()
    expect(row()).toMatchObject({ name: key, categoryName: '' })
  })

  it('a message event is created with its first recipient', async () => {
    const { events, kept, calls } = await openEvents()
    await events().create({ id: 'user.unlocked', recipients: [` ${one} `] })
    expect(kept('user.unlocked')).toMatchObject({
      enabled: true,
      subscriptions: [{ enabled: true, recipients: [one] }],
    })
    expect(calls()).toEqual([`create${operation}Configuration`])
  })

  it('send nothing for a new one without recipients', async () => {
    const { events, calls } = await openEvents()
    await events().create({ id: 'user.unlocked', recipients: [] })
    expect(calls()).toEqual([])
  })

  it('a message event is switched and its recipients are replaced, each by its own call', async () => {
    const { events, kept, calls } = await openEvents()
    await events().update({ id: key, isEnabled: false, recipients: [one] })
    expect(kept()).toMatchObject({ enabled: false, subscriptions: [{ recipients: [one] }] })
    expect(calls()).toEqual([`update${operation}Subscription`, `update${operation}Configuration`])
  })

  it('send only what has changed', async () => {
    const { events, calls, row } = await openEvents()
    await events().update({ id: key, isEnabled: true, recipients: row()?.recipients ?? [] })
    expect(calls()).toEqual([])
    await events().update({ id: key, isEnabled: false })
    expect(calls()).toEqual([`update${operation}Configuration`])
  })

  it('lose their subscription with the last recipient, and are made anew with the next one', async () => {
    const { events, kept, calls } = await openEvents()
    await events().update({ id: key, recipients: [] })
    expect(kept()?.subscriptions).toEqual([])
    expect(calls()).toEqual([`delete${operation}Subscription`])
    await events().update({ id: key, recipients: [one] })
    expect(kept()?.subscriptions).toMatchObject([{ recipients: [one] }])
  })

  it('keep recipients that another administrator has added, and drop those that they have removed', async () => {
    const first = await openEvents()
    const other = await openEvents({ beside: first })
    const before = first.row()?.recipients ?? []
    const added = name === 'email' ? 'other@acme.test' : '+12025550177'
    await other.events().update({ id: key, recipients: [...before.slice(1), added] })
    await first.events().update({ id: key, recipients: [...before, one] })
    expect(first.kept()?.subscriptions[0]?.recipients).toEqual([...before.slice(1), added, one])
  })

  it('keep both of two changes at once', async () => {
    const { events, kept } = await openEvents()
    await Promise.all([events().update({ id: key, isEnabled: false }), events().update({ id: key, recipients: [one] })])
    expect(kept()).toMatchObject({ enabled: false, subscriptions: [{ recipients: [one] }] })
  })

  it('change at once, and return if the provider refuses', async () => {
    const { events, row, provider } = await openEvents()
    provider.emulator.faults.add({ operation: `update${operation}Configuration`, kind: 'status', status: 500 })
    const saving = events().update({ id: key, isEnabled: false })
    expect(row()?.isEnabled).toBe(false)
    expect((await saving).ok).toBe(false)
    expect(row()?.isEnabled).toBe(true)
    expect(events().rowState(key).error).toMatchObject({ status: 500 })
  })

  it('fail with recipient-invalid, without a call', async () => {
    const { events, calls } = await openEvents()
    const outcome = await events().update({ id: key, recipients: [one, bad] })
    expect(outcome).toMatchObject({ ok: false, error: { code: 'recipient-invalid' } })
    expect(calls()).toEqual([])
  })

  it('a message event is removed although another administrator removed it first', async () => {
    const { events, provider } = await openEvents()
    provider.emulator.arrange((state) => {
      state.messageConfigurations = []
    })
    expect((await events().remove({ id: key })).ok).toBe(true)
  })

  it('a message event is not changed without the permission', async () => {
    const { events } = await openEvents({ signedInAs: 'reader@acme.test' })
    expect(events().rows.length).toBeGreaterThan(0)
    expect(await events().update({ id: key, isEnabled: false })).toMatchObject({ ok: false, error: { status: 403 } })
  })
})
