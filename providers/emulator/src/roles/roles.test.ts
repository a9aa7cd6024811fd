import { describe, expect, it } from 'vitest'
import { personIn } from '../../test/open-caller.ts'
import {
  fields,
  giveRole,
  newRole,
  openAs,
  openWithRole,
  permissionOf,
  roleOf,
  root,
  rowsIn,
} from '../../test/open-roles.ts'

describe('the list of roles', () => {
  it('the list of roles has vendor roles without a tenant, and tenant roles with its id', async () => {
    const scene = await openWithRole()
    const rows = rowsIn(await scene.get(root, { token: scene.token }))
    const { activeTenantId } = personIn(scene.emulator, 'admin@acme.test')
    expect(rows.map(({ key, tenantId }) => [key, tenantId])).toEqual([
      ...['Admin', 'Support', 'Editor', 'ReadOnly', 'Viewer'].map((key) => [key, null]),
      ['site-manager', activeTenantId],
    ])
  })

  it('the list of roles has the number of users who hold each role in the tenant', async () => {
    const scene = await openAs()
    const rows = rowsIn(await scene.get(root, { token: scene.token }))
    expect(Object.fromEntries(rows.map(({ key, userCount }) => [key, userCount]))).toEqual({
      Admin: 1,
      Support: 1,
      Editor: 0,
      ReadOnly: 3,
      Viewer: 0,
    })
  })

  it('the list of roles has no role of another tenant', async () => {
    const scene = await openWithRole()
    const token = await scene.tokenOf('sso@globex.test')
    expect(rowsIn(await scene.get(root, { token })).map(({ key }) => key)).not.toContain('site-manager')
  })
})

describe('a new role', () => {
  it('belongs to the tenant and has the permissions that the call names', async () => {
    const scene = await openWithRole(['fe.secure.write.users'])
    expect(roleOf(scene, 'site-manager')).toMatchObject({
      ...fields,
      level: 2,
      permissionKeys: ['fe.secure.write.users'],
      tenantId: personIn(scene.emulator, 'admin@acme.test').activeTenantId,
      createdAt: expect.stringMatching(/^2026-/),
    })
  })

  it('a new role has the permissions that are part of every role, named or not', async () => {
    const scene = await openWithRole()
    const [role] = rowsIn(await scene.get(root, { token: scene.token })).slice(-1)
    expect(role?.['permissions']).toEqual([permissionOf(scene, 'fe.secure.read.users').id])
    giveRole(scene, 'reader@acme.test', scene.id)
    const { body } = await scene.get('/identity/resources/users/v2/me', {
      token: await scene.tokenOf('reader@acme.test'),
    })
    expect(body).toMatchObject({ permissions: [{ key: 'fe.secure.read.users' }] })
  })

  it('a new role is created from a base role with the permissions that the call names', async () => {
    const scene = await openAs()
    const { permissions: _, ...body } = { ...newRole, permissionIds: [permissionOf(scene, 'fe.usage.read').id] }
    const baseRoleId = roleOf(scene, 'Viewer').id
    const answer = await scene.post('/identity/resources/roles/v2', { ...body, baseRoleId }, { token: scene.token })
    expect(answer.status).toBe(201)
    expect(roleOf(scene, 'site-manager').permissionKeys).toEqual(['fe.usage.read'])
  })

  it('a new default role is given to new members of its tenant, and in no other tenant', async () => {
    const scene = await openAs()
    await scene.post(root, { ...newRole, isDefault: true }, { token: scene.token })
    const { id } = roleOf(scene, 'site-manager')
    const invite = async (email: string, token: string) =>
      (await scene.post('/identity/resources/users/v2', { email, provider: 'local', roleIds: [''] }, { token })).body[
        'roleIds'
      ]
    expect(await invite('new@acme.test', scene.token)).toContain(id)
    giveRole(scene, 'sso@globex.test', roleOf(scene, 'Admin').id)
    expect(await invite('new@globex.test', await scene.tokenOf('sso@globex.test'))).not.toContain(id)
  })

  it.each<[string, object, number, string]>([
    ['without a name', { name: ' ' }, 400, 'ER-REQUEST-INVALID'],
    ['with a key of two words', { key: 'site manager' }, 400, 'ER-REQUEST-INVALID'],
    ['with a key of the vendor, in any case', { key: 'ADMIN' }, 409, 'ER-ROLE-KEY-TAKEN'],
    ['with a key of its own', { key: 'Site-Manager' }, 409, 'ER-ROLE-KEY-TAKEN'],
    ['with the name of the vendor’s role, in any case', { name: ' aDMIN ' }, 409, 'ER-ROLE-NAME-TAKEN'],
    ['with a name of its own', { name: 'Site  manager' }, 409, 'ER-ROLE-NAME-TAKEN'],
    ['with half a level', { level: 1.5 }, 400, 'ER-REQUEST-INVALID'],
    ['with a level below zero', { level: -1 }, 400, 'ER-REQUEST-INVALID'],
    ['with an unknown permission', { permissions: ['none'] }, 404, 'ER-NOT-FOUND'],
  ])('a new role is refused %s', async (_, wrong, status, errorCode) => {
    const scene = await openWithRole()
    const before = scene.emulator.snapshot().roles
    const body = { ...newRole, key: 'other', name: 'Other', ...wrong }
    expect(await scene.post(root, body, { token: scene.token })).toMatchObject({ status, body: { errorCode } })
    expect(scene.emulator.snapshot().roles).toEqual(before)
  })

  it('a new role is refused if its base role does not exist', async () => {
    const scene = await openAs()
    const { permissions: permissionIds, ...body } = newRole
    const answer = await scene.post(
      '/identity/resources/roles/v2',
      { ...body, permissionIds, baseRoleId: 'none' },
      { token: scene.token },
    )
    expect(answer).toMatchObject({ status: 404, body: { errorCode: 'ER-NOT-FOUND' } })
  })

  it('a new role is refused with a permission that no role of a tenant has', async () => {
    const scene = await openAs()
    const body = { ...newRole, permissions: [permissionOf(scene, 'fe.*').id] }
    const answer = await scene.post(root, body, { token: scene.token })
    expect(answer).toMatchObject({ status: 403, body: { errorCode: 'ER-PERMISSION-NOT-ASSIGNABLE' } })
  })

  it('a new role is refused above the level of the caller', async () => {
    const scene = await openAs()
    const writer = [permissionOf(scene, 'fe.secure.write.roles').id]
    const { body } = await scene.post(root, { ...newRole, permissions: writer }, { token: scene.token })
    giveRole(scene, 'reader@acme.test', String(body['id']))
    const token = await scene.tokenOf('reader@acme.test')
    const create = (level: number) =>
      scene.post(root, { ...newRole, key: `level-${level}`, name: `Level ${level}`, level }, { token })
    expect(await create(1)).toMatchObject({ status: 403, body: { errorCode: 'ER-ROLE-LEVEL' } })
    expect((await create(2)).status).toBe(201)
  })
})

