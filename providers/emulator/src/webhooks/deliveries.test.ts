import { jwtVerify } from 'jose'
import { describe, expect, it } from 'vitest'
import { start } from '../../test/open-caller.ts'
import { rowsIn } from '../../test/open-roles.ts'
import { openWebhooks, webhookBody } from '../../test/open-webhooks.ts'

type Scene = Awaited<ReturnType<typeof openWebhooks>>

/** Waits for deliveries in the log. */
async function delivered(scene: Scene, count = 1) {
  await expect.poll(() => scene.deliveries().length).toBe(count)
  return scene.deliveries()
}

describe('an event of the tenant', () => {
  it('an event is sent as JSON to the webhooks that subscribe to it', async () => {
    const scene = await openWebhooks()
    await scene.created()
    await scene.created({ eventKeys: ['role.created'] })
    await scene.happen()
    await delivered(scene)
    const [request, ...others] = scene.emulator.received()
    expect(others).toEqual([])
    expect(request?.headers['content-type']).toBe('application/json')
    expect(JSON.parse(request?.body ?? '')).toMatchObject({
      eventKey: 'group.created',
      eventContext: { tenantId: expect.any(String), createdAt: new Date(start).toISOString() },
      user: { email: 'admin@acme.test' },
    })
  })

  it('an event is signed by the secret, as a JWT with HS256', async () => {
    const scene = await openWebhooks()
    await scene.created()
    await scene.happen()
    await delivered(scene)
    const signature = scene.emulator.received()[0]?.headers['x-webhook-secret'] ?? ''
    const check = (secret: string) =>
      jwtVerify(signature, new TextEncoder().encode(secret), { algorithms: ['HS256'], currentDate: new Date(start) })
    expect((await check(webhookBody.secret)).payload.iat).toBe(start / 1000)
    await expect(check('another-secret')).rejects.toThrow('signature verification failed')
  })

  it('an event has no signature without a secret', async () => {
    const scene = await openWebhooks()
    await scene.created({ secret: null })
    await scene.happen()
    await delivered(scene)
    expect(scene.emulator.received()[0]?.headers).not.toHaveProperty('x-webhook-secret')
  })

  it('an event is not sent to a webhook that is off, nor to one of another tenant', async () => {
    const scene = await openWebhooks()
    await scene.created({ isActive: false })
    const id = await scene.created()
    scene.emulator.arrange(({ webhooks }) => {
      for (const webhook of webhooks) if (webhook.id === id) webhook.tenantId = 'another'
    })
    const last = await scene.created()
    await scene.happen()
    expect(await delivered(scene)).toMatchObject([{ webhookId: last }])
    expect(scene.emulator.received()).toHaveLength(1)
  })

  it('an event is not sent if its call is refused', async () => {
    const scene = await openWebhooks()
    await scene.created()
    expect((await scene.happen('')).status).toBe(400)
    await scene.happen()
    await delivered(scene)
    expect(scene.emulator.received()).toHaveLength(1)
  })

  it('an event is logged with its status, body and tries', async () => {
    const scene = await openWebhooks()
    const id = await scene.created()
    await scene.happen()
    await delivered(scene)
    expect((await scene.logs(id)).body).toMatchObject({
      count: 1,
      rows: [{ webhookId: id, eventKey: 'group.created', statusCode: 200, body: '{"ok":true}', tries: 1 }],
    })
    expect(await scene.list()).toMatchObject([{ invocations: 1 }])
  })

  it('an event is sent three times to a receiver that refuses it', async () => {
    const scene = await openWebhooks()
    await scene.created({ url: 'https://hooks.acme.test/status/503' })
    await scene.happen()
    expect(await delivered(scene)).toMatchObject([{ statusCode: 503, tries: 3 }])
    expect(scene.emulator.received()).toHaveLength(3)
  })

  it('an event is not sent again once the receiver accepts it', async () => {
    const answers = [new Response('busy', { status: 500 }), new Response('ok', { status: 201 })]
    const scene = await openWebhooks({ deliver: async () => answers.shift() ?? Response.error() })
    await scene.created()
    await scene.happen()
    expect(await delivered(scene)).toMatchObject([{ statusCode: 201, body: 'ok', tries: 2 }])
  })

  it('reaches no address that `reach` does not name', async () => {
    const scene = await openWebhooks()
    await scene.created({ url: 'https://hooks.acme.com' })
    await scene.happen()
    expect(await delivered(scene)).toMatchObject([
      { statusCode: 'no-answer', body: expect.stringContaining('does not call https://hooks.acme.com') },
    ])
  })
})

describe('the log', () => {
  it('the log of a webhook has pages, the newest delivery first', async () => {
    const scene = await openWebhooks()
    const id = await scene.created()
    for (let number = 1; number <= 12; number++) {
      await scene.happen(`Group ${number}`)
      await delivered(scene, number)
    }
    const ids = scene.deliveries().map((one) => one.id)
    const page = async (offset: number) => {
      const { body } = await scene.logs(id, offset)
      expect(body['count']).toBe(12)
      return rowsIn({ status: 200, headers: new Headers(), body: Object(body['rows']) }).map((row) => row['id'])
    }
    expect(await page(0)).toEqual(ids.toReversed().slice(0, 10))
    expect(await page(10)).toEqual(ids.toReversed().slice(10))
  })
})

describe('a retry', () => {
  it('answers 202 if the receiver accepts the delivery, and the log has its status', async () => {
    const scene = await openWebhooks()
    const id = await scene.created({ url: 'https://hooks.acme.test/status/503' })
    await scene.happen()
    const [delivery] = await delivered(scene)
    await scene.change(id)
    expect((await scene.retry(delivery?.id ?? '')).body).toMatchObject({ statusCode: 202 })
    expect(scene.deliveries()).toMatchObject([{ statusCode: 200, tries: 4 }])
  })

  it('answers the status of a receiver that refuses again', async () => {
    const scene = await openWebhooks()
    await scene.created({ url: 'https://hooks.acme.test/status/503' })
    await scene.happen()
    const [delivery] = await delivered(scene)
    expect((await scene.retry(delivery?.id ?? '')).body).toMatchObject({ statusCode: 503, tries: 4 })
  })

  it('a retry of an unknown delivery is answered with 404', async () => {
    const scene = await openWebhooks()
    expect((await scene.retry('unknown')).status).toBe(404)
  })
})

describe('a test', () => {
  it('sends the payload and answers the status and body, without a row in the log', async () => {
    const scene = await openWebhooks()
    const answer = await scene.test({ url: webhookBody.url, secret: null, payload: { hello: 'there' } })
    expect(answer).toMatchObject({ status: 200, body: { statusCode: 200, body: '{"ok":true}' } })
    expect(scene.emulator.received()).toMatchObject([{ body: '{"hello":"there"}' }])
    expect(scene.deliveries()).toEqual([])
  })

  it('answers the status of a receiver that refuses', async () => {
    const scene = await openWebhooks()
    const answer = await scene.test({ url: 'https://hooks.acme.test/status/500', secret: null })
    expect(answer).toMatchObject({ status: 200, body: { statusCode: 500 } })
  })
})
