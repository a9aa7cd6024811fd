import { describe, expect, it } from 'vitest'
import { type AppOptions, openApp, until } from '../../../../test/open-app.ts'
import { tenantsFeature } from '../../tenants/feature.ts'
import { subAccountsFeature } from './feature.ts'
import { subAccountTree } from './tree.ts'
import type { SubAccountsOptions } from './types.ts'

async function open(options?: SubAccountsOptions, signedInAs = 'admin@acme.test', more: AppOptions = {}) {
  const app = await openApp({ signedInAs, ...more })
  const slice = app.client.get(subAccountsFeature, options)
  slice.subscribe(() => {})
  await until(() => slice.getSnapshot().status === 'ready')
  const { emulator } = app.provider
  return {
    ...app,
    emulator,
    slice,
    actions: slice.actions,
    names: () => slice.getSnapshot().rows.map(({ name }) => name),
    branch: (id: string) => slice.getSnapshot().branches[id]?.rows.map(({ name }) => name),
    stored: (id: string) => emulator.snapshot().tenants.find((one) => one.id === id),
    async search(text: string) {
      const searching = slice.actions.search({ text })
      await app.clock.advance(300)
      await searching
    },
    addBelow(parentId: string, count: number) {
      emulator.arrange((state) => {
        for (let at = 0; at < count; at++)
          state.tenants.push({
            id: `more-${String(at).padStart(3, '0')}`,
            name: `More ${String(at).padStart(3, '0')}`,
            parentId,
            settings: {},
            createdAt: '2026-01-01T00:00:00.000Z',
          })
      })
    },
  }
}

describe('the accounts below', () => {
  it('an account below has its logo if the provider sends it', async () => {
    const { emulator, slice, actions } = await open()
    emulator.arrange(({ tenants }) => {
      for (const { id, settings } of tenants) if (id === 'northwind') settings['logo'] = 'https://img.test/n.svg'
    })
    await actions.load()
    expect(slice.getSnapshot().rows.map(({ logo }) => logo)).toEqual(['', 'https://img.test/n.svg'])
  })

  it('the accounts below have their counts and settings', async () => {
    const { slice } = await open()
    expect(slice.getSnapshot().rows).toEqual([
      expect.objectContaining({ name: 'Acme Labs', totalUsers: 2, numberOfUsers: 2, totalSubTenants: 0 }),
      {
        id: 'northwind',
        tenantId: 'northwind',
        name: 'Northwind',
        logo: '',
        createdAt: '2026-01-01T00:00:00.000Z',
        metadata: { isParent: true },
        isReseller: true,
        subAccountAccessType: 'defaultOff',
        isParent: true,
        totalSubTenants: 3,
        totalUsers: 0,
        numberOfUsers: 0,
        parents: [],
      },
    ])
  })

  it('the users of an account below are counted without invisible users', async () => {
    const { slice, provider } = await open()
    provider.emulator.arrange(({ users, tenants }) => {
      const labs = tenants.find(({ name }) => name === 'Acme Labs')
      const member = users.find(({ memberships }) => memberships.some(({ tenantId }) => tenantId === labs?.id))
      if (member) member.isInvisible = true
    })
    await slice.actions.load()
    expect(slice.getSnapshot().rows[0]).toMatchObject({ name: 'Acme Labs', totalUsers: 1, numberOfUsers: 1 })
  })

  it('the accounts below have no counts if the counts may not be read', async () => {
    const { slice } = await open(undefined, undefined, {
      instead: (url) =>
        /count$|metadata$/.test(url.pathname) && url.pathname.includes('/tenants/')
          ? Promise.resolve(Response.json({ errorCode: 'X' }, { status: 403 }))
          : undefined,
    })
    expect(slice.getSnapshot().rows).toMatchObject([{}, { isParent: true, totalSubTenants: null, totalUsers: null }])
  })

  it('a search finds accounts at any depth, with the accounts above them', async () => {
    const { slice, search } = await open()
    await search('hub')
    const names = slice.getSnapshot().rows.map(({ name, parents }) => [name, parents.map((one) => one.name)])
    expect(names).toEqual([['Rotterdam hub', ['Acme', 'Northwind', 'Northwind Logistics']]])
  })

  it('the accounts below are counted at all depths', async () => {
    const { actions, slice } = await open()
    expect(slice.getSnapshot().totalBelow).toBe(5)
    await actions.remove({ id: 'northwind' })
    await until(() => slice.getSnapshot().totalBelow === 1)
  })

  it('the accounts below are appended fifty at a time in an endless list', async () => {
    const { emulator, actions, slice, addBelow } = await open({ isEndless: true })
    addBelow(emulator.snapshot().tenants[0]?.id ?? '', 60)
    await actions.load()
    expect(slice.getSnapshot()).toMatchObject({ total: 62, hasMore: true, rows: { length: 50 } })
    await actions.goToPage({ page: 1 })
    expect(slice.getSnapshot()).toMatchObject({ hasMore: false, rows: { length: 62 } })
  })

  it('fail without the permission', async () => {
    const app = await openApp({ signedInAs: 'admin@acme.test' })
    app.provider.emulator.arrange(({ roles }) => {
      for (const role of roles) role.permissionKeys = []
    })
    const slice = app.client.get(subAccountsFeature)
    expect(await slice.actions.load()).toMatchObject({ ok: false, error: { status: 403 } })
  })
})

