import { describe, expect, it } from 'vitest'
import { openWebhooks, webhookBody } from '../../test/open-webhooks.ts'
import { readState } from '../state/read-state.ts'

describe('webhooks', () => {
  it('webhooks are created, and listed with the members of the body', async () => {
    const scene = await openWebhooks()
    const { status, body } = await scene.create()
    expect(status).toBe(201)
    expect(body).toMatchObject({ ...webhookBody, _id: expect.any(String), invocations: 0 })
    expect(await scene.list()).toEqual([body])
  })

  it('webhooks are changed by their id', async () => {
    const scene = await openWebhooks()
    const id = await scene.created()
    await scene.change(id, { displayName: 'Mirror', isActive: false, secret: null })
    expect(await scene.list()).toMatchObject([{ _id: id, displayName: 'Mirror', isActive: false, secret: null }])
  })

  it('webhooks are removed with their deliveries', async () => {
    const scene = await openWebhooks()
    const id = await scene.created()
    await scene.happen()
    await expect.poll(() => scene.deliveries().length).toBe(1)
    expect((await scene.remove(id)).status).toBe(200)
    expect(await scene.list()).toEqual([])
    expect(scene.deliveries()).toEqual([])
  })

  it.each([
    ['no name', { displayName: ' ' }],
    ['an address that is none', { url: 'hooks.acme.test' }],
    ['http to another machine', { url: 'http://hooks.acme.test' }],
    ['a script', { url: 'javascript:alert(1)' }],
    ['a secret of 7 characters', { secret: '1234567' }],
    ['no events', { eventKeys: [] }],
    ['an event that does not exist', { eventKeys: ['user.flew'] }],
  ])('webhooks are refused with %s', async (_, changes) => {
    const scene = await openWebhooks()
    expect(await scene.create(changes)).toMatchObject({ status: 400, body: { errorCode: 'ER-REQUEST-INVALID' } })
    expect(await scene.list()).toEqual([])
  })

  it.each([
    ['https', { url: 'https://hooks.acme.test' }],
    ['http on this machine', { url: 'http://localhost:9000/hook' }],
    ['a secret of 8 characters', { secret: '12345678' }],
    ['no secret', { secret: null }],
  ])('a webhook may have %s', async (_, changes) => {
    const scene = await openWebhooks()
    expect((await scene.create(changes)).status).toBe(201)
  })

  it('webhooks of another tenant do not exist', async () => {
    const scene = await openWebhooks()
    const id = await scene.created()
    scene.emulator.arrange(({ webhooks }) => {
      for (const webhook of webhooks) webhook.tenantId = 'another'
    })
    expect(await scene.list()).toEqual([])
    expect((await scene.change(id)).status).toBe(404)
    expect((await scene.remove(id)).status).toBe(404)
    expect((await scene.logs(id)).status).toBe(404)
  })

  it('webhooks are read by a user who may only read, and cannot be changed by such a user', async () => {
    const scene = await openWebhooks({}, 'reader@acme.test')
    expect(await scene.list()).toEqual([])
    expect((await scene.create()).status).toBe(403)
    expect((await scene.test({ url: webhookBody.url, secret: null })).status).toBe(403)
  })

  it('write a row of the audit log for each change', async () => {
    const scene = await openWebhooks()
    const id = await scene.created()
    await scene.change(id)
    await scene.remove(id)
    const actions = scene.emulator.snapshot().audits.map(({ action }) => action)
    expect(actions.slice(-3)).toEqual(['createWebhook', 'updateWebhook', 'deleteWebhook'])
  })

  it('the webhooks of the demo are part of a saved state', async () => {
    const { emulator } = await openWebhooks()
    emulator.reset()
    const { webhooks, webhookDeliveries } = readState(emulator.snapshot())
    expect(webhooks).toHaveLength(3)
    expect(webhookDeliveries).toHaveLength(15)
  })
})
