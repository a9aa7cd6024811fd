import { describe, expect, it } from 'vitest'
import { openScene, personIn } from '../../test/open-caller.ts'

const members = '/team/resources/members/v1'
const tenantUsers = '/identity/resources/tenants/users/v1'
const temporary = '/identity/resources/users/temporary/v1'

async function openAs(email: string) {
  const scene = openScene()
  const token = await scene.tokenOf(email)
  const idOf = (address: string) => personIn(scene.emulator, address).id
  const call = (method: string, path: string, body?: unknown) =>
    scene.call(method, path.replace('{id}', idOf('mfa@acme.test')), { token, ...(body !== undefined && { body }) })
  return { ...scene, token, call, idOf }
}

const asAdmin = () => openAs('admin@acme.test')

/** Every change, with a body that an administrator may send. */
const changes: readonly (readonly [string, string, string, object])[] = [
  ['updateTeamMember', 'PUT', members, { name: 'Mia M.' }],
  ['deleteTeamMember', 'DELETE', `${members}/{id}`, {}],
  ['resendMemberActivationEmail', 'POST', `${members}/{id}/resendActivationEmail`, {}],
  ['enableUser', 'POST', `${tenantUsers}/{id}/enable`, {}],
  ['disableUser', 'POST', `${tenantUsers}/{id}/disable`, {}],
  ['setTemporaryUser', 'PUT', `${temporary}/{id}`, { expirationInSeconds: 60 }],
  ['setPermanentUser', 'DELETE', `${temporary}/{id}`, {}],
  ['revokeUserSessions', 'POST', '/identity/resources/users/sessions/v1/revoke', {}],
]

const withId = (operation: string, body: object, id: string) => ({
  ...body,
  ...(operation === 'updateTeamMember' && { id }),
  ...(operation === 'revokeUserSessions' && { userId: id }),
})

describe('each change of a member', () => {
  it.each(changes)(
    '%s is refused to a user who may only read, and changes nothing',
    async (operation, method, path, body) => {
      const { call, emulator, idOf } = await openAs('reader@acme.test')
      const before = emulator.snapshot()
      const answer = await call(method, path, withId(operation, body, idOf('mfa@acme.test')))
      expect(answer).toMatchObject({ status: 403, body: { errorCode: 'ER-FORBIDDEN' } })
      expect(emulator.snapshot()).toEqual(before)
    },
  )

  it.each(changes)('%s writes a whole row of the audit log', async (action, method, path, body) => {
    const { call, emulator, idOf } = await asAdmin()
    expect((await call(method, path, withId(action, body, idOf('mfa@acme.test')))).status).toBe(200)
    expect(emulator.snapshot().audits).toEqual([
      {
        id: expect.any(String),
        tenantId: personIn(emulator, 'admin@acme.test').activeTenantId,
        vendorId: emulator.snapshot().vendor.id,
        userId: idOf('admin@acme.test'),
        user: 'Ada Admin',
        email: 'admin@acme.test',
        ip: expect.any(String),
        userAgent: expect.any(String),
        action,
        description: expect.stringMatching(/^[A-Z]/),
        severity: 'Info',
        json: { operation: action, method, path: expect.any(String) },
        createdAt: expect.stringMatching(/^2026-/),
      },
    ])
  })

  it.each(changes)('%s is refused for a user of another tenant', async (operation, method, path, body) => {
    const { call, emulator, idOf } = await asAdmin()
    const stranger = idOf('sso@globex.test')
    const before = emulator.snapshot()
    const answer = await call(method, path.replace('{id}', stranger), withId(operation, body, stranger))
    expect(answer).toMatchObject({ status: 404, body: { errorCode: 'ER-NOT-FOUND' } })
    expect(emulator.snapshot()).toEqual(before)
  })

  it.each(changes.filter(([, method]) => method !== 'GET'))(
    '%s is refused for a member with higher roles',
    async (operation, method, path, body) => {
      const { call, emulator, idOf } = await openAs('reader@acme.test')
      emulator.permissions.grant('fe.*', {
        tenantId: personIn(emulator, 'reader@acme.test').activeTenantId,
        userId: idOf('reader@acme.test'),
      })
      const admin = idOf('admin@acme.test')
      const answer = await call(method, path.replace('{id}', admin), withId(operation, body, admin))
      const isMail = operation === 'resendMemberActivationEmail'
      expect(answer).toMatchObject(isMail ? { status: 200 } : { status: 403, body: { errorCode: 'ER-ROLE-LEVEL' } })
    },
  )

  it.each(changes.filter(([name]) => /^(?:delete|disable|setTemporary)/.test(name)))(
    '%s is refused for oneself',
    async (_, method, path, body) => {
      const { call, idOf } = await asAdmin()
      const answer = await call(method, path.replace('{id}', idOf('admin@acme.test')), body)
      expect(answer).toMatchObject({ status: 400, body: { errorCode: 'ER-USER-SELF' } })
    },
  )
})

