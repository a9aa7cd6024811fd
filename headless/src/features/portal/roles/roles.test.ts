import { describe, expect, it } from 'vitest'
import { type App, openApp, until } from '../../../../test/open-app.ts'
import { rolesFeature } from './feature.ts'

const me = 'admin@acme.test'
const stateOf = ({ client }: App) => client.get(rolesFeature).getSnapshot()
const rowOf = (app: App, key: string) => stateOf(app).rows.find((row) => row.key === key)
const permissionIdOf = ({ provider }: App, key: string) =>
  provider.emulator.snapshot().permissions.find((one) => one.key === key)?.id ?? ''
const keysOf = ({ provider }: App, key: string) =>
  provider.emulator.snapshot().roles.find((one) => one.key === key)?.permissionKeys
const fields = { name: 'Site manager', description: 'Runs one warehouse', level: 3, isDefault: false }
const newRole = { ...fields, key: 'site-manager', permissions: [] }

async function openList(beside?: App) {
  const app = await openApp({ signedInAs: me, ...(beside && { beside }) })
  app.client.get(rolesFeature).subscribe(() => {})
  await until(() => stateOf(app).status === 'ready')
  return app
}

/** Opens the list with a role of the tenant. */
async function openWithRole(permissions: readonly string[] = []) {
  const app = await openList()
  await stateOf(app).create({ ...newRole, permissions: permissions.map((key) => permissionIdOf(app, key)) })
  await until(() => rowOf(app, newRole.key) !== undefined)
  return { ...app, id: rowOf(app, newRole.key)?.id ?? '' }
}

describe('the list of roles', () => {
  it('loads when it appears on the screen, by name', async () => {
    const app = await openList()
    expect(stateOf(app).rows.map(({ name }) => name)).toEqual(['Admin', 'Editor', 'Read Only', 'Support', 'Viewer'])
  })

  it('a role in the list has every member', async () => {
    const app = await openWithRole()
    expect(rowOf(app, newRole.key)).toEqual({
      ...newRole,
      id: app.id,
      isBuiltIn: false,
      userCount: 0,
      permissions: [permissionIdOf(app, 'fe.secure.read.users')],
      tenantId: expect.any(String),
      vendorId: expect.any(String),
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
    })
  })

  it('the list of roles has the vendor roles without a tenant', async () => {
    const app = await openList()
    expect(rowOf(app, 'Admin')).toMatchObject({ tenantId: null, isBuiltIn: true, userCount: 1 })
  })

  it('finds the roles of the tenant by a filter', async () => {
    const app = await openWithRole()
    await stateOf(app).filter({ filters: { isBuiltIn: 'false' } })
    expect(stateOf(app).rows.map(({ key }) => key)).toEqual([newRole.key])
  })
})

describe('a new role', () => {
  it('a new role is created from scratch, and its id is the result', async () => {
    const app = await openList()
    const permissions = [permissionIdOf(app, 'fe.usage.read')]
    expect(await stateOf(app).create({ ...newRole, permissions })).toEqual({ ok: true, value: expect.any(String) })
    expect(keysOf(app, newRole.key)).toEqual(['fe.usage.read'])
    expect(app.called()).toContain('createRole')
  })

  it('a new role from a base role is created by the second version of the API', async () => {
    const app = await openList()
    const baseRoleId = rowOf(app, 'Viewer')?.id ?? ''
    const permissions = [permissionIdOf(app, 'fe.usage.read')]
    expect((await stateOf(app).create({ ...newRole, permissions, baseRoleId })).ok).toBe(true)
    expect(app.sent('/roles/v2')).toMatchObject([{ body: { baseRoleId, permissionIds: permissions } }])
    expect(keysOf(app, newRole.key)).toEqual(['fe.usage.read'])
  })

  it('fails with the code of the provider if the key is taken', async () => {
    const app = await openList()
    const outcome = await stateOf(app).create({ ...newRole, key: 'admin' })
    expect(outcome).toMatchObject({ ok: false, error: { code: 'ER-ROLE-KEY-TAKEN', status: 409 } })
  })
})

