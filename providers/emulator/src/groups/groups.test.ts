import { describe, expect, it } from 'vitest'
import { openScene, personIn } from '../../test/open-caller.ts'
import type { Group } from '../core/groups.ts'
import type { Emulator } from '../types.ts'

const root = '/identity/resources/groups/v1'

function groupIn(emulator: Emulator, name: string): Group {
  const found = emulator.snapshot().groups.find((group) => group.name === name)
  if (found) return found
  throw new Error(`There is no group ${name}`)
}

async function openAs(email: string) {
  const scene = openScene()
  const token = await scene.tokenOf(email)
  const call = (method: string, path: string, body?: unknown) =>
    scene.call(method, root + path, { token, ...(body !== undefined && { body }) })
  return { ...scene, token, call, group: (name: string) => groupIn(scene.emulator, name) }
}

const asAdmin = () => openAs('admin@acme.test')

/** Every change, with a body that an administrator may send. */
const changes: readonly (readonly [string, string, string, unknown])[] = [
  ['createGroup', 'POST', '', { name: 'Design' }],
  ['updateGroup', 'PATCH', '/{id}', { name: 'Money' }],
  ['deleteGroup', 'DELETE', '/{id}', {}],
  ['addGroupRoles', 'POST', '/{id}/roles', { roleIds: [] }],
  ['removeGroupRoles', 'DELETE', '/{id}/roles', { roleIds: [] }],
  ['addGroupUsers', 'POST', '/{id}/users', { userIds: [] }],
  ['removeGroupUsers', 'DELETE', '/{id}/users', { userIds: [] }],
  ['saveGroupConfiguration', 'POST', '/config', { rolesEnabled: false }],
]

describe('each change of groups', () => {
  it.each(changes)('%s is refused to a user who may only read, and changes nothing', async (_, method, path, body) => {
    const { call, group, emulator } = await openAs('reader@acme.test')
    const before = emulator.snapshot()
    const answer = await call(method, path.replace('{id}', group('Finance').id), body)
    expect(answer).toMatchObject({ status: 403, body: { errorCode: 'ER-FORBIDDEN' } })
    expect(emulator.snapshot()).toEqual(before)
  })

  it.each(changes)('%s writes a whole row of the audit log', async (action, method, path, body) => {
    const { call, group, emulator } = await asAdmin()
    expect((await call(method, path.replace('{id}', group('Finance').id), body)).status).toBeLessThan(300)
    const { id, activeTenantId } = personIn(emulator, 'admin@acme.test')
    expect(emulator.snapshot().audits).toEqual([
      {
        id: expect.any(String),
        tenantId: activeTenantId,
        vendorId: emulator.snapshot().vendor.id,
        userId: id,
        user: 'Ada Admin',
        email: 'admin@acme.test',
        ip: expect.any(String),
        userAgent: expect.any(String),
        action,
        description: expect.stringMatching(/\w/),
        severity: 'Info',
        json: { operation: action, method, path: expect.stringContaining('/groups/v1') },
        createdAt: expect.stringMatching(/^2026-/),
      },
    ])
  })

  it.each([
    ['an editor', 'addGroupRoles', 'POST', '/roles', { roleIds: [] }, 403],
    ['an editor', 'addGroupUsers', 'POST', '/users', { userIds: [] }, 201],
  ])(
    'each change of groups has a permission of its own: %s and %s',
    async (_, _operation, method, path, body, status) => {
      const { call, group, emulator } = await openAs('reader@acme.test')
      emulator.arrange(({ users, roles }) => {
        const editor = roles.find(({ key }) => key === 'Editor')?.id ?? ''
        for (const user of users)
          if (user.name === 'Rita Reader') for (const own of user.memberships) own.roleIds = [editor]
      })
      expect((await call(method, `/${group('Finance').id}${path}`, body)).status).toBe(status)
    },
  )

  it.each(['Finance', ' finance ', 'FINANCE', 'Fin\u200bance', 'support'])(
    'the name %j belongs to a group, so that no other group has it',
    async (name) => {
      const { call, group, emulator } = await asAdmin()
      const other = await call('POST', '', { name: 'Design' })
      const before = emulator.snapshot().groups
      const refused = { status: 409, body: { errorCode: 'ER-GROUP-NAME-TAKEN' } }
      expect(await call('POST', '', { name })).toMatchObject(refused)
      expect(await call('PATCH', `/${group('Design').id}`, { name })).toMatchObject(refused)
      expect([other.status, emulator.snapshot().groups]).toEqual([201, before])
    },
  )

  it('a group changes the capitals of its own name', async () => {
    const { call, group } = await asAdmin()
    expect((await call('PATCH', `/${group('Finance').id}`, { name: 'FINANCE' })).status).toBeLessThan(300)
    expect(group('FINANCE').name).toBe('FINANCE')
  })

  it('the roles of a group of a directory are added and removed here', async () => {
    const { call, group, emulator } = await asAdmin()
    const role = emulator.snapshot().roles.find(({ key }) => key === 'Support')?.id ?? ''
    const path = `/${group('Support').id}/roles`
    expect((await call('POST', path, { roleIds: [role] })).status).toBe(201)
    expect(group('Support').roleIds).toContain(role)
    expect((await call('DELETE', path, { roleIds: [role] })).status).toBeLessThan(300)
    expect(group('Support').roleIds).not.toContain(role)
  })

  it.each(changes.filter(([, , path]) => path.includes('{id}') && !path.endsWith('/roles')))(
    '%s is refused for a group of a directory',
    async (_, method, path, body) => {
      const { call, group, emulator } = await asAdmin()
      const before = emulator.snapshot()
      const answer = await call(method, path.replace('{id}', group('Support').id), body)
      expect(answer).toMatchObject({ status: 403, body: { errorCode: 'ER-GROUP-READ-ONLY' } })
      expect(emulator.snapshot()).toEqual(before)
    },
  )

  it.each(changes.filter(([, , path]) => path.includes('{id}')))(
    '%s is refused for a group of another tenant',
    async (_, method, path, body) => {
      const { call, group, emulator } = await asAdmin()
      const { id } = group('Finance')
      emulator.arrange(({ groups, tenants }) => {
        for (const one of groups) if (one.id === id) one.tenantId = tenants[2]?.id ?? ''
      })
      expect((await call(method, path.replace('{id}', id), body)).status).toBe(404)
      expect((await call('GET', `/${id}`)).status).toBe(404)
    },
  )
})

