import { describe, expect, it } from 'vitest'
import { openApp, until } from '../../../../test/open-app.ts'
import { webhookHealthFeature } from './webhook-health.ts'
import { webhookLogsFeature } from './webhook-logs.ts'

async function openHealth(name: string, statuses?: readonly number[]) {
  const app = await openApp({ signedInAs: 'admin@acme.test' })
  const { emulator } = app.provider
  const webhookId = emulator.snapshot().webhooks.find(({ displayName }) => displayName === name)?.id ?? ''
  const kept = () => emulator.snapshot().webhookDeliveries.filter((one) => one.webhookId === webhookId)
  if (statuses)
    emulator.arrange((state) => {
      const [model] = state.webhookDeliveries.filter((one) => one.webhookId === webhookId)
      if (!model) return
      state.webhookDeliveries = statuses.map((statusCode, at) => ({
        ...model,
        id: `delivery-${at}`,
        statusCode,
        createdAt: new Date(Date.UTC(2026, 0, 1, 0, at)).toISOString(),
      }))
    })
  const slice = app.client.get(webhookHealthFeature, { webhookId })
  const health = () => slice.getSnapshot().value
  slice.subscribe(() => {})
  await until(() => health() !== null)
  return { ...app, health, kept, webhookId }
}

const minute = (at: number) => new Date(Date.UTC(2026, 0, 1, 0, at)).toISOString()

describe('the health of a webhook', () => {
  it('the health of a webhook names since when its deliveries fail, in one call', async () => {
    const { health, kept, sent } = await openHealth('Account mirror')
    expect(health()).toMatchObject({
      last: { id: kept().at(-1)?.id, isDelivered: false },
      failing: { since: kept()[0]?.createdAt, count: 3, isWhole: true },
    })
    expect(sent('/webhook/logs/')).toHaveLength(1)
  })

  it.each([
    ['no failure if the newest delivery was accepted', [503, 503, 200], null],
    ['the failures since the last delivery that was accepted', [503, 200, 503, 404], { count: 2, since: minute(2) }],
    ['one failure', [200, 500], { count: 1, since: minute(1) }],
    ['no failure without deliveries', [], null],
  ])('the health of a webhook has %s', async (_, statuses, failing) => {
    const { health } = await openHealth('People to warehouse', statuses)
    if (failing) expect(health()?.failing).toMatchObject({ ...failing, isWhole: true })
    else expect(health()?.failing).toBeNull()
  })

  it('the health of a webhook reads 100 deliveries, and marks failures that may be older', async () => {
    const { health } = await openHealth('People to warehouse', Array(101).fill(503))
    expect(health()?.failing).toEqual({ count: 100, since: minute(1), isWhole: false })
  })

  it('the health of a webhook follows a retry', async () => {
    const { health, client, provider, webhookId } = await openHealth('Account mirror')
    provider.emulator.arrange(({ webhooks }) => {
      for (const webhook of webhooks) webhook.url = 'https://hooks.acme.test'
    })
    const logs = client.get(webhookLogsFeature, { webhookId })
    logs.subscribe(() => {})
    await until(() => logs.getSnapshot().rows.length === 3)
    await logs.getSnapshot().retryMany({ ids: logs.getSnapshot().rows.map(({ id }) => id) })
    await until(() => health()?.failing === null)
  })
})
