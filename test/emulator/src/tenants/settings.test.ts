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
    await call('PUT', settings, { token, body: { loginUrl: '' } })
    expect((await get(`${settings}/public`)).body).not.toHaveProperty('loginUrl')
  })

  it('are public in part, for the tenant the page names', async () => {
    const { get, tokenOf, call, emulator } = openScene()
    const [, , globex] = emulator.snapshot().tenants
    const token = await tokenOf('admin@acme.test')
    await call('PUT', settings, { token, body: { loginUrl: 'https://acme.test/login' } })
    expect((await get(`${settings}/public`)).body).toMatchObject({ loginUrl: 'https://acme.test/login' })
    const headers = { 'frontegg-scoped-tenant': globex?.id ?? '' }
    expect((await get(`${settings}/public`, { headers })).body).toEqual({ tenantId: globex?.id })
  })
})
