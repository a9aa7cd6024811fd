import { describe, expect, it } from 'vitest'
import { openApp, until } from '../../../../test/open-app.ts'
import { webhookLogsFeature } from './webhook-logs.ts'

const me = 'admin@acme.test'

async function openLogs(name: string) {
  const app = await openApp({ signedInAs: me })
  const { emulator } = app.provider
  const webhookId = emulator.snapshot().webhooks.find(({ displayName }) => displayName === name)?.id ?? ''
  const slice = app.client.get(webhookLogsFeature, { webhookId })
  const logs = () => slice.getSnapshot()
  slice.subscribe(() => {})
  await until(() => logs().calls.load.status !== 'pending')
  const kept = () => emulator.snapshot().webhookDeliveries.filter((one) => one.webhookId === webhookId)
  /** Makes some deliveries of the webhook failed ones, by their place. */
  const failEach = (deliveries: { webhookId: string; statusCode: number | string }[], fails: (at: number) => boolean) =>
    deliveries
      .filter((one) => one.webhookId === webhookId)
      .forEach((delivery, at) => {
        if (fails(at)) delivery.statusCode = 503
      })
  return { ...app, logs, kept, webhookId, failEach }
}

describe('the log of a webhook', () => {
  it('the log of a webhook has ten deliveries on a page, newest first', async () => {
    const { logs, kept, sent } = await openLogs('People to warehouse')
    expect(Object.fromEntries(sent('/webhook/logs/')[0]?.url.searchParams ?? [])).toMatchObject({
      offset: '0',
      limit: '10',
    })
    expect(logs()).toMatchObject({ total: 12, hasMore: true })
    const ids = kept()
      .map(({ id }) => id)
      .reverse()
    expect(logs().rows.map(({ id }) => id)).toEqual(ids.slice(0, 10))
    await logs().goToPage({ page: 1 })
    expect(logs().rows.map(({ id }) => id)).toEqual(ids.slice(10))
  })

  it('the log of a webhook has the event, the status, the body and the tries of each delivery', async () => {
    const { logs, webhookId } = await openLogs('Account mirror')
    expect(logs().rows[0]).toMatchObject({
      webhookId,
      eventKey: 'account.updated',
      statusCode: 503,
      isDelivered: false,
      tries: 3,
      body: '{\n  "error": "maintenance window"\n}',
      payload: expect.stringContaining('"eventKey": "account.updated"'),
      duration: 1840,
      createdAt: expect.stringMatching(/Z$/),
    })
  })

  it('a delivery has null for members that the provider does not send, and for an invalid status', async () => {
    let isBare = false
    const app = await openApp({
      signedInAs: me,
      instead: (url) =>
        isBare && url.pathname.endsWith('/webhook/logs/')
          ? Promise.resolve(Response.json({ count: 1, rows: [{ statusCode: 'ECONNREFUSED' }] }))
          : undefined,
    })
    isBare = true
    const slice = app.client.get(webhookLogsFeature, { webhookId: 'one' })
    slice.subscribe(() => {})
    await until(() => slice.getSnapshot().rows.length === 1)
    expect(slice.getSnapshot().rows[0]).toMatchObject({
      statusCode: null,
      isDelivered: false,
      eventKey: null,
      tries: null,
      payload: null,
      duration: null,
      createdAt: null,
      body: '',
    })
  })

  it('reports a webhook that is gone', async () => {
    const { logs, provider } = await openLogs('Account mirror')
    provider.emulator.arrange((state) => {
      state.webhooks = []
    })
    expect(await logs().load()).toMatchObject({ ok: false, error: { status: 404 } })
  })
})