describe('a branch', () => {
  it('a branch is read on request, and is part of the tree while its account is open', async () => {
    const { actions, branch, slice } = await open()
    expect(branch('northwind')).toBeUndefined()
    await actions.loadChildren({ id: 'northwind' })
    await actions.loadChildren({ id: 'northwind-logistics' })
    expect(branch('northwind')).toEqual(['Northwind Logistics', 'Northwind Nordics'])
    const tree = (...open: readonly string[]) =>
      subAccountTree(slice.getSnapshot(), open).map(({ account, depth }) => `${depth} ${account.name}`)
    expect(tree('northwind-logistics')).toEqual(['0 Acme Labs', '0 Northwind'])
    expect(tree('northwind', 'northwind-logistics')).toEqual([
      '0 Acme Labs',
      '0 Northwind',
      '1 Northwind Logistics',
      '2 Rotterdam hub',
      '1 Northwind Nordics',
    ])
  })

  it('a branch is extended by fifty accounts at a time', async () => {
    const { actions, addBelow, slice } = await open()
    addBelow('northwind-nordics', 60)
    const nordics = () => slice.getSnapshot().branches['northwind-nordics']
    await actions.loadChildren({ id: 'northwind-nordics' })
    expect(nordics()).toMatchObject({ total: 60, hasMore: true, rows: { length: 50 } })
    await actions.loadMoreChildren({ id: 'northwind-nordics' })
    expect(nordics()).toMatchObject({ hasMore: false, rows: { length: 60 } })
  })

  it('a branch is read again with the list, and is dropped if its account is gone', async () => {
    const { actions, branch, emulator } = await open()
    await actions.loadChildren({ id: 'northwind' })
    await actions.loadChildren({ id: 'northwind-logistics' })
    emulator.arrange((state) => {
      state.tenants = state.tenants.filter(({ id }) => !/logistics|rotterdam/.test(id))
    })
    await actions.load()
    expect(branch('northwind')).toEqual(['Northwind Nordics'])
    expect(branch('northwind-logistics')).toBeUndefined()
  })

  it('keeps what was added to it while the list was read', async () => {
    const { actions, addBelow, clock, emulator, slice } = await open()
    addBelow('northwind-nordics', 60)
    await actions.loadChildren({ id: 'northwind-nordics' })
    emulator.faults.add({ operation: 'searchSubTenants', kind: 'delay', times: 2 })
    const refreshing = actions.load()
    await until(() => emulator.faults.list().length === 0)
    await actions.loadMoreChildren({ id: 'northwind-nordics' })
    await clock.advance(1000)
    expect(await refreshing).toMatchObject({ ok: true })
    expect(slice.getSnapshot().branches['northwind-nordics']).toMatchObject({ hasMore: false, rows: { length: 60 } })
  })

  it('keeps the former rows if it cannot be read', async () => {
    const { actions, branch, emulator, slice } = await open()
    await actions.loadChildren({ id: 'northwind' })
    emulator.faults.add({ operation: 'searchSubTenants', kind: 'status', times: 1 })
    expect(await actions.loadChildren({ id: 'northwind' })).toMatchObject({ ok: false })
    expect(branch('northwind')).toHaveLength(2)
    expect(slice.getSnapshot().calls.loadChildren.error).not.toBeNull()
  })
})

