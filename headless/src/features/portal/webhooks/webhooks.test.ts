import { describe, expect, it } from 'vitest'
import { listConformance } from '../../../../test/lists/conformance.ts'
import { openEmulatorList } from '../../../../test/lists/emulator-list.ts'
import { type App, openApp, until } from '../../../../test/open-app.ts'
import { serializeClient } from '../../../client/index.ts'
import { holdsSecret } from '../../../core/secret.ts'
import { isWebhookUrl } from './check-webhook.ts'
import { webhooksFeature } from './feature.ts'

const me = 'admin@acme.test'
const webhook = { name: 'Warehouse', url: 'https://hooks.acme.test/people', eventKeys: ['group.created'] }

async function openList(signedInAs = me) {
  const app = await openApp({ signedInAs })
  const list = () => app.client.get(webhooksFeature).getSnapshot()
  app.client.get(webhooksFeature).subscribe(() => {})
  await until(() => list().calls.load.status !== 'pending')
  const kept = (name: string) =>
    app.provider.emulator.snapshot().webhooks.find(({ displayName }) => displayName === name)
  const named = (name: string) => list().rows.find((row) => row.name === name)
  return { ...app, list, kept, named, idOf: (name: string) => named(name)?.id ?? '' }
}

/** A second administrator of the tenant. */
async function openBeside(beside: App) {
  const app = await openApp({ signedInAs: me, beside })
  const list = () => app.client.get(webhooksFeature).getSnapshot()
  app.client.get(webhooksFeature).subscribe(() => {})
  await until(() => list().rows.length > 0)
  return list
}

describe('the list of webhooks', () => {
  listConformance(() =>
    openEmulatorList({
      slice: (client, options) => client.get(webhooksFeature, options),
      resource: 'webhooks',
      operation: 'listWebhooks',
      sortBy: 'url',
      search: { text: 'siem', finds: (row) => 'name' in row && row.name === 'Security to SIEM' },
      arrange: () => {},
      drop: (state, id) => {
        state.webhooks = state.webhooks.filter((one) => one.id !== id)
      },
      removal: { operation: 'deleteWebhook', run: (client, id) => client.get(webhooksFeature).actions.remove({ id }) },
    }),
  )
})

describe('webhooks', () => {
  it('webhooks are sorted by name, with their members', async () => {
    const { list, kept } = await openList()
    expect(list().rows.map(({ name }) => name)).toEqual(['Account mirror', 'People to warehouse', 'Security to SIEM'])
    expect(list().rows[1]).toMatchObject({
      url: 'https://hooks.acme.test/people',
      description: 'Keeps badge printers in step',
      eventKeys: kept('People to warehouse')?.eventKeys,
      isActive: true,
      sentCount: 12,
    })
  })

  it('keep their secret out of what is serialised', async () => {
    const { client, list, kept, named } = await openList()
    const text = kept('People to warehouse')?.secret ?? ''
    expect(named('People to warehouse')?.secret?.reveal()).toBe(text)
    expect(named('Security to SIEM')?.secret).toBeNull()
    expect(holdsSecret(list().rows)).toBe(true)
    expect(JSON.stringify(serializeClient(client))).not.toContain(text)
  })

  it('a webhook is created without an id, and changed with one', async () => {
    const { list, kept, called } = await openList()
    const outcome = await list().create({ ...webhook, secret: 'a-long-secret' })
    expect(kept('Warehouse')).toMatchObject({
      url: webhook.url,
      secret: 'a-long-secret',
      isActive: true,
      description: '',
    })
    await list().update({ id: outcome.ok ? outcome.value : '', description: 'Badges' })
    expect(kept('Warehouse')).toMatchObject({ description: 'Badges', secret: 'a-long-secret' })
    expect(called().filter((one) => /^(?:create|update)Webhook$/.test(one))).toEqual(['createWebhook', 'updateWebhook'])
  })

  it('a webhook is created once by two calls at once', async () => {
    const { list, sent } = await openList()
    await Promise.all([list().create(webhook), list().create(webhook)])
    expect(sent('/webhook/custom')).toHaveLength(1)
  })

  it.each([
    ['webhook-name-required', { name: ' ' }],
    ['webhook-url-invalid', { url: 'http://hooks.acme.test' }],
    ['webhook-secret-short', { secret: '1234567' }],
    ['webhook-events-required', { eventKeys: [] }],
  ])('fail with %s, without a call', async (code, members) => {
    const { list, idOf, called } = await openList()
    expect(await list().create({ ...webhook, ...members })).toMatchObject({ ok: false, error: { code } })
    const before = list().rows
    expect(await list().update({ id: idOf('Account mirror'), ...members })).toMatchObject({
      ok: false,
      error: { code },
    })
    expect(list().rows).toEqual(before)
    expect(called().filter((one) => /^(?:create|update)Webhook$/.test(one))).toEqual([])
  })

  it('a webhook is switched at once, and is busy until the save ends', async () => {
    const { list, named, idOf, provider, clock } = await openList()
    provider.emulator.faults.add({ operation: 'updateWebhook', kind: 'delay', times: 1 })
    const id = idOf('Account mirror')
    const saving = list().update({ id, isActive: false })
    expect(named('Account mirror')?.isActive).toBe(false)
    expect(list().rowState(id).isBusy).toBe(true)
    expect(list().rowState(idOf('Security to SIEM')).isBusy).toBe(false)
    expect(list().isPending).toBe(true)
    await until(() => list().calls.update.status === 'pending')
    await clock.advance(1000)
    expect((await saving).ok).toBe(true)
    expect(list().rowState(id).isBusy).toBe(false)
  })

  it('return to their former members if the provider refuses', async () => {
    const { list, named, idOf, provider } = await openList()
    provider.emulator.faults.add({ operation: 'updateWebhook', kind: 'status', status: 500 })
    expect((await list().update({ id: idOf('Account mirror'), isActive: false })).ok).toBe(false)
    expect(named('Account mirror')?.isActive).toBe(true)
    expect(list().rowState(idOf('Account mirror')).error).toMatchObject({ status: 500 })
  })

  it('lose their secret by null or an empty one, and keep it otherwise', async () => {
    const { list, kept, idOf } = await openList()
    const id = idOf('People to warehouse')
    const before = kept('People to warehouse')?.secret
    await list().update({ id, isActive: false })
    expect(kept('People to warehouse')?.secret).toBe(before)
    await list().update({ id, secret: '' })
    expect(kept('People to warehouse')?.secret).toBeNull()
  })

  it('keep what another administrator has saved in between', async () => {
    const first = await openList()
    const other = await openBeside(first)
    await other().update({ id: first.idOf('Account mirror'), description: 'Of the ledger' })
    await first.list().update({ id: first.idOf('Account mirror'), name: 'Ledger mirror' })
    expect(first.kept('Ledger mirror')).toMatchObject({ description: 'Of the ledger' })
  })

  it('keep both of two changes at once', async () => {
    const { list, kept, idOf } = await openList()
    const id = idOf('Account mirror')
    await Promise.all([list().update({ id, description: 'New' }), list().update({ id, isActive: false })])
    expect(kept('Account mirror')).toMatchObject({ description: 'New', isActive: false })
  })

  it('fail with webhook-gone if another administrator has removed them', async () => {
    const first = await openList()
    const other = await openBeside(first)
    const id = first.idOf('Account mirror')
    await other().remove({ id })
    expect(await first.list().update({ id, isActive: false })).toMatchObject({ error: { code: 'webhook-gone' } })
    expect((await first.list().remove({ id })).ok).toBe(true)
  })

  it('webhooks are removed in bulk, and the failed ones stay', async () => {
    const { list, idOf, provider } = await openList()
    provider.emulator.faults.add({ operation: 'deleteWebhook', kind: 'status', status: 500, times: 1 })
    const ids = [idOf('Account mirror'), idOf('Security to SIEM')]
    const outcome = await list().removeMany({ ids })
    expect(outcome).toMatchObject({ ok: true, value: { succeeded: { length: 1 }, failed: { length: 1 } } })
    expect(list().rows).toHaveLength(2)
  })

  it('a webhook is not created without the permission', async () => {
    const { list } = await openList('reader@acme.test')
    expect(list().rows).toHaveLength(3)
    expect(await list().create(webhook)).toMatchObject({ ok: false, error: { status: 403 } })
  })
})