describe('the filter of a log', () => {
  it('the filter of a log finds the deliveries that failed, wherever they are in the log', async () => {
    const { logs, failEach, provider } = await openLogs('People to warehouse')
    provider.emulator.arrange(({ webhookDeliveries }) => failEach(webhookDeliveries, (index) => index % 4 === 0))
    await logs().filter({ filters: { isDelivered: 'false' } })
    expect(logs()).toMatchObject({ total: 3, hasMore: false })
    expect(logs().rows.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503])
    await logs().filter({ filters: { isDelivered: 'true' } })
    expect(logs()).toMatchObject({ total: 9, hasMore: false })
    await logs().filter({ filters: {} })
    expect(logs()).toMatchObject({ total: 12, hasMore: true })
  })

  it('the filter of a log has pages, whose number is unknown until the end of the log is read', async () => {
    const { logs, kept, sent, provider } = await openLogs('People to warehouse')
    provider.emulator.arrange(({ webhookDeliveries }) => {
      const [first] = kept()
      if (!first) return
      for (let number = 0; number < 130; number++) webhookDeliveries.push({ ...first, id: `late-${number}` })
    })
    await logs().filter({ filters: { isDelivered: 'true' } })
    expect(logs()).toMatchObject({ total: null, hasMore: true, rows: { length: 10 } })
    expect(logs().rows[0]?.id).toBe('late-129')
    await logs().goToPage({ page: 12 })
    expect(logs()).toMatchObject({ total: 142, hasMore: true, rows: { length: 10 } })
    await logs().goToPage({ page: 14 })
    expect(logs()).toMatchObject({ total: 142, hasMore: false, rows: { length: 2 } })
    expect(sent('/webhook/logs/').every(({ url }) => Number(url.searchParams.get('limit')) <= 100)).toBe(true)
  })
})

describe('a retry of several deliveries', () => {
  it('a retry of several deliveries has each result, and the rows have their status', async () => {
    const { logs, provider, failEach } = await openLogs('People to warehouse')
    provider.emulator.arrange(({ webhookDeliveries }) => failEach(webhookDeliveries, () => true))
    await logs().load()
    const ids = logs().rows.map(({ id }) => id)
    const retrying = logs().retryMany({ ids })
    expect(logs().bulk?.pending).toEqual(ids)
    expect(await retrying).toMatchObject({ ok: true, value: { succeeded: ids, failed: [] } })
    expect(Object.values(logs().retried)).toEqual(ids.map(() => true))
    await until(() => logs().rows.every(({ isDelivered }) => isDelivered))
  })

  it('a retry of several deliveries fails for those that the receiver refuses again, or the provider', async () => {
    const { logs, provider } = await openLogs('Account mirror')
    provider.emulator.faults.add({ operation: 'retryWebhook', kind: 'status', status: 500, times: 1 })
    const ids = logs().rows.map(({ id }) => id)
    const outcome = await logs().retryMany({ ids })
    const codes = outcome.ok ? outcome.value.failed.map(({ error }) => error.status ?? error.code) : []
    expect(codes.sort()).toEqual([500, 'delivery-refused', 'delivery-refused'])
    expect(logs().retried).toEqual(Object.fromEntries(ids.map((id) => [id, false])))
  })
})

describe('a retry', () => {
  it('a retry is a success if the receiver accepts the delivery, and the row has its status', async () => {
    const { logs, provider } = await openLogs('Account mirror')
    provider.emulator.arrange(({ webhooks }) => {
      for (const webhook of webhooks) webhook.url = 'https://hooks.acme.test'
    })
    const id = logs().rows[0]?.id ?? ''
    const retrying = logs().retry({ id })
    expect(logs().rowState(id).isBusy).toBe(true)
    expect(await retrying).toMatchObject({ ok: true, value: { isAccepted: true } })
    expect(logs().retried).toEqual({ [id]: true })
    await until(() => logs().rows.find((row) => row.id === id)?.isDelivered === true)
    expect(logs().rows.find((row) => row.id === id)).toMatchObject({ statusCode: 200, tries: 4 })
  })

  it('a retry is no success if the receiver refuses again', async () => {
    const { logs } = await openLogs('Account mirror')
    const id = logs().rows[0]?.id ?? ''
    expect(await logs().retry({ id })).toMatchObject({ ok: true, value: { isAccepted: false } })
    expect(logs().retried).toEqual({ [id]: false })
  })

  it('a retry that fails marks its success as false', async () => {
    const { logs, provider } = await openLogs('Account mirror')
    provider.emulator.faults.add({ operation: 'retryWebhook', kind: 'status', status: 500 })
    const id = logs().rows[0]?.id ?? ''
    expect((await logs().retry({ id })).ok).toBe(false)
    expect(logs().retried).toEqual({ [id]: false })
    expect(logs().rowState(id).error).toMatchObject({ status: 500 })
  })
})