describe('the roles of a group above those of the caller', () => {
  async function openAsEditor() {
    const scene = await openAs('reader@acme.test')
    const roleId = (wanted: string) => scene.emulator.snapshot().roles.find(({ key }) => key === wanted)?.id ?? ''
    scene.emulator.arrange(({ users, roles, groups }) => {
      const editor = roles.find(({ key }) => key === 'Editor')
      editor?.permissionKeys.push('fe.secure.write.groupsRoles')
      for (const user of users)
        if (user.name === 'Rita Reader') for (const own of user.memberships) own.roleIds = [editor?.id ?? '']
      for (const group of groups) if (group.name === 'Sites') group.roleIds = [roleId('Admin')]
    })
    return { ...scene, roleId }
  }

  it('the roles of a group above those of the caller are not added', async () => {
    const { call, group, roleId } = await openAsEditor()
    const add = (key: string) => call('POST', `/${group('Finance').id}/roles`, { roleIds: [roleId(key)] })
    expect(await add('Admin')).toMatchObject({ status: 403, body: { errorCode: 'ER-ROLE-LEVEL' } })
    expect((await add('Viewer')).status).toBe(201)
  })

  it('the roles of a group above those of the caller are not given to new members', async () => {
    const { call, group, emulator } = await openAsEditor()
    const add = (name: string) =>
      call('POST', `/${group(name).id}/users`, { userIds: [personIn(emulator, 'reader@acme.test').id] })
    expect((await add('Sites')).status).toBe(403)
    expect((await add('Finance')).status).toBe(201)
  })
})

describe('reading groups', () => {
  it('returns roles and users only if the relations ask for them', async () => {
    const { call, group } = await asAdmin()
    const { id } = group('Finance')
    expect((await call('GET', `/${id}`)).body).not.toHaveProperty('roles')
    expect((await call('GET', `/${id}?_groupsRelations=roles`)).body).not.toHaveProperty('users')
    const { body } = await call('GET', `/${id}?_groupsRelations=rolesAndUsers`)
    expect(body).toMatchObject({
      managedBy: 'frontegg',
      roles: [{ key: 'ReadOnly' }, { key: 'Viewer' }],
      users: [{ email: 'mfa@acme.test' }, { email: 'enroll@acme.test' }],
    })
  })

  it('refuses other relations', async () => {
    const { call } = await asAdmin()
    expect((await call('GET', '?_groupsRelations=everything')).status).toBe(400)
  })

  it('returns the groups of the tenant alone, in the demo one of a directory and names in many scripts', async () => {
    const { call, emulator } = await asAdmin()
    emulator.arrange(({ groups, tenants }) => {
      for (const one of groups) if (one.name === 'Finance') one.tenantId = tenants[2]?.id ?? ''
    })
    const names = Object.values((await call('GET', '')).body).map((one) => Reflect.get(Object(one), 'name'))
    expect(names).not.toContain('Finance')
    expect(names).toEqual(expect.arrayContaining(['Support', 'צוות תמיכה', 'Отдел продаж', '営業部', 'فريق الدعم']))
  })

  it('returns groups by their ids', async () => {
    const { call, group } = await asAdmin()
    const { body } = await call('POST', '/bulkGet', { groupsIds: [group('Sites').id, 'unknown'] })
    expect(body).toMatchObject([{ name: 'Sites' }])
  })

  it('returns the group ids of users', async () => {
    const { get, token, emulator, group } = await asAdmin()
    const { id } = personIn(emulator, 'reader@acme.test')
    const { body } = await get(`/identity/resources/users/v3/groups?ids=${id}`, { token })
    expect(body).toMatchObject([{ userId: id, groupIds: [group('Contractors').id] }])
  })

  it('reading groups is refused without the permission', async () => {
    const { call, emulator } = await openAs('reader@acme.test')
    emulator.arrange(({ users }) => {
      for (const user of users) for (const own of user.memberships) own.roleIds = []
    })
    for (const path of ['', '/x', '/config']) expect((await call('GET', path)).status).toBe(403)
    expect((await call('POST', '/bulkGet', { groupsIds: [] })).status).toBe(403)
  })
})

