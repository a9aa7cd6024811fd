import { describe, expect, it } from 'vitest'
import { rowsIn } from '../../test/open-roles.ts'
import { openWebhooks } from '../../test/open-webhooks.ts'

const channels = [
  {
    name: 'email',
    path: '/integrations/resources/configurations/v1/emails',
    to: 'security@acme.test',
    bad: 'security',
  },
  { name: 'sms', path: '/integrations/resources/configurations/v2/sms', to: '+12025550142', bad: '555' },
] as const

describe.each(channels)('$name', ({ name, path, to, bad }) => {
  const locked = `${path}/user.lockedByAdmin`

  async function open(email?: string) {
    const scene = await openWebhooks({}, email)
    const { token } = scene
    const stored = () => scene.emulator.snapshot().messageConfigurations
    return {
      ...scene,
      list: async () => rowsIn(await scene.get(path, { token })),
      make: (recipients: readonly string[] = [to], address = locked) =>
        scene.post(address, { enabled: true, subscriptions: [{ enabled: true, recipients }] }, { token }),
      send: (method: string, address: string, body?: object) =>
        scene.call(method, address, { token, ...(body && { body }) }),
      stored,
      subscription: () => `${locked}/subscriptions/${stored()[0]?.subscriptions[0]?.id}`,
      /** Locks a user, which emits the event `user.lockedByAdmin`. */
      lock: async () => {
        const { users } = scene.emulator.snapshot()
        const id = users.find(({ email: address }) => address === 'enroll@acme.test')?.id
        return scene.post(`/identity/resources/tenants/users/v1/${id}/lock`, undefined, { token })
      },
      messages: () => scene.emulator.outbox().filter(({ kind }) => kind === 'event'),
    }
  }

  it('lists the events of its own channel, with subscriptions and recipients', async () => {
    const scene = await open()
    expect((await scene.make()).status).toBe(201)
    scene.emulator.arrange(({ messageConfigurations: [own], messageConfigurations }) => {
      if (own) messageConfigurations.push({ ...own, channel: name === 'email' ? 'sms' : 'email' })
    })
    expect(await scene.list()).toEqual([
      {
        eventKey: 'user.lockedByAdmin',
        enabled: true,
        subscriptions: [{ id: expect.any(String), enabled: true, recipients: [to] }],
      },
    ])
  })

  it('sends an event to its recipients', async () => {
    const scene = await open()
    await scene.make()
    expect((await scene.lock()).status).toBe(200)
    expect(scene.messages()).toMatchObject([{ channel: name, to, text: 'User locked by Ada Admin in Acme' }])
  })

  it('sends nothing while the event is off, or its subscription', async () => {
    const scene = await open()
    await scene.make()
    await scene.send('PATCH', locked, { enabled: false })
    await scene.lock()
    await scene.send('PATCH', locked, { enabled: true })
    await scene.send('PUT', scene.subscription(), { enabled: false, recipients: [to] })
    await scene.lock()
    expect(scene.messages()).toEqual([])
  })

  it('replaces the recipients of a subscription, and removes it', async () => {
    const scene = await open()
    await scene.make()
    await scene.send('PUT', scene.subscription(), { enabled: true, recipients: [] })
    expect(await scene.list()).toMatchObject([{ subscriptions: [{ recipients: [] }] }])
    expect((await scene.send('DELETE', scene.subscription())).status).toBe(200)
    expect(await scene.list()).toMatchObject([{ subscriptions: [] }])
  })

  it('removes an event', async () => {
    const scene = await open()
    await scene.make()
    await scene.send('DELETE', locked)
    expect(await scene.list()).toEqual([])
  })

  it('refuses a second configuration of an event', async () => {
    const scene = await open()
    await scene.make()
    expect(await scene.make()).toMatchObject({ status: 409, body: { errorCode: 'ER-CONFIGURATION-EXISTS' } })
  })

  it('refuses an event that it does not send, and recipients that it does not reach', async () => {
    const scene = await open()
    expect((await scene.make([to], `${path}/user.flew`)).status).toBe(400)
    expect((await scene.make([bad])).status).toBe(400)
    expect(await scene.list()).toEqual([])
  })

  it.each([
    ['PATCH', locked],
    ['DELETE', locked],
    ['PUT', `${locked}/subscriptions/1`],
    ['DELETE', `${locked}/subscriptions/1`],
  ])('answers %s of an event of another tenant by 404', async (method, address) => {
    const scene = await open()
    await scene.make()
    scene.emulator.arrange(({ messageConfigurations }) => {
      for (const one of messageConfigurations) one.tenantId = 'another'
    })
    expect((await scene.send(method, address, { enabled: true, recipients: [] })).status).toBe(404)
    expect(await scene.list()).toEqual([])
  })

  it('a channel is read by a read-only user, and never changed by one', async () => {
    const scene = await open('reader@acme.test')
    expect(await scene.list()).toEqual([])
    expect((await scene.make()).status).toBe(403)
  })
})
