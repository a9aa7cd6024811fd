import { describe, expect, it } from 'vitest'
import { type AppOptions, openApp, until } from '../../../../test/open-app.ts'
import { sessionFeature } from '../../../session/index.ts'
import { tenantsFeature } from '../../tenants/index.ts'
import { accountSettingsFeature } from './feature.ts'

async function open(options: AppOptions = {}) {
  const app = await openApp({ signedInAs: 'admin@acme.test', ...options })
  const slice = app.client.get(accountSettingsFeature)
  slice.subscribe(() => {})
  await until(() => slice.getSnapshot().value !== null)
  const { emulator } = app.provider
  const value = () => slice.getSnapshot().value
  const stored = () => emulator.snapshot().tenants.find(({ id }) => id === value()?.tenantId)
  const body = () => app.sent('/account-settings/v1').findLast((sent) => sent.body !== null)?.body
  return { app, emulator, slice, value, stored, body }
}

const bare = (settings: object) => (url: URL, init: RequestInit | undefined) =>
  url.pathname.endsWith('/account-settings/v1') && (init?.method ?? 'GET') === 'GET'
    ? Promise.resolve(Response.json(settings))
    : undefined

describe('the settings of the account', () => {
  it('the demo account settings have the browser time zone, days first, 24 hours and dollars', async () => {
    const { value } = await open()
    expect(value()).toEqual({
      tenantId: expect.any(String),
      companyName: 'Acme',
      website: '',
      address: '',
      timezone: 'default',
      dateFormat: 'DD/MM/YYYY',
      timeFormat: 'HH:mm',
      currency: 'USD',
      logo: '',
      applicationUrl: '',
      loginUrl: '',
    })
  })

  it('the account settings are empty if the provider has none', async () => {
    const { value } = await open({ instead: bare({ tenantId: '1' }) })
    const { tenantId, website, ...texts } = value() ?? {}
    expect([tenantId, website]).toEqual(['1', null])
    expect(new Set(Object.values(texts))).toEqual(new Set(['']))
  })

  it('the account settings are sent with the six members that belong together, and no other unchanged one', async () => {
    const { slice, body, stored } = await open()
    expect((await slice.actions.save({ timezone: 'Europe/Berlin' })).ok).toBe(true)
    expect(body()).toEqual({
      timezone: 'Europe/Berlin',
      dateFormat: 'DD/MM/YYYY',
      timeFormat: 'HH:mm',
      currency: 'USD',
    })
    await slice.actions.save({ companyName: 'Acme Inc.', website: 'https://acme.test', address: '14 Quayside' })
    expect(body()).toMatchObject({ name: 'Acme Inc.', website: 'https://acme.test', timezone: 'Europe/Berlin' })
    expect(body()).not.toHaveProperty('tenantId')
    expect(stored()).toMatchObject({ name: 'Acme Inc.', settings: { address: '14 Quayside', currency: 'USD' } })
  })

  it.each([{}, { currency: 'USD' }, { currency: 'USD', companyName: 'Acme' }])(
    'refuse a save without a change, and send nothing: %j',
    async (patch) => {
      const { slice, body } = await open()
      expect(await slice.actions.save(patch)).toMatchObject({
        ok: false,
        error: { code: 'no-changes', message: 'No changes to update' },
      })
      expect(body()).toBeUndefined()
    },
  )

  it('refuse a website if the provider keeps none, and send nothing', async () => {
    const { slice, body } = await open({ instead: bare({ tenantId: '1', name: 'Acme' }) })
    const outcome = await slice.actions.save({ website: 'https://acme.test' })
    expect(outcome).toMatchObject({ ok: false, error: { code: 'website-not-kept' } })
    expect(body()).toBeUndefined()
  })

  it('show a new name of the account among its tenants', async () => {
    const { app, slice } = await open()
    const list = app.client.get(tenantsFeature)
    list.subscribe(() => {})
    await until(() => list.getSnapshot().status === 'ready')
    await slice.actions.save({ companyName: 'Acme Inc.' })
    await until(() => list.getSnapshot().tenant?.name === 'Acme Inc.')
  })

  it('show a new name of the account in the session', async () => {
    const { app, slice } = await open()
    await slice.actions.save({ companyName: 'Acme Inc.' })
    const { getSnapshot } = app.client.get(sessionFeature)
    await until(() => getSnapshot().tenant?.name === 'Acme Inc.')
    expect(getSnapshot().tenants.map(({ name }) => name)).toContain('Acme Inc.')
  })
})
