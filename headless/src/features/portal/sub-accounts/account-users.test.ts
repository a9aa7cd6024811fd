import { describe, expect, it } from 'vitest'
import { openApp, until } from '../../../../test/open-app.ts'
import { tenantsFeature } from '../../tenants/feature.ts'
import { subAccountUsersFeature } from './account-users.ts'

const reader = 'reader@acme.test'

async function open(tenant = 'northwind', signedInAs = 'admin@acme.test') {
  const app = await openApp({ signedInAs })
  const { emulator } = app.provider
  const { roles, tenants: all, users } = emulator.snapshot()
  const tenantId = all.find(({ id, name }) => id === tenant || name === tenant)?.id ?? ''
  const slice = app.client.get(subAccountUsersFeature, { tenantId })
  slice.subscribe(() => {})
  await until(() => slice.getSnapshot().status === 'ready')
  return {
    ...app,
    emulator,
    slice,
    actions: slice.actions,
    roleIds: (...keys: readonly string[]) => roles.filter(({ key }) => keys.includes(key)).map(({ id }) => id),
    userId: (email = reader) => users.find((one) => one.email === email)?.id ?? '',
    row: (email = reader) => slice.getSnapshot().rows.find((one) => one.email === email),
    membership: (email = reader) =>
      emulator
        .snapshot()
        .users.find((one) => one.email === email)
        ?.memberships.find((one) => one.tenantId === tenantId),
  }
}

describe('the users of an account', () => {
  it('the users of an account have their roles in that account, and their origin', async () => {
    const { row } = await open('Acme Labs')
    expect(row('mfa@acme.test')).toEqual({
      id: expect.any(String),
      name: 'Mia Moreno',
      email: 'mfa@acme.test',
      profilePictureUrl: null,
      roles: [{ id: expect.any(String), key: 'ReadOnly', name: 'Read Only' }],
      hasSubAccountAccess: false,
      isFromAbove: true,
    })
  })

  it('a user is not from above if they do not belong to the account of the caller', async () => {
    const { emulator, actions, row } = await open()
    emulator.addUser({ email: 'leo@northwind.test', tenants: ['Northwind'] })
    await actions.load()
    expect(row('leo@northwind.test')).toMatchObject({ isFromAbove: false })
  })

  it('the users of an account are listed by name, ten on a page', async () => {
    const { slice, emulator, actions } = await open()
    for (let at = 0; at < 12; at++) emulator.addUser({ email: `u${at}@northwind.test`, tenants: ['Northwind'] })
    await actions.load()
    expect(slice.getSnapshot()).toMatchObject({ total: 12, rows: { length: 10 }, query: { sort: { order: 'DESC' } } })
  })

  it('users are added to an account with roles and access', async () => {
    const { actions, membership, roleIds, row } = await open()
    const users = [{ email: reader }, { email: 'new@northwind.test', name: 'Nia' }]
    expect(await actions.add({ users, roleIds: roleIds('Editor'), allowSubAccountAccess: true })).toMatchObject({
      ok: true,
    })
    expect(membership('new@northwind.test')).toMatchObject({ roleIds: roleIds('Editor'), mayEnterBelow: true })
    await until(() => row()?.hasSubAccountAccess === true)
  })

  it('users are not added to an account without an address, and no call is made', async () => {
    const { actions, called } = await open()
    expect(await actions.add({ users: [] })).toMatchObject({ error: { code: 'sub-account-users-required' } })
    expect(called()).not.toContain('addUsersToSubTenant')
  })

  it('a user who is added to an account can switch to it', async () => {
    const { actions, provider, client } = await open()
    await actions.add({ users: [{ email: 'admin@acme.test' }] })
    const own = client.get(tenantsFeature)
    await own.actions.load()
    expect(await own.actions.switchTenant({ tenantId: 'northwind' })).toMatchObject({ ok: true })
    expect(provider.emulator.snapshot().sessions.at(-1)?.tenantId).toBe('northwind')
  })

  it('get other roles', async () => {
    const { actions, membership, roleIds, row, userId } = await open('Acme Labs')
    await actions.setRoles({ id: userId('mfa@acme.test'), roleIds: roleIds('Viewer') })
    expect(membership('mfa@acme.test')?.roleIds).toEqual(roleIds('Viewer'))
    await until(() => row('mfa@acme.test')?.roles[0]?.key === 'Viewer')
  })

  it('get other roles beside those that another administrator gave', async () => {
    const { actions, emulator, membership, roleIds, userId } = await open('Acme Labs')
    const before = roleIds('ReadOnly')
    emulator.arrange(({ users }) => {
      const mia = users.find(({ email }) => email === 'mfa@acme.test')
      mia?.memberships.find(({ roleIds: [own] }) => own === before[0])?.roleIds.push(...roleIds('Editor'))
    })
    const input = { id: userId('mfa@acme.test'), roleIds: roleIds('Viewer'), before }
    expect(await actions.setRoles(input)).toMatchObject({ ok: true })
    expect(membership('mfa@acme.test')?.roleIds).toEqual([...roleIds('Editor'), ...roleIds('Viewer')])
  })

  it('a user is removed from an account, also if another administrator did so before', async () => {
    const { actions, emulator, membership, userId, slice } = await open('Acme Labs')
    const id = userId('mfa@acme.test')
    expect(await actions.remove({ id })).toMatchObject({ ok: true })
    expect(membership('mfa@acme.test')).toBeUndefined()
    expect(await actions.remove({ id })).toMatchObject({ ok: true })
    emulator.faults.add({ operation: 'removeUserFromSubTenants', kind: 'status', times: 1 })
    await actions.removeMany({ ids: [userId()] })
    expect(slice.getSnapshot().bulk).toMatchObject({ failed: [{ id: userId() }] })
  })

  it('access to the accounts below the own account is set with the caller’s own token', async () => {
    const { actions, called, membership, row, userId } = await open('Acme')
    const setting = actions.setAccess({ id: userId(), isAllowed: true })
    expect(row()?.hasSubAccountAccess).toBe(true)
    expect(await setting).toMatchObject({ ok: true })
    expect(membership()?.mayEnterBelow).toBe(true)
    expect(called()).not.toContain('getTokenForTenant')
  })

  it('access to the accounts below another account is set with a token for that account', async () => {
    const { actions, membership, userId, called } = await open('Acme Labs')
    expect(await actions.setAccess({ id: userId('mfa@acme.test'), isAllowed: true })).toMatchObject({ ok: true })
    expect(membership('mfa@acme.test')?.mayEnterBelow).toBe(true)
    expect(called()).toContain('getTokenForTenant')
  })

  it('keep their access if the change is refused', async () => {
    const { actions, emulator, row, userId } = await open('Acme')
    emulator.faults.add({ operation: 'setSubAccountAccess', kind: 'status', times: 1 })
    expect(await actions.setAccess({ id: userId(), isAllowed: true })).toMatchObject({ ok: false })
    expect(row()?.hasSubAccountAccess).toBe(false)
  })

  it('a user is not removed from an account without the permission', async () => {
    const { actions, userId, row } = await open('Acme', reader)
    expect(await actions.remove({ id: userId('mfa@acme.test') })).toMatchObject({ ok: false, error: { status: 403 } })
    expect(row('mfa@acme.test')).toBeDefined()
  })
})
