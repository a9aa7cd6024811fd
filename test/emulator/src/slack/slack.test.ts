import { describe, expect, it } from 'vitest'
import { rowsIn } from '../../test/open-roles.ts'
import { openWebhooks } from '../../test/open-webhooks.ts'

const root = '/integrations/resources/configurations/v1/slack'

async function open(email?: string) {
  const scene = await openWebhooks({}, email)
  const { token } = scene
  const channels = async () => rowsIn(await scene.get(`${root}/channels`, { token }))
  return {
    ...scene,
    read: (path = '') => scene.get(root + path, { token }),
    send: (method: string, path: string, body?: object) =>
      scene.call(method, root + path, { token, ...(body && { body }) }),
    connect: () => scene.post(`${root}/applications/registrations`, { code: 'from-slack' }, { token }),
    channels,
    /** A subscription of the event `group.created`, in the first channel. */
    body: async (changes: object = {}) => ({
      isActive: true,
      slackEvents: [{ eventKey: 'group.created', channelIds: [(await channels())[0]?.['id']], ...changes }],
    }),
  }
}

describe('the workspace', () => {
  it('a workspace is not found before it is connected by a code', async () => {
    const scene = await open()
    expect((await scene.read()).status).toBe(404)
    expect((await scene.connect()).status).toBe(200)
    expect((await scene.read()).body).toMatchObject({ slackSubscriptions: [] })
    expect((await scene.channels()).length).toBeGreaterThan(1)
  })

  it('keeps its subscriptions when it is connected again', async () => {
    const scene = await open()
    await scene.connect()
    await scene.send('POST', '/subscriptions', await scene.body())
    await scene.connect()
    expect((await scene.read()).body).toMatchObject({ slackSubscriptions: [{ isActive: true }] })
  })

  it('a workspace is connected through the application of a client id', async () => {
    const scene = await open()
    expect((await scene.read('/applications')).body).toEqual({ clientId: scene.emulator.snapshot().vendor.clientId })
  })

  it('a workspace belongs to one tenant', async () => {
    const scene = await open()
    await scene.connect()
    scene.emulator.arrange(({ slackWorkspaces }) => {
      for (const one of slackWorkspaces) one.tenantId = 'another'
    })
    expect((await scene.read()).status).toBe(404)
  })
})

describe('a subscription', () => {
  it('posts an event to its channels, and nothing while it is off', async () => {
    const scene = await open()
    await scene.connect()
    const { body } = await scene.send('POST', '/subscriptions', await scene.body())
    await scene.happen('One')
    expect(scene.emulator.slackMessages()).toMatchObject([
      { channelId: (await scene.channels())[0]?.['id'], text: 'Group created by Ada Admin in Acme' },
    ])
    await scene.send('PATCH', `/subscription/${body['id']}`, { ...(await scene.body()), isActive: false })
    await scene.happen('Two')
    expect(scene.emulator.slackMessages()).toHaveLength(1)
  })

  it('posts a text of its own', async () => {
    const scene = await open()
    await scene.connect()
    await scene.send('POST', '/subscriptions', await scene.body({ title: 'News', message: 'A group!' }))
    await scene.happen()
    expect(scene.emulator.slackMessages()).toMatchObject([{ title: 'News', text: 'A group!' }])
  })

  it('a removed subscription is no longer listed, and cannot be removed again', async () => {
    const scene = await open()
    await scene.connect()
    const { body } = await scene.send('POST', '/subscriptions', await scene.body())
    expect((await scene.send('DELETE', `/subscriptions/${body['id']}`)).status).toBe(200)
    expect((await scene.read()).body).toMatchObject({ slackSubscriptions: [] })
    expect((await scene.send('DELETE', `/subscriptions/${body['id']}`)).status).toBe(404)
  })

  it.each([
    ['an event that Slack does not have', { eventKey: 'user.flew' }],
    ['a channel that the workspace does not have', { channelIds: ['C0'] }],
  ])('a subscription is refused for %s', async (_, changes) => {
    const scene = await open()
    await scene.connect()
    expect((await scene.send('POST', '/subscriptions', await scene.body(changes))).status).toBe(400)
  })

  it('a subscription is not created by a user who may only read', async () => {
    const scene = await open('reader@acme.test')
    expect((await scene.send('POST', '/subscriptions', { isActive: true, slackEvents: [] })).status).toBe(403)
    expect((await scene.connect()).status).toBe(403)
  })
})