describe('a change of a role', () => {
  it('a change of a role is shown at once, and made at the provider', async () => {
    const app = await openWithRole()
    const changing = stateOf(app).update({ id: app.id, name: 'Manager' })
    expect(rowOf(app, newRole.key)).toMatchObject({ ...fields, name: 'Manager' })
    expect((await changing).ok).toBe(true)
    expect(app.provider.emulator.snapshot().roles.at(-1)?.name).toBe('Manager')
  })

  it('returns if the provider refuses', async () => {
    const app = await openWithRole()
    app.provider.emulator.faults.add({ operation: 'updateRole', kind: 'status', status: 500 })
    expect((await stateOf(app).update({ id: app.id, name: 'Manager' })).ok).toBe(false)
    expect(rowOf(app, newRole.key)?.name).toBe(fields.name)
  })

  it.each([
    ['change', (app: App, id: string) => stateOf(app).update({ id, name: 'Mine' })],
    ['remove', (app: App, id: string) => stateOf(app).remove({ id })],
    ['setPermissions', (app: App, id: string) => stateOf(app).setPermissions({ id, permissions: [] })],
  ])('a change of a vendor role is refused without a call: %s', async (_, act) => {
    const app = await openList()
    const [before, calls] = [stateOf(app).rows, app.called().length]
    const outcome = await act(app, rowOf(app, 'Viewer')?.id ?? '')
    expect(outcome).toMatchObject({ ok: false, error: { code: 'role-built-in' } })
    expect(stateOf(app).rows).toEqual(before)
    expect(app.called()).toHaveLength(calls)
  })
})

describe('a deleted role', () => {
  it('a deleted role is gone from the list and at the provider', async () => {
    const app = await openWithRole()
    expect((await stateOf(app).remove({ id: app.id })).ok).toBe(true)
    expect(keysOf(app, newRole.key)).toBeUndefined()
    expect(rowOf(app, newRole.key)).toBeUndefined()
  })
})

describe('the permissions of a role', () => {
  it('the permissions of a role are set as a whole', async () => {
    const app = await openWithRole(['fe.secure.write.users'])
    const permissions = [permissionIdOf(app, 'fe.usage.read')]
    const setting = stateOf(app).setPermissions({ id: app.id, permissions })
    expect(rowOf(app, newRole.key)?.permissions).toEqual(permissions)
    expect((await setting).ok).toBe(true)
    expect(keysOf(app, newRole.key)).toEqual(['fe.usage.read'])
  })

  it('keep the changes that another administrator made in the meantime', async () => {
    const app = await openWithRole(['fe.secure.write.users', 'fe.secure.write.groups'])
    const before = rowOf(app, newRole.key)?.permissions ?? []
    const other = await openList(app)
    const [users, usage, audits] = ['fe.secure.write.users', 'fe.usage.read', 'fe.secure.read.audits'].map((key) =>
      permissionIdOf(app, key),
    )
    const theirs = [...before.filter((id) => id !== users), audits ?? '']
    await stateOf(other).setPermissions({ id: app.id, permissions: theirs, before })
    const outcome = await stateOf(app).setPermissions({ id: app.id, permissions: [...before, usage ?? ''], before })
    expect(outcome.ok).toBe(true)
    const expected = ['fe.secure.read.audits', 'fe.secure.read.users', 'fe.secure.write.groups', 'fe.usage.read']
    expect([...(keysOf(app, newRole.key) ?? [])].sort()).toEqual(expected)
  })

  it('the permissions of many roles are set at once, and roles that fail are reported', async () => {
    const app = await openWithRole()
    await stateOf(app).create({ ...newRole, key: 'other', name: 'Other' })
    await until(() => rowOf(app, 'other') !== undefined)
    const other = rowOf(app, 'other')?.id ?? ''
    const set = { permissions: [permissionIdOf(app, 'fe.usage.read')] }
    const input = { ids: [app.id, other], sets: { [app.id]: set, [other]: set } }
    app.provider.emulator.faults.add({ operation: 'setRolePermissions', kind: 'status', status: 500, times: 1 })
    const outcome = await stateOf(app).setPermissionsMany(input)
    const failed = outcome.ok ? outcome.value.failed.map(({ id }) => id) : []
    expect(failed).toHaveLength(1)
    expect(await stateOf(app).setPermissionsMany({ ...input, ids: failed })).toMatchObject({ value: { failed: [] } })
    for (const key of [newRole.key, 'other']) expect(keysOf(app, key)).toEqual(['fe.usage.read'])
  })

  it('vendor roles fail in a bulk change of permissions, without a call for them', async () => {
    const app = await openWithRole()
    const viewer = rowOf(app, 'Viewer')?.id ?? ''
    const outcome = await stateOf(app).setPermissionsMany({ ids: [viewer], sets: { [viewer]: { permissions: [] } } })
    expect(outcome).toMatchObject({ ok: true, value: { failed: [{ id: viewer, error: { code: 'role-built-in' } }] } })
    expect(app.called()).not.toContain('setRolePermissions')
  })
})
