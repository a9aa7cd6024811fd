import { describe, expect, it } from 'vitest'
import { idOf, openAccounts, rowsOf } from '../../test/open-accounts.ts'
import { openScene } from '../../test/open-caller.ts'

const hierarchy = '/tenants/resources/hierarchy'
const search = (query: string) => `${hierarchy}/v2?${query}`

describe('the accounts below', () => {
  it('the accounts below are listed with their depth', async () => {
    const { as } = await openAccounts()
    const rows = rowsOf(await as.get(`${hierarchy}/v1`))
    expect(rows.map(({ tenantName, level }) => [tenantName, level])).toEqual([
      ['Acme Labs', 1],
      ['Northwind', 1],
      ['Northwind Logistics', 2],
      ['Northwind Nordics', 2],
      ['Rotterdam hub', 3],
    ])
  })

  it('the accounts below are a tree whose top is the own account', async () => {
    const { as } = await openAccounts()
    expect((await as.get(`${hierarchy}/v1/tree`)).body).toMatchObject({
      tenantName: 'Acme',
      children: [
        { tenantName: 'Acme Labs', children: [] },
        { tenantName: 'Northwind', children: [{ children: [{ tenantName: 'Rotterdam hub' }] }, {}] },
      ],
    })
  })

  it('the accounts below are the children of the own account, or of a named one', async () => {
    const { names } = await openAccounts()
    expect(await names(search(''))).toEqual(['Acme Labs', 'Northwind'])
    expect(await names(search('_subTenantId=northwind'))).toEqual(['Northwind Logistics', 'Northwind Nordics'])
  })

  it('the accounts below are found at any depth by name and id', async () => {
    const { names } = await openAccounts()
    expect(await names(search('_filter=HUB'))).toEqual(['Rotterdam hub'])
    expect(await names(search('_filter=northwind-n'))).toEqual(['Northwind Nordics'])
    expect(await names(search('_filter=labs&_subTenantId=northwind'))).toEqual([])
  })

  it('the accounts below are sorted, and read in pages with links to their neighbours', async () => {
    const { as, names } = await openAccounts()
    expect(await names(search('_sortBy=name&_order=DESC'))).toEqual(['Northwind', 'Acme Labs'])
    const { body } = await as.get(search('_limit=1&_offset=0'))
    expect(body).toMatchObject({
      _metadata: { totalItems: 2, totalPages: 2 },
      _links: { next: '?_limit=1&_offset=1', prev: '' },
    })
    expect((await as.get(search('_sortBy=age'))).status).toBe(400)
  })

  it('the accounts below have the number of accounts below them, at any depth', async () => {
    const { as } = await openAccounts()
    const rows = rowsOf(await as.get(`${hierarchy}/v2/metadata?_tenantIds=northwind,rotterdam-hub`))
    expect(rows).toEqual([
      { tenantId: 'northwind', totalSubTenants: 3, isParent: true },
      { tenantId: 'rotterdam-hub', totalSubTenants: 0, isParent: false },
    ])
  })
})

describe('the accounts above', () => {
  it('the accounts above are listed for the own account, and for one below up to the own', async () => {
    const { as, asIn } = await openAccounts()
    expect(rowsOf(await as.get(`${hierarchy}/v1/parents`))).toEqual([])
    const labs = await asIn('Acme Labs')
    expect(rowsOf(await labs.get(`${hierarchy}/v1/parents`))).toMatchObject([{ tenantName: 'Acme', level: 1 }])
    expect(rowsOf(await as.get(`${hierarchy}/v1/parents/rotterdam-hub`))).toMatchObject([
      { tenantName: 'Northwind Logistics', level: 1 },
      { tenantName: 'Northwind', level: 2 },
      { tenantName: 'Acme', level: 3 },
    ])
  })
})

describe('the accounts of others', () => {
  it.each([
    search('_subTenantId=GLOBEX'),
    `${hierarchy}/v2/metadata?_tenantIds=GLOBEX`,
    `${hierarchy}/v1/parents/GLOBEX`,
  ])('the accounts of others are not found at %s', async (path) => {
    const { as, emulator } = await openAccounts()
    expect((await as.get(path.replace('GLOBEX', idOf(emulator, 'Globex')))).status).toBe(404)
  })

  it('the accounts above and beside are not found by a sub-account', async () => {
    const { asIn, emulator } = await openAccounts()
    const labs = await asIn('Acme Labs')
    expect(rowsOf(await labs.get(`${hierarchy}/v1`))).toEqual([])
    for (const id of [idOf(emulator, 'Acme'), 'northwind'])
      expect((await labs.get(search(`_subTenantId=${id}`))).status).toBe(404)
  })

  it('need the permission to read sub-accounts', async () => {
    const scene = openScene()
    scene.emulator.arrange(({ roles }) => {
      for (const role of roles) role.permissionKeys = role.permissionKeys.filter((key) => !/subAccount/.test(key))
    })
    const token = await scene.tokenOf('reader@acme.test')
    expect((await scene.get(search(''), { token })).status).toBe(403)
  })
})