describe('a change of a role', () => {
  it('takes the members that are given and keeps the others', async () => {
    const scene = await openWithRole()
    const { path, token } = scene
    const answer = await scene.call('PATCH', path, { token, body: { name: 'Manager', isDefault: true } })
    expect(answer).toMatchObject({ status: 200, body: { ...fields, name: 'Manager', isDefault: true, level: 2 } })
    expect(roleOf(scene, 'site-manager').name).toBe('Manager')
  })

  it('keeps its own key, and refuses that of another role', async () => {
    const { call, path, token } = await openWithRole()
    expect((await call('PATCH', path, { token, body: { key: 'site-manager' } })).status).toBe(200)
    expect(await call('PATCH', path, { token, body: { key: 'Viewer' } })).toMatchObject({
      status: 409,
      body: { errorCode: 'ER-ROLE-KEY-TAKEN' },
    })
  })

  it('keeps its own name in other capitals, and refuses that of another role', async () => {
    const { call, path, token } = await openWithRole()
    expect((await call('PATCH', path, { token, body: { name: 'SITE MANAGER' } })).status).toBe(200)
    expect(await call('PATCH', path, { token, body: { name: 'viewer' } })).toMatchObject({
      status: 409,
      body: { errorCode: 'ER-ROLE-NAME-TAKEN' },
    })
  })

  it.each<[string, string, object | undefined]>([
    ['PATCH', '', { name: 'Mine' }],
    ['DELETE', '', undefined],
    ['PUT', '/permissions', { permissionIds: [] }],
  ])('a change of a vendor role is refused: %s%s', async (method, end, body) => {
    const scene = await openAs()
    const before = scene.emulator.snapshot().roles
    const path = `${root}/${roleOf(scene, 'Viewer').id}${end}`
    const answer = await scene.call(method, path, { token: scene.token, ...(body && { body }) })
    expect(answer).toMatchObject({ status: 403, body: { errorCode: 'ER-ROLE-BUILT-IN' } })
    expect(scene.emulator.snapshot().roles).toEqual(before)
  })

  it('a change of another tenant’s role is refused as if the role did not exist', async () => {
    const scene = await openWithRole()
    giveRole(scene, 'sso@globex.test', roleOf(scene, 'Admin').id)
    const token = await scene.tokenOf('sso@globex.test')
    expect((await scene.call('DELETE', scene.path, { token })).status).toBe(404)
  })
})

describe('a deleted role', () => {
  it('a deleted role is removed from its users and from open invitations', async () => {
    const scene = await openWithRole()
    const { id, path, token, emulator } = scene
    giveRole(scene, 'reader@acme.test', id)
    await scene.post(
      '/identity/resources/users/v2',
      { email: 'new@acme.test', provider: 'local', roleIds: [id] },
      { token },
    )
    await scene.post('/identity/resources/tenants/invites/v1/user', { roleIds: [id] }, { token })
    expect((await scene.call('DELETE', path, { token })).status).toBe(200)
    expect(JSON.stringify(emulator.snapshot())).not.toContain(`"${id}"`)
  })
})

describe('the permissions of a role', () => {
  it('the permissions of a role are exactly those that the call names', async () => {
    const scene = await openWithRole(['fe.secure.write.users'])
    const body = { permissionIds: [permissionOf(scene, 'fe.usage.read').id] }
    expect((await scene.call('PUT', `${scene.path}/permissions`, { token: scene.token, body })).status).toBe(200)
    expect(roleOf(scene, 'site-manager').permissionKeys).toEqual(['fe.usage.read'])
  })

  it('keep keys without a record, which no call can name', async () => {
    const scene = await openWithRole()
    scene.emulator.arrange(({ roles }) => {
      roles.at(-1)?.permissionKeys.push('app.reports')
    })
    await scene.call('PUT', `${scene.path}/permissions`, { token: scene.token, body: { permissionIds: [] } })
    expect(roleOf(scene, 'site-manager').permissionKeys).toEqual(['app.reports'])
  })

  it('keep one that no role of a tenant gets, if the vendor gave it', async () => {
    const scene = await openWithRole()
    scene.emulator.arrange(({ roles }) => {
      roles.at(-1)?.permissionKeys.push('fe.*')
    })
    const body = { permissionIds: [permissionOf(scene, 'fe.*').id] }
    expect((await scene.call('PUT', `${scene.path}/permissions`, { token: scene.token, body })).status).toBe(200)
  })
})
