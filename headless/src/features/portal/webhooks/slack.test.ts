import { describe, expect, it } from 'vitest'
import { listConformance } from '../../../../test/lists/conformance.ts'
import { openEmulatorList } from '../../../../test/lists/emulator-list.ts'
import { type App, openApp, until } from '../../../../test/open-app.ts'
import { slackEventsFeature } from './slack-events.ts'
import { slackWorkspaceFeature } from './slack-workspace.ts'

const me = 'admin@acme.test'

async function openSlack({
  isConnected = true,
  ...options
}: {
  isConnected?: boolean
  beside?: App
  signedInAs?: string
} = {}) {
  const app = await openApp({ signedInAs: me, ...options })
  if (!isConnected)
    app.provider.emulator.arrange((state) => {
      state.slackWorkspaces = []
    })
  const workspace = () => app.client.get(slackWorkspaceFeature).getSnapshot()
  const events = () => app.client.get(slackEventsFeature).getSnapshot()
  app.client.get(slackWorkspaceFeature).subscribe(() => {})
  app.client.get(slackEventsFeature).subscribe(() => {})
  await until(() => workspace().value !== null && events().status === 'ready')
  const kept = () => app.provider.emulator.snapshot().slackWorkspaces[0]?.subscriptions ?? []
  const channel = (name: string) => workspace().value?.channels.find((one) => one.name === name)?.id ?? ''
  const calls = () => app.called().filter((one) => /^(?:create|update|delete)Slack/.test(one))
  return { ...app, workspace, events, kept, channel, calls, first: () => events().rows[0]?.id ?? '' }
}

describe('the workspace', () => {
  it('the Slack workspace has its channels and the client id of the application', async () => {
    const { workspace, provider } = await openSlack()
    expect(workspace().value).toMatchObject({
      isConnected: true,
      clientId: provider.emulator.snapshot().vendor.clientId,
      channels: [{ name: 'general' }, { name: 'security' }, { name: 'on-call' }],
    })
  })

  it('the Slack workspace is connected by a code, and only once by two calls at once', async () => {
    const { workspace, events, sent, provider } = await openSlack({ isConnected: false })
    provider.emulator.arrange(
      ({ slackCodes }) => void slackCodes.push({ id: 'one', expiresAt: Number.MAX_SAFE_INTEGER }),
    )
    expect(workspace().value).toMatchObject({ isConnected: false, channels: [] })
    expect(events().rows).toEqual([])
    await Promise.all([workspace().connect({ code: 'one' }), workspace().connect({ code: 'one' })])
    expect(sent('/registrations').map(({ body }) => body)).toEqual([{ code: 'one' }])
    await until(() => workspace().value?.isConnected === true)
  })

  it('the Slack workspace has no client id if the user may not read the application', async () => {
    const { workspace, provider } = await openSlack()
    provider.emulator.faults.add({ operation: 'getSlackApplication', kind: 'status', status: 403 })
    await workspace().load()
    expect(workspace().value).toMatchObject({ isConnected: true, clientId: null })
  })

  it('the Slack workspace is not connected without the permission', async () => {
    const { workspace } = await openSlack({ signedInAs: 'reader@acme.test' })
    expect(await workspace().connect({ code: 'one' })).toMatchObject({ ok: false, error: { status: 403 } })
  })
})

