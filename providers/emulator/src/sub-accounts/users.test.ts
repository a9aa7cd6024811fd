import { describe, expect, it } from 'vitest'
import { idOf, openAccounts, rowsOf } from '../../test/open-accounts.ts'
import { personIn } from '../../test/open-caller.ts'

const root = '/identity/resources/sub-tenants/users/v1'
const reader = 'reader@acme.test'
const page = `${root}?_offset=0&_limit=50&_sortBy=name&_order=DESC`

async function open() {
  const opened = await openAccounts()
  const { as, emulator } = opened
  const roleId = (key: string) => emulator.snapshot().roles.find((one) => one.key === key)?.id ?? ''
  const userId = (email = reader) => personIn(emulator, email).id
  return {
    ...opened,
    roleId,
    userId,
    add: (tenantId: string, email = reader) =>
      as.post(root, { user: { email }, subTenants: [{ tenantId, roleIds: [roleId('Editor')] }] }),
    setRoles: (method: string, tenantId: string, ...keys: readonly string[]) =>
      as.call(method, `${root}/${userId()}/roles`, { subTenantsRoles: [{ tenantId, roleIds: keys.map(roleId) }] }),
    setAccess: (allowAccess: boolean) => as.call('PUT', `${root}/${userId()}/access`, { allowAccess }),
    letIn: (tenantId: string, subAccountAccessType: string) =>
      as.call('PUT', `/tenants/resources/sub-tenants/v1/${tenantId}/hierarchy-settings`, { subAccountAccessType }),
  }
}

describe('a user of a sub-account', () => {
  it('a user added to a sub-account can switch to it and has the given roles there', async () => {
    const { add, openSession } = await open()
    const session = openSession(reader)
    expect(await session.switchTo('rotterdam-hub')).toBe(404)
    expect((await add('rotterdam-hub')).status).toBe(201)
    expect(await session.switchTo('rotterdam-hub')).toBe(200)
    expect(await session.me()).toMatchObject({ tenantId: 'rotterdam-hub', roles: [{ key: 'Editor' }] })
  })

  it('a user removed from a sub-account loses the session there', async () => {
    const { add, as, openSession, userId } = await open()
    await add('rotterdam-hub')
    const session = openSession(reader)
    await session.switchTo('rotterdam-hub')
    const body = { userId: userId(), subTenants: [{ tenantId: 'rotterdam-hub' }] }
    expect((await as.call('DELETE', root, body)).status).toBe(200)
    expect((await session.renew()).status).toBe(401)
    expect((await as.call('DELETE', root, body)).status).toBe(404)
  })

  it('gets roles added, set and removed', async () => {
    const { add, membership, roleId, setRoles } = await open()
    await add('northwind')
    const roles = () => membership(reader, 'northwind')?.roleIds
    expect((await setRoles('POST', 'northwind', 'Viewer')).status).toBe(200)
    expect(roles()).toEqual(['Editor', 'Viewer'].map(roleId))
    await setRoles('DELETE', 'northwind', 'Editor')
    expect(roles()).toEqual([roleId('Viewer')])
    await setRoles('PATCH', 'northwind', 'Support')
    expect(roles()).toEqual([roleId('Support')])
  })

  it('a user is added with others at once, and new users get an activation mail', async () => {
    const { as, emulator, membership } = await open()
    const users = [{ email: 'New@northwind.test', name: 'Nia' }, { email: reader }]
    const body = { users, tenantId: 'northwind', roleIds: [''], allowSubAccountAccess: true }
    expect((await as.post('/identity/resources/sub-tenants/users/v2/', body)).status).toBe(201)
    expect(membership('new@northwind.test', 'northwind')).toMatchObject({ mayEnterBelow: true })
    expect(membership(reader, 'northwind')).toBeDefined()
    expect(emulator.snapshot().outbox).toMatchObject([{ kind: 'activate-account', to: 'new@northwind.test' }])
  })

  it('a user of another tree is invited, and is no member before the acceptance', async () => {
    const { add, emulator, membership } = await open()
    await add('northwind', 'sso@globex.test')
    expect(membership('sso@globex.test', 'northwind')).toBeUndefined()
    expect(emulator.snapshot().outbox.at(-1)).toMatchObject({ kind: 'invitation', to: 'sso@globex.test' })
  })

  it('a user of a sub-account is listed with the accounts of the caller alone', async () => {
    const { as, emulator } = await open()
    const rows = rowsOf(await as.get(page))
    expect(rows.map(({ email }) => email)).not.toContain('sso@globex.test')
    const ada = rows.find(({ email }) => email === 'admin@acme.test')
    expect(ada?.['tenantIds']).toEqual([idOf(emulator, 'Acme'), idOf(emulator, 'Acme Labs')])
  })
})