describe('a changed member', () => {
  it('a changed member has the new name, phone number and data', async () => {
    const { call, idOf, emulator } = await asAdmin()
    const id = idOf('mfa@acme.test')
    const body = { id, name: ' Mia M. ', phone: '+12025550100', customData: { floor: 2 } }
    expect(await call('PUT', members, body)).toMatchObject({ body: { name: 'Mia M.', phone: '+12025550100' } })
    expect(personIn(emulator, 'mfa@acme.test')).toMatchObject({ name: 'Mia M.', metadata: '{"floor":2}' })
  })

  it('a member is not changed in part if one of the changed values is refused', async () => {
    const { call, idOf, emulator } = await asAdmin()
    const body = { id: idOf('mfa@acme.test'), name: 'Mia M.', roleIds: ['made-up'] }
    expect((await call('PUT', members, body)).status).toBe(404)
    expect(personIn(emulator, 'mfa@acme.test').name).toBe('Mia Moreno')
  })

  it('a changed member has exactly the given roles; a single empty id leaves none', async () => {
    const { call, idOf, emulator } = await asAdmin()
    const id = idOf('mfa@acme.test')
    const editor = emulator.snapshot().roles.find(({ key }) => key === 'Editor')?.id ?? ''
    const held = () => personIn(emulator, 'mfa@acme.test').memberships[0]?.roleIds
    await call('PUT', members, { id, roleIds: [editor] })
    expect(held()).toEqual([editor])
    await call('PUT', members, { id, roleIds: [''] })
    expect(held()).toEqual([])
  })

  it('gets no role above those of the caller', async () => {
    const { call, idOf, emulator } = await openAs('mfa@acme.test')
    const tenantId = personIn(emulator, 'mfa@acme.test').activeTenantId
    emulator.permissions.grant('fe.*', { tenantId, userId: idOf('mfa@acme.test') })
    const admin = emulator.snapshot().roles.find(({ key }) => key === 'Admin')?.id ?? ''
    const answer = await call('PUT', members, { id: idOf('reader@acme.test'), roleIds: [admin] })
    expect(answer).toMatchObject({ status: 403, body: { errorCode: 'ER-ROLE-LEVEL' } })
  })

  it('a member with a new address has to confirm it, and gets a mail', async () => {
    const { call, idOf, emulator } = await asAdmin()
    await call('PUT', members, { id: idOf('mfa@acme.test'), email: 'Mia@acme.test' })
    expect(personIn(emulator, 'mia@acme.test').verified).toBe(false)
    expect(emulator.outbox()).toMatchObject([{ to: 'mia@acme.test', kind: 'activate-account' }])
  })

  it('cannot take the address of another user', async () => {
    const { call, idOf } = await asAdmin()
    const answer = await call('PUT', members, { id: idOf('mfa@acme.test'), email: 'reader@acme.test' })
    expect(answer).toMatchObject({ status: 409, body: { errorCode: 'ER-USER-EXISTS' } })
  })
})

describe('a removed member', () => {
  it('leaves the tenant and its groups, and stays in other tenants', async () => {
    const { call, emulator, idOf } = await asAdmin()
    const id = idOf('mfa@acme.test')
    await call('DELETE', `${members}/{id}`)
    expect(personIn(emulator, 'mfa@acme.test').memberships).toHaveLength(1)
    expect(emulator.snapshot().groups.filter(({ userIds }) => userIds.includes(id))).toEqual([])
  })
})

