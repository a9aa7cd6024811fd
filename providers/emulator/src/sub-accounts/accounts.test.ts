import { describe, expect, it } from 'vitest'
import { idOf, openAccounts } from '../../test/open-accounts.ts'
import { readState } from '../state/read-state.ts'

const root = '/tenants/resources/sub-tenants/v1'

describe('a new sub-account', () => {
  it('a new sub-account is below the named account, with the id of its creator', async () => {
    const { as, emulator, account } = await openAccounts()
    const body = {
      tenantId: 'iberia',
      name: ' Iberia ',
      parentTenantId: 'northwind',
      isReseller: true,
      currency: 'EUR',
    }
    expect(await as.post(root, body)).toMatchObject({ status: 201, body: { tenantId: 'iberia', name: 'Iberia' } })
    expect(account('iberia')).toMatchObject({ parentId: 'northwind', isReseller: true, settings: { currency: 'EUR' } })
    expect(readState(emulator.snapshot()).tenants).toEqual(emulator.snapshot().tenants)
  })

  it('a new sub-account has its creator as a member with the roles of the caller', async () => {
    const { as, emulator, membership } = await openAccounts()
    const acme = idOf(emulator, 'Acme')
    await as.post(root, { tenantId: 'x', name: 'X', parentTenantId: acme, creatorEmail: 'New@acme.test' })
    expect(membership('new@acme.test', 'x')?.roleIds).toEqual(membership('admin@acme.test', acme)?.roleIds)
  })

  it.each([
    ['a taken id', { tenantId: 'Northwind' }, 409, 'ER-TENANT-ID-TAKEN'],
    ['an id with other characters', { tenantId: 'a b' }, 400, 'ER-REQUEST-INVALID'],
    ['no name', { name: ' ' }, 400, 'ER-REQUEST-INVALID'],
    ['an address that is none', { website: 'javascript:1' }, 400, 'ER-REQUEST-INVALID'],
    ['a creator without address', { creatorEmail: 'x' }, 400, 'ER-REQUEST-INVALID'],
    ['an unknown account above', { parentTenantId: 'none' }, 404, 'ER-NOT-FOUND'],
  ])('a new sub-account is refused with %s, and nothing changes', async (_, wrong, status, errorCode) => {
    const { as, emulator } = await openAccounts()
    const before = emulator.snapshot()
    const body = { tenantId: 'x', name: 'X', parentTenantId: 'northwind', ...wrong }
    expect(await as.post(root, body)).toMatchObject({ status, body: { errorCode } })
    expect(emulator.snapshot()).toEqual(before)
  })
})

describe('a sub-account', () => {
  it('takes a name, a reseller flag and a kind of access', async () => {
    const { as, account } = await openAccounts()
    expect((await as.call('PATCH', `${root}/northwind`, { name: 'North' })).status).toBe(200)
    await as.call('PUT', `${root}/northwind/management`, { isReseller: false })
    await as.call('PUT', `${root}/northwind/hierarchy-settings`, { subAccountAccessType: 'alwaysOn' })
    expect(account('northwind')).toMatchObject({ name: 'North', isReseller: false, subAccountAccess: 'alwaysOn' })
    const wrong = await as.call('PUT', `${root}/northwind/hierarchy-settings`, { subAccountAccessType: 'ON' })
    expect(wrong.status).toBe(400)
  })

  it('goes with all below it, and ends the sessions there', async () => {
    const { as, emulator, account, openSession } = await openAccounts()
    emulator.addUser({ email: 'leo@northwind.test', tenants: ['Northwind Logistics'] })
    const leo = openSession('leo@northwind.test')
    expect((await leo.renew()).status).toBe(200)
    expect((await as.call('DELETE', `${root}/northwind`)).status).toBe(200)
    expect(['northwind', 'northwind-logistics', 'rotterdam-hub'].map((id) => account(id))).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect((await leo.renew()).status).toBe(401)
    expect(readState(emulator.snapshot()).users.some(({ email }) => email === 'leo@northwind.test')).toBe(true)
  })

  it('leaves the tokens, groups and roles of other accounts', async () => {
    const { as, emulator } = await openAccounts()
    const { groups, apiTokens, roles } = emulator.snapshot()
    emulator.arrange((state) => {
      state.groups.push(...groups.slice(0, 1).map((one) => ({ ...one, id: 'below', tenantId: 'rotterdam-hub' })))
    })
    await as.call('DELETE', `${root}/northwind`)
    expect(emulator.snapshot()).toMatchObject({ groups, apiTokens, roles })
  })

  it.each([
    ['PATCH', '', { name: 'X' }],
    ['DELETE', '', undefined],
    ['PUT', '/management', { isReseller: true }],
    ['PUT', '/hierarchy-settings', { subAccountAccessType: 'defaultOn' }],
  ])('an account that is not below the caller’s is not found: %s%s', async (method, path, body) => {
    const { as, emulator } = await openAccounts()
    const before = emulator.snapshot()
    for (const name of ['Globex', 'Acme'])
      expect((await as.call(method, `${root}/${idOf(emulator, name)}${path}`, body)).status).toBe(404)
    expect(emulator.snapshot()).toEqual(before)
  })

  it('a sub-account is managed by the account above alone, unless it is a reseller', async () => {
    const { emulator, callsOf, account } = await openAccounts()
    emulator.addUser({ email: 'mira@northwind.test', tenants: [{ tenant: 'Northwind', roles: ['Admin'] }] })
    const mira = await callsOf('mira@northwind.test')
    expect((await mira.call('PATCH', `${root}/rotterdam-hub`, { name: 'Hub' })).status).toBe(200)
    emulator.arrange(({ tenants }) => {
      for (const one of tenants) if (one.id === 'northwind') one.isReseller = false
    })
    const refused = await mira.call('PATCH', `${root}/rotterdam-hub`, { name: 'Port' })
    expect(refused).toMatchObject({ status: 403, body: { errorCode: 'ER-SUB-ACCOUNT-NOT-MANAGED' } })
    expect(account('rotterdam-hub')?.name).toBe('Hub')
  })

  it('needs a permission for each change, and leaves a row of the log', async () => {
    const { as, callsOf, emulator } = await openAccounts()
    const reader = await callsOf('reader@acme.test')
    expect((await reader.call('DELETE', `${root}/northwind`)).status).toBe(403)
    await as.call('DELETE', `${root}/northwind`)
    expect(emulator.snapshot().audits.at(-1)).toMatchObject({ action: 'deleteSubTenant', severity: 'High' })
  })
})