describe('access from above', () => {
  it('access from above is closed at first, and is opened for one user by their own flag', async () => {
    const { openSession, setAccess } = await open()
    const session = openSession(reader)
    expect(await session.switchTo('northwind')).toBe(404)
    expect((await setAccess(true)).status).toBe(200)
    expect(await session.switchTo('northwind')).toBe(200)
    expect(await session.me()).toMatchObject({ tenantId: 'northwind', roles: [{ key: 'ReadOnly' }] })
    await setAccess(false)
    expect((await session.renew()).status).toBe(401)
  })

  it('access from above is open for all users by defaultOn, unless it is refused to a user', async () => {
    const { letIn, openSession, setAccess } = await open()
    await letIn('rotterdam-hub', 'defaultOn')
    const session = openSession(reader)
    expect(await session.switchTo('rotterdam-hub')).toBe(200)
    expect(await session.switchTo('northwind')).toBe(404)
    await setAccess(false)
    expect(await openSession(reader).switchTo('rotterdam-hub')).toBe(404)
  })

  it('access from above is open for all users by alwaysOn', async () => {
    const { letIn, openSession, setAccess } = await open()
    await letIn('northwind', 'alwaysOn')
    await setAccess(false)
    expect(await openSession(reader).switchTo('northwind')).toBe(200)
  })

  it('an account open from above is among the user’s own tenants, until the setting ends it', async () => {
    const { emulator, get, letIn, tokenOf } = await open()
    await letIn('northwind', 'defaultOn')
    const own = async () =>
      JSON.stringify(await get('/identity/resources/users/v3/me/tenants', { token: await tokenOf(reader) }))
    expect(await own()).toContain('"name":"Northwind"')
    await letIn('northwind', 'defaultOff')
    expect(await own()).not.toContain('"name":"Northwind"')
    expect(personIn(emulator, reader).memberships).toHaveLength(1)
  })

  it('keeps to the roles that are given there', async () => {
    const { openSession, setAccess, setRoles } = await open()
    await setAccess(true)
    await setRoles('PATCH', 'northwind', 'Viewer')
    const session = openSession(reader)
    await session.switchTo('northwind')
    expect(await session.me()).toMatchObject({ roles: [{ key: 'Viewer' }] })
  })

  it('access from above is not upward: users of a sub-account cannot enter the account above', async () => {
    const { emulator, openSession } = await open()
    emulator.addUser({ email: 'leo@northwind.test', tenants: ['Northwind'] })
    emulator.arrange(({ tenants }) => {
      for (const one of tenants) one.subAccountAccess = 'alwaysOn'
    })
    const session = openSession('leo@northwind.test')
    expect(await session.switchTo(idOf(emulator, 'Acme'))).toBe(404)
    expect(await session.switchTo('rotterdam-hub')).toBe(200)
  })
})

describe('the people of accounts of others', () => {
  it('users of the accounts of others are neither added, changed nor removed', async () => {
    const { add, as, emulator, roleId, userId } = await open()
    const globex = idOf(emulator, 'Globex')
    const before = emulator.snapshot()
    const sam = userId('sso@globex.test')
    const roles = { subTenantsRoles: [{ tenantId: globex, roleIds: [roleId('Admin')] }] }
    const answers = [
      await add(globex),
      await as.call('PATCH', `${root}/${sam}/roles`, roles),
      await as.call('PUT', `${root}/${sam}/access`, { allowAccess: true }),
      await as.call('DELETE', root, { userId: sam, subTenants: [{ tenantId: globex }] }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(emulator.snapshot()).toEqual(before)
  })

  it('get no role above those of the caller', async () => {
    const { emulator, callsOf, roleId, userId } = await open()
    emulator.arrange(({ roles }) => {
      for (const one of roles) if (one.key === 'Support') one.permissionKeys.push('fe.*')
    })
    const mia = await callsOf('mfa@acme.test')
    const user = { user: { email: reader }, subTenants: [{ tenantId: 'northwind', roleIds: [roleId('Admin')] }] }
    expect(await mia.post(root, user)).toMatchObject({ status: 403, body: { errorCode: 'ER-ROLE-LEVEL' } })
    const labs = idOf(emulator, 'Acme Labs')
    const ada = { userId: userId('admin@acme.test'), subTenants: [{ tenantId: labs }] }
    expect((await mia.call('DELETE', root, ada)).status).toBe(403)
  })

  it('need a permission to be listed and changed', async () => {
    const { callsOf, userId, emulator } = await open()
    emulator.arrange(({ roles }) => {
      for (const role of roles) role.permissionKeys = role.permissionKeys.filter((key) => !/SubTenants/.test(key))
    })
    const rita = await callsOf(reader)
    expect((await rita.get(page)).status).toBe(403)
    expect((await rita.post(root, { user: { email: reader }, subTenants: [] })).status).toBe(403)
    expect((await rita.call('PUT', `${root}/${userId()}/access`, { allowAccess: true })).status).toBe(403)
  })
})