describe('the members of the team', () => {
  it('the members of the team are paged, sorted and filtered by column', async () => {
    const { call } = await asAdmin()
    const first = await call('GET', `${members}?pageOffset=0&pageSize=2&sortBy=name&sortDirection=desc`)
    expect(first).toMatchObject({
      body: { totalItems: 5, totalPages: 3, items: [{ name: 'Rita Reader' }, { name: 'Mia Moreno' }] },
    })
    const enrolled = await call('GET', `${members}?pageOffset=0&mfaEnabled=true`)
    expect(enrolled).toMatchObject({ body: { totalItems: 1, items: [{ name: 'Mia Moreno', mfaEnabled: true }] } })
  })

  it('the members of the team are found by their roles', async () => {
    const { call, emulator } = await asAdmin()
    const support = emulator.snapshot().roles.find(({ key }) => key === 'Support')?.id
    const { body } = await call('GET', `${members}?pageOffset=0&roleIds=${support}`)
    expect(body).toMatchObject({ items: [{ name: 'Mia Moreno' }], totalItems: 1 })
  })

  it('the members of the team are counted', async () => {
    const { call, emulator } = await asAdmin()
    emulator.arrange(({ users }) => {
      for (const user of users) {
        if (user.name === 'Rita Reader') user.createdAt = '2025-12-24T00:00:00.000Z'
        if (user.name === 'Lou Locked') user.superUser = true
      }
    })
    expect((await call('GET', '/team/resources/stats/v1/members')).body).toEqual({
      totalItems: 5,
      addedThisWeek: 4,
      superAdmins: 1,
    })
  })

  it('the roles for members are listed, each with its rank', async () => {
    const { call } = await asAdmin()
    const { body } = await call('GET', '/team/resources/roles/v1')
    expect(Object.values(body)).toMatchObject([
      { key: 'Admin', permissionLevel: 0 },
      { key: 'Support', permissionLevel: 1 },
      { key: 'Editor', permissionLevel: 2 },
      { key: 'ReadOnly', permissionLevel: 3 },
      { key: 'Viewer', permissionLevel: 4 },
    ])
  })

  it('the members of the team are counted by tenant, those with access apart', async () => {
    const { call, emulator } = await asAdmin()
    const tenantIds = emulator
      .snapshot()
      .tenants.filter(({ name }) => name.startsWith('Acme'))
      .map(({ id }) => id)
    await call('POST', `${tenantUsers}/{id}/disable`)
    expect((await call('POST', `${tenantUsers}/count`, { tenantIds })).body).toMatchObject([
      { tenantId: tenantIds[0], totalUsers: 5, totalAccessAllowedUsers: 4 },
      { tenantId: tenantIds[1], totalUsers: 2, totalAccessAllowedUsers: 2 },
    ])
  })

  it('the members of the team are counted without invisible ones if the caller excludes them', async () => {
    const { call, emulator } = await asAdmin()
    const tenantIds = [emulator.snapshot().tenants.find(({ name }) => name === 'Acme')?.id]
    emulator.arrange(({ users }) => {
      for (const user of users) user.isInvisible = user.email === 'reader@acme.test'
    })
    const count = async (body: object) => (await call('POST', `${tenantUsers}/count`, { tenantIds, ...body })).body
    expect(await count({})).toMatchObject([{ totalUsers: 5 }])
    expect(await count({ excludeInvisibleUsers: true })).toMatchObject([{ totalUsers: 4 }])
  })

  it('the members of a tenant elsewhere are not counted', async () => {
    const { call, emulator } = await asAdmin()
    const globex = emulator.snapshot().tenants.find(({ name }) => name === 'Globex')?.id
    expect((await call('POST', `${tenantUsers}/count`, { tenantIds: [globex] })).status).toBe(404)
  })

  it.each([
    ['listTeamMembers', 'GET', `${members}?pageOffset=0`, undefined],
    ['listTeamRoles', 'GET', '/team/resources/roles/v1', undefined],
    ['getTeamStats', 'GET', '/team/resources/stats/v1/members', undefined],
    ['countTenantUsers', 'POST', `${tenantUsers}/count`, { tenantIds: [] }],
    ['getTemporaryUserConfiguration', 'GET', `${temporary}/configuration`, undefined],
  ])('the members of the team are not shown without a permission: %s', async (_, method, path, body) => {
    const { call, emulator } = await openAs('reader@acme.test')
    emulator.arrange(({ users }) => {
      for (const user of users) for (const own of user.memberships) own.roleIds = []
    })
    expect(await call(method, path, body)).toMatchObject({ status: 403, body: { errorCode: 'ER-FORBIDDEN' } })
  })
})