describe('a test', () => {
  it.each([
    [200, 'success'],
    [201, 'success'],
    [204, 'failed'],
    [500, 'failed'],
  ])('a test of a receiver that responds with %i has the status %s', async (code, status) => {
    const { list } = await openList()
    const outcome = await list().test({ url: `https://hooks.acme.test/status/${code}`, secret: null })
    expect(outcome).toMatchObject({ ok: true, value: { status, statusCode: code } })
  })

  it('sends its payload, signed by the secret of a row', async () => {
    const { list, named, provider } = await openList()
    const { url = '', secret = null } = named('People to warehouse') ?? {}
    await list().test({ url, secret, payload: { hello: 'there' } })
    const [request] = provider.emulator.received()
    expect(request?.body).toBe('{"hello":"there"}')
    expect(request?.headers['x-webhook-secret']).toMatch(/^eyJ/)
  })

  it('a test has the JSON of the response on several lines', async () => {
    const { list } = await openList()
    const outcome = await list().test({ url: webhook.url, secret: null })
    expect(outcome).toMatchObject({ value: { message: '{\n  "ok": true\n}' } })
  })

  it('a test without a response is a failed one, with the reason', async () => {
    const { list } = await openList()
    const outcome = await list().test({ url: 'https://hooks.acme.com', secret: null })
    expect(outcome).toMatchObject({ ok: true, value: { status: 'failed', statusCode: null } })
    expect(outcome.ok && outcome.value.message).toContain('does not call https://hooks.acme.com')
  })

  it('fails if the call itself does', async () => {
    const { list, provider } = await openList()
    provider.emulator.faults.add({ operation: 'testWebhook', kind: 'status', status: 500 })
    expect(await list().test({ url: webhook.url, secret: null })).toMatchObject({ ok: false, error: { status: 500 } })
  })
})

describe('the address of a webhook', () => {
  it.each(['https://acme.com', 'http://localhost:9000', 'http://127.0.0.1/hook', 'http://[::1]:80'])(
    'the address of a webhook may be %s',
    (url) => expect(isWebhookUrl(url)).toBe(true),
  )

  it.each(['http://acme.com', 'http://localhost.acme.com', 'ftp://acme.com', 'javascript:alert(1)', 'acme.com', ''])(
    'the address of a webhook may not be %j',
    (url) => expect(isWebhookUrl(url)).toBe(false),
  )
})