describe('the texts of a group', () => {
  it('the texts of a group are kept, without spaces around the name', async () => {
    const { call, group } = await asAdmin()
    const body = { name: ' Design ', description: 'All', color: '#123456', metadata: '{"a":1}' }
    expect((await call('POST', '', body)).body).toMatchObject({ ...body, name: 'Design', managedBy: 'frontegg' })
    await call('PATCH', `/${group('Design').id}`, { description: '' })
    expect(group('Design')).toMatchObject({ name: 'Design', description: '', color: '#123456' })
  })

  it.each([{}, { name: ' ' }, { name: 5 }, { name: 'A', metadata: '{' }, { name: 'A', color: 5 }])(
    'the texts of a group are refused as %j',
    async (body) => {
      const { call, emulator } = await asAdmin()
      const before = emulator.snapshot().groups
      expect((await call('POST', '', body)).status).toBe(400)
      expect(emulator.snapshot().groups).toEqual(before)
    },
  )
})

describe('members and roles of a group', () => {
  it('members and roles of a group are added once and removed', async () => {
    const { call, group, emulator } = await asAdmin()
    const { id } = group('Contractors')
    const userIds = [personIn(emulator, 'reader@acme.test').id, personIn(emulator, 'enroll@acme.test').id]
    await call('POST', `/${id}/users`, { userIds })
    expect(group('Contractors').userIds).toHaveLength(2)
    await call('DELETE', `/${id}/users`, { userIds })
    expect(group('Contractors').userIds).toEqual([])
  })

  it('members and roles of a group are all refused if one does not exist in the tenant', async () => {
    const { call, group, emulator } = await asAdmin()
    const { id, userIds } = group('Finance')
    const stranger = personIn(emulator, 'sso@globex.test').id
    const known = personIn(emulator, 'reader@acme.test').id
    expect((await call('POST', `/${id}/users`, { userIds: [known, stranger] })).status).toBe(404)
    expect((await call('POST', `/${id}/roles`, { roleIds: ['unknown'] })).status).toBe(404)
    expect((await call('POST', `/${id}/users`, { userIds: 'x' })).status).toBe(400)
    expect(group('Finance').userIds).toEqual(userIds)
  })

  it('give members the permissions of the roles, unless the tenant turns that off', async () => {
    const { call, group, emulator, tokenOf, get } = await asAdmin()
    const admin = emulator.snapshot().roles.find(({ key }) => key === 'Admin')?.id ?? ''
    await call('POST', `/${group('Finance').id}/roles`, { roleIds: [admin] })
    const token = await tokenOf('enroll@acme.test')
    const permissions = async () => {
      const { body } = await get('/identity/resources/users/v1/me/authorization', { token })
      return JSON.stringify(body['permissions'])
    }
    expect(await permissions()).toContain('"fe.*"')
    await call('POST', '/config', { rolesEnabled: false })
    expect(await permissions()).not.toContain('"fe.*"')
  })

  it('the groups of the demo give no member a permission that their own roles lack', async () => {
    const { call, emulator, tokenOf, get } = await asAdmin()
    const emails = emulator.snapshot().users.flatMap(({ email, isLocked }) => (isLocked ? [] : [email]))
    const tokens = await Promise.all(emails.map(tokenOf))
    const all = () =>
      Promise.all(
        tokens.map(
          async (token) => (await get('/identity/resources/users/v1/me/authorization', { token })).body['permissions'],
        ),
      )
    const before = await all()
    await call('POST', '/config', { enabled: false })
    expect(await all()).toEqual(before)
  })
})
