import { describe, expect, it } from 'vitest'
import { rowsIn } from '../../test/open-roles.ts'
import { openWebhooks } from '../../test/open-webhooks.ts'

const root = '/integrations/resources/configurations/v1/slack'

async function open(email?: string) {
  const opened = await openWebhooks({}, email)
  const scene = { ...opened, consent: (changes = {}, decision = 'allow') => consentOf(opened, changes, decision) }
  const { token } = scene
  const channels = async () => rowsIn(await scene.get(`${root}/channels`, { token }))
  return {
    ...scene,
    read: (path = '') => scene.get(root + path, { token }),
    send: (method: string, path: string, body?: object) =>
      scene.call(method, root + path, { token, ...(body && { body }) }),
    /** Hands over a code of the consent, or another one. */
    connect: async (code?: string) => {
      const body = { code: code ?? (await scene.consent()).searchParams.get('code') ?? '' }
      return scene.post(`${root}/applications/registrations`, body, { token })
    },
    channels,
    /** A subscription of the event `group.created`, in the first channel. */
    body: async (changes: object = {}) => ({
      isActive: true,
      slackEvents: [{ eventKey: 'group.created', channelIds: [(await channels())[0]?.['id']], ...changes }],
    }),
  }
}

/** Decides on the consent page, and returns the address that it leads to. */
async function consentOf(
  { baseUrl, emulator }: Awaited<ReturnType<typeof openWebhooks>>,
  changes: Readonly<Record<string, string>>,
  decision: string,
) {
  const asked = {
    client_id: emulator.snapshot().vendor.clientId,
    redirect_uri: 'http://localhost:5173/orders?portal=webhooks',
    scope: 'channels:read,chat:write',
    state: 'slack.1',
    ...changes,
  }
  const address = `${baseUrl}/slack/oauth/v2/authorize`
  const page = await emulator.fetch(new Request(`${address}?${new URLSearchParams(asked)}`))
  if (!page.ok) return new URL(`refused:${page.status}`)
  const body = new URLSearchParams({ ...asked, decision })
  const answer = await emulator.fetch(new Request(address, { method: 'POST', body }))
  return new URL(answer.headers.get('location') ?? `refused:${answer.status}`)
}

describe('the consent of Slack', () => {
  it('the consent leads back to the page with a code and the state', async () => {
    const back = await (await open()).consent()
    expect(back.href).toMatch(/^http:\/\/localhost:5173\/orders\?portal=webhooks&code=[\w-]{20,}&state=slack\.1$/)
  })

  it('a refused consent leads back with an error and without a code', async () => {
    const back = await (await open()).consent({}, 'cancel')
    expect(back.search).toBe('?portal=webhooks&error=access_denied&state=slack.1')
  })

  it.each([
    { client_id: 'x' },
    { redirect_uri: 'https://evil.example/' },
    { redirect_uri: 'javascript:1' },
    { scope: '' },
  ])('the consent is not shown for %j', async (changes) => {
    expect((await (await open()).consent(changes)).href).toBe('refused:400')
  })

  it('a code is valid once, for ten minutes, and no other is', async () => {
    const scene = await open()
    const code = (await scene.consent()).searchParams.get('code') ?? ''
    expect((await scene.connect(code)).status).toBe(200)
    const refused = { status: 400, body: { errorCode: 'ER-SLACK-CODE' } }
    expect(await scene.connect(code)).toMatchObject(refused)
    expect(await scene.connect('from-slack')).toMatchObject(refused)
    const late = (await scene.consent()).searchParams.get('code') ?? ''
    scene.emulator.arrange(({ slackCodes }) => {
      for (const one of slackCodes) one.expiresAt -= 600_000
    })
    expect(await scene.connect(late)).toMatchObject(refused)
  })
})

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
    expect((await scene.read('/applications')).body).toEqual({
      clientId: scene.emulator.snapshot().vendor.clientId,
      authorizationUrl: expect.stringMatching(/\/slack\/oauth\/v2\/authorize$/),
    })
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
