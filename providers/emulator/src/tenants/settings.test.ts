import { describe, expect, it } from 'vitest'
import { openScene } from '../../test/open-caller.ts'

const settings = '/tenants/resources/account-settings/v1'

describe("a tenant's settings", () => {
  it('take what is given and keep the rest', async () => {
    const { call, get, tokenOf, emulator } = openScene()
    const token = await tokenOf('admin@acme.test')
    await call('PUT', settings, { token, body: { name: 'Acme Inc.', timezone: 'Europe/Berlin' } })
    await call('PUT', settings, { token, body: { currency: 'EUR' } })
    const expected = { name: 'Acme Inc.', timezone: 'Europe/Berlin', currency: 'EUR' }
    expect((await get(settings, { token })).body).toMatchObject(expected)
    expect(emulator.snapshot().tenants[0]?.name).toBe('Acme Inc.')
  })

  it.each([
    ['loginUrl', 'javascript:alert(1)'],
    ['applicationUrl', 'data:text/html,x'],
    ['loginUrl', '//evil.example'],
    ['logo', 'javascript:alert(1)'],
  ])('take no %s that a page must not be sent to: %s', async (name, value) => {
    const { call, tokenOf, emulator } = openScene()
    const before = emulator.snapshot().tenants
    const token = await tokenOf('admin@acme.test')
    const answer = await call('PUT', settings, { token, body: { name: 'Other', [name]: value } })
    expect(answer).toMatchObject({ status: 400, body: { errors: [expect.stringContaining(`${name} must be`)] } })
    expect(emulator.snapshot().tenants).toEqual(before)
  })

  it('take an address away where it is empty', async () => {
    const { call, get, tokenOf } = openScene()
    const token = await tokenOf('admin@acme.test')
    await call('PUT', settings, { token, body: { loginUrl: 'https://acme.test/login' } })
    expect((await get(`${settings}/public`)).body).toMatchObject({ loginUrl: 'https://acme.test/login' })
    await call('PUT', settings, { token, body: { loginUrl: '' } })
    expect((await get(`${settings}/public`)).body).not.toHaveProperty('loginUrl')
  })

  it('the public settings are those of the tenant whose alias is sent, and of no other', async () => {
    const { get, emulator } = openScene()
    emulator.arrange(({ tenants }) => {
      for (const { alias, settings } of tenants) settings['applicationUrl'] = `https://${alias}.example`
    })
    for (const { id, alias } of emulator.snapshot().tenants) {
      const { body } = await get(`${settings}/public`, { headers: { 'frontegg-login-alias': alias ?? '' } })
      expect(body).toEqual({ tenantId: id, applicationUrl: `https://${alias}.example` })
    }
  })

  it('the public settings of a tenant without an alias are returned by its id', async () => {
    const { get, emulator } = openScene()
    emulator.arrange(({ tenants }) => {
      for (const tenant of tenants) delete tenant.alias
    })
    const id = emulator.snapshot().tenants[2]?.id ?? ''
    const { body } = await get(`${settings}/public`, { headers: { 'frontegg-login-alias': id } })
    expect(body).toEqual({ tenantId: id })
  })

  it.each(['frontegg-login-alias', 'frontegg-scoped-tenant'])(
    'the public settings are refused if %s names no tenant',
    async (header) => {
      const { get } = openScene()
      expect(await get(`${settings}/public`, { headers: { [header]: 'nobodys' } })).toMatchObject({
        status: 404,
        body: { errorCode: 'ER-NOT-FOUND' },
      })
    },
  )

  it('the settings of the demo have the browser’s time zone, days first, 24 hours and dollars', async () => {
    const { get, tokenOf } = openScene()
    const { body } = await get(settings, { token: await tokenOf('admin@acme.test') })
    expect(body).toMatchObject({ timezone: 'default', dateFormat: 'DD/MM/YYYY', timeFormat: 'HH:mm', currency: 'USD' })
  })

  it('the settings of a tenant are public in part, for the tenant that the page names', async () => {
    const { get, tokenOf, call, emulator } = openScene()
    const [, , globex] = emulator.snapshot().tenants
    const token = await tokenOf('admin@acme.test')
    await call('PUT', settings, { token, body: { loginUrl: 'https://acme.test/login' } })
    expect((await get(`${settings}/public`)).body).toMatchObject({ loginUrl: 'https://acme.test/login' })
    const headers = { 'frontegg-scoped-tenant': globex?.id ?? '' }
    expect((await get(`${settings}/public`, { headers })).body).toEqual({ tenantId: globex?.id })
  })
})