describe('the events of Slack', () => {
  listConformance(() =>
    openEmulatorList({
      slice: (client, options) => client.get(slackEventsFeature, options),
      resource: 'slack-channel',
      operation: 'getSlackConfiguration',
      sortBy: 'eventKey',
      search: { text: 'deleted', finds: (row) => 'eventKey' in row && row.eventKey === 'role.deleted' },
      arrange({ slackWorkspaces: [workspace] }) {
        if (!workspace) return
        const channelIds = workspace.channels.slice(0, 1).map(({ id }) => id)
        workspace.subscriptions = ['user.locked', 'role.deleted', 'user.unlocked'].map((eventKey) => ({
          id: `of-${eventKey}`,
          isActive: true,
          slackEvents: [{ eventKey, channelIds }],
        }))
      },
      drop({ slackWorkspaces: [workspace] }, id) {
        if (workspace) workspace.subscriptions = workspace.subscriptions.filter((one) => !id.startsWith(`${one.id}/`))
      },
      removal: {
        operation: 'deleteSlackSubscription',
        run: (client, id) => client.get(slackEventsFeature).actions.remove({ id }),
      },
    }),
  )

  it('a Slack event has its name, channels and state', async () => {
    const { events, channel } = await openSlack()
    expect(events().rows).toMatchObject([
      {
        eventKey: 'user.lockedByAdmin',
        name: 'User locked',
        isActive: true,
        title: null,
        message: null,
        channelIds: [channel('security'), channel('on-call')],
      },
    ])
  })

  it('a Slack event is created without an id, and changed with one', async () => {
    const { events, kept, channel, calls } = await openSlack()
    await events().create({ eventKey: 'group.created', channelIds: [channel('general')], message: 'A group!' })
    const group = { eventKey: 'group.created', channelIds: [channel('general')], message: 'A group!' }
    expect(kept().at(-1)).toMatchObject({ isActive: true, slackEvents: [group] })
    await until(() => events().rows.length === 2)
    const id = events().rows.find(({ eventKey }) => eventKey === 'group.created')?.id ?? ''
    await events().update({ id, channelIds: [channel('security')], isActive: false, message: null })
    expect(kept().at(-1)).toMatchObject({ isActive: false, slackEvents: [{ channelIds: [channel('security')] }] })
    expect(kept().at(-1)?.slackEvents[0]).not.toHaveProperty('message')
    expect(calls()).toEqual(['createSlackSubscription', 'updateSlackSubscription'])
  })

  it('a Slack event is not created without a channel', async () => {
    const { events, calls } = await openSlack()
    const outcome = await events().create({ eventKey: 'group.created', channelIds: [] })
    expect(outcome).toMatchObject({ ok: false, error: { code: 'slack-channels-required' } })
    expect(calls()).toEqual([])
  })

  it('a Slack event is removed with its subscription if it loses its last channel', async () => {
    const { events, kept, first, calls } = await openSlack()
    await events().update({ id: first(), channelIds: [] })
    expect(kept()).toEqual([])
    expect(calls()).toEqual(['deleteSlackSubscription'])
  })

  it('leave other events of their subscription', async () => {
    const { events, kept, first, provider, channel } = await openSlack()
    const other = { eventKey: 'group.created', channelIds: [channel('general')], title: 'News' }
    provider.emulator.arrange(({ slackWorkspaces: [workspace] }) => {
      workspace?.subscriptions[0]?.slackEvents.push(other)
    })
    await events().update({ id: first(), message: 'Locked!' })
    expect(kept()[0]?.slackEvents).toMatchObject([{ eventKey: 'user.lockedByAdmin', message: 'Locked!' }, other])
    await events().remove({ id: first() })
    expect(kept()).toMatchObject([{ slackEvents: [other] }])
  })

  it('keep both of two changes at once', async () => {
    const { events, kept, first } = await openSlack()
    const id = first()
    await Promise.all([events().update({ id, message: 'Locked!' }), events().update({ id, isActive: false })])
    expect(kept()[0]).toMatchObject({ isActive: false, slackEvents: [{ message: 'Locked!' }] })
  })

  it('a Slack event removed by another administrator fails a change as gone, and a removal succeeds', async () => {
    const { events, first, provider } = await openSlack()
    const id = first()
    provider.emulator.arrange(({ slackWorkspaces: [workspace] }) => {
      if (workspace) workspace.subscriptions = []
    })
    expect(await events().update({ id, isActive: false })).toMatchObject({ error: { code: 'slack-event-gone' } })
    expect((await events().remove({ id })).ok).toBe(true)
  })

  it('return if the provider refuses', async () => {
    const { events, first, provider } = await openSlack()
    provider.emulator.faults.add({ operation: 'updateSlackSubscription', kind: 'status', status: 500 })
    const changing = events().update({ id: first(), isActive: false })
    expect(events().rows[0]?.isActive).toBe(false)
    expect((await changing).ok).toBe(false)
    expect(events().rows[0]?.isActive).toBe(true)
  })
})