describe('a new account', () => {
  it('a new account is below the own account, with an id from its name', async () => {
    const { actions, names, stored, emulator } = await open()
    expect(await actions.create({ name: ' Łódź & Söhne ' })).toMatchObject({ ok: true, value: { id: 'odz-sohne' } })
    expect(stored('odz-sohne')).toMatchObject({ name: 'Łódź & Söhne', parentId: emulator.snapshot().tenants[0]?.id })
    await until(() => names().includes('Łódź & Söhne'))
  })

  it('a new account has the chosen place, id, access and management', async () => {
    const { actions, stored } = await open()
    const input = { name: 'Iberia', parentId: 'northwind', tenantId: 'ib-1', isReseller: true } as const
    await actions.create({ ...input, subAccountAccessType: 'defaultOn' })
    expect(stored('ib-1')).toMatchObject({ parentId: 'northwind', isReseller: true, subAccountAccess: 'defaultOn' })
  })

  it('a new account has a number after its id if the name is taken; a chosen id is not changed', async () => {
    const { actions } = await open()
    expect(await actions.create({ name: 'Northwind' })).toMatchObject({ value: { id: 'northwind-2' } })
    expect(await actions.create({ name: 'X', tenantId: 'northwind' })).toMatchObject({
      ok: false,
      error: { status: 409 },
    })
  })

  it('needs a name', async () => {
    const { actions, called } = await open()
    expect(await actions.create({ name: ' ' })).toMatchObject({ error: { code: 'sub-account-name-required' } })
    expect(called()).not.toContain('createSubTenant')
  })

  it('a new account is created although its access is refused, and the error names it', async () => {
    const { actions, emulator, stored } = await open()
    emulator.faults.add({ operation: 'updateSubTenantHierarchySettings', kind: 'status', times: 1 })
    const outcome = await actions.create({ name: 'Iberia', subAccountAccessType: 'alwaysOn' })
    const error = { code: 'sub-account-partly-saved', context: { id: 'iberia' } }
    expect(outcome).toMatchObject({ ok: false, error })
    expect(stored('iberia')).toBeDefined()
  })

  it('a new account is created once by two presses', async () => {
    const { actions, called } = await open()
    const [one, other] = await Promise.all([actions.create({ name: 'Iberia' }), actions.create({ name: 'Iberia' })])
    expect(one).toEqual(other)
    expect(called().filter((name) => name === 'createSubTenant')).toHaveLength(1)
  })
})

describe('a change of an account', () => {
  it('a change of an account is shown at once, in a branch too, and reverted if it is refused', async () => {
    const { actions, branch, emulator } = await open()
    await actions.loadChildren({ id: 'northwind' })
    emulator.faults.add({ operation: 'updateSubTenant', kind: 'status', times: 1 })
    const renaming = actions.update({ id: 'northwind-nordics', name: 'Nordics' })
    expect(branch('northwind')).toContain('Nordics')
    expect(await renaming).toMatchObject({ ok: false })
    expect(branch('northwind')).toContain('Northwind Nordics')
  })

  it('the name, the management and the access type of an account are changed at the provider', async () => {
    const { actions, stored } = await open()
    await actions.update({ id: 'northwind', name: 'North ' })
    await actions.setManagement({ id: 'northwind', isReseller: false })
    await actions.setAccessType({ id: 'northwind', subAccountAccessType: 'alwaysOn' })
    expect(stored('northwind')).toMatchObject({ name: 'North', isReseller: false, subAccountAccess: 'alwaysOn' })
    expect(await actions.update({ id: 'northwind', name: ' ' })).toMatchObject({
      error: { code: 'sub-account-name-required' },
    })
  })

  it('loads the tenants of the user again', async () => {
    const { actions, client } = await open()
    const own = client.get(tenantsFeature)
    own.subscribe(() => {})
    await actions.setAccessType({ id: 'northwind', subAccountAccessType: 'alwaysOn' })
    await until(() => own.getSnapshot().rows.some(({ name }) => name === 'Northwind'))
  })
})

describe('the removal of an account', () => {
  it('the removal of an account counts its users, the accounts below and their users in advance', async () => {
    const { actions, emulator } = await open()
    for (const tenant of ['Northwind', 'Rotterdam hub', 'Northwind Nordics'])
      emulator.addUser({ email: `${tenant.length}@x.test`, tenants: [tenant] })
    expect(await actions.countRemoval({ id: 'northwind' })).toMatchObject({
      value: { users: 1, accountsBelow: 3, usersBelow: 2 },
    })
  })

  it('takes its row at once, returns it on refusal, and succeeds if it is gone', async () => {
    const { actions, emulator, names } = await open()
    emulator.faults.add({ operation: 'deleteSubTenant', kind: 'status', times: 1 })
    const removing = actions.remove({ id: 'northwind' })
    expect(names()).toEqual(['Acme Labs'])
    await removing
    expect(names()).toEqual(['Acme Labs', 'Northwind'])
    emulator.arrange((state) => {
      state.tenants = state.tenants.filter(({ id }) => !/^(?:northwind|rotterdam)/.test(id))
    })
    expect(await actions.remove({ id: 'northwind' })).toMatchObject({ ok: true })
  })

  it('needs the permission', async () => {
    const { actions, names } = await open(undefined, 'reader@acme.test')
    expect(await actions.remove({ id: 'northwind' })).toMatchObject({ ok: false, error: { status: 403 } })
    expect(names()).toContain('Northwind')
  })
})
