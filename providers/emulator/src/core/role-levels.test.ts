import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import { openScene, personIn } from '../../test/open-caller.ts'

const admin = 'admin@acme.test'
const reader = 'reader@acme.test'

/** Acme, where one person has the role Admin by a group alone, and has this role directly. */
async function openWithGroup({ of = admin, direct = 'Read Only', rolesEnabled = true } = {}) {
  const scene = openScene()
  const { id, activeTenantId: tenantId } = personIn(scene.emulator, of)
  const roles = scene.emulator.snapshot().roles
  const roleId = (name: string) => roles.find((one) => one.name === name && one.tenantId === undefined)?.id ?? ''
  scene.emulator.arrange((state) => {
    const membership = state.users.find((one) => one.id === id)?.memberships.find((one) => one.tenantId === tenantId)
    if (membership) membership.roleIds = [roleId(direct)]
    state.groupConfigurations = [{ tenantId, enabled: true, rolesEnabled }]
    const texts = { description: '', color: '', metadata: '{}', managedBy: 'frontegg' as const }
    state.groups = [
      { id: 'operations', name: 'Operations', tenantId, ...texts, roleIds: [roleId('Admin')], userIds: [id] },
      { id: 'administrators', name: 'Administrators', tenantId, ...texts, roleIds: [roleId('Admin')], userIds: [] },
    ]
  })
  const adminRole = roleId('Admin')
  const readerId = personIn(scene.emulator, reader).id
  const token = await scene.tokenOf(admin)
  const change = (method: string, path: string, body: unknown) => scene.call(method, path, { token, body })
  return { ...scene, id, tenantId, readerId, adminRole, roleId, change }
}

type Opened = Awaited<ReturnType<typeof openWithGroup>>

const gifts: readonly (readonly [string, (scene: Opened) => Promise<{ readonly status: number }>])[] = [
  [
    'a member',
    ({ change, readerId, adminRole }) =>
      change('PUT', '/team/resources/members/v1', { id: readerId, roleIds: [adminRole] }),
  ],
  [
    'an invited person',
    ({ change, adminRole }) =>
      change('POST', '/identity/resources/users/v2', {
        email: 'new@acme.test',
        name: 'New',
        provider: 'local',
        roleIds: [adminRole],
      }),
  ],
  [
    'a token of the account',
    ({ change, adminRole }) =>
      change('POST', '/identity/resources/tenants/api-tokens/v2', {
        description: 'Sync',
        expiresInMinutes: null,
        roleIds: [adminRole],
      }),
  ],
  [
    'a group',
    ({ change, adminRole }) =>
      change('POST', '/identity/resources/groups/v1/operations/roles', { roleIds: [adminRole] }),
  ],
  [
    'a member of a group that has the role',
    ({ change, readerId }) =>
      change('POST', '/identity/resources/groups/v1/administrators/users', { userIds: [readerId] }),
  ],
]

describe('a person with a role by a group', () => {
  it.each(gifts)('gives the role to %s', async (_, give) => {
    const scene = await openWithGroup()
    expect((await give(scene)).status).toBeLessThan(300)
  })

  it('may create a role of the level of the group', async () => {
    const { change } = await openWithGroup()
    const role = { key: 'owner', name: 'Owner', description: '', level: 0, isDefault: false, permissions: [] }
    expect((await change('POST', '/identity/resources/roles/v1', role)).status).toBe(201)
  })

  it('has the permissions of the group in the list of users', async () => {
    const { get, tokenOf, id } = await openWithGroup()
    const { body } = await get('/identity/resources/users/v2?_limit=200', { token: await tokenOf(admin) })
    const rows: readonly { readonly id: string; readonly permissions: readonly { readonly key: string }[] }[] = Object(
      body['items'],
    )
    expect(rows.find((row) => row.id === id)?.permissions).toContainEqual(expect.objectContaining({ key: 'fe.*' }))
  })

  it.each([
    ['profile', '/identity/resources/users/v2/me'],
    ['authorization', '/identity/resources/users/v1/me/authorization'],
  ])('has the role in the own %s', async (_, path) => {
    const { get, tokenOf } = await openWithGroup()
    expect(namesIn((await get(path, { token: await tokenOf(admin) })).body)).toEqual(['Admin', 'Read Only'])
  })

  it('has the key of the role in the token', async () => {
    const { tokenOf, emulator, adminRole, roleId } = await openWithGroup()
    const keysOf = (ids: readonly string[]) =>
      emulator.snapshot().roles.flatMap(({ id, key }) => (ids.includes(id) ? key : []))
    const { roles } = decodeJwt<{ readonly roles: readonly string[] }>(await tokenOf(admin))
    expect(roles.toSorted()).toEqual(keysOf([adminRole, roleId('Read Only')]).toSorted())
  })

  it('has no role of the group where direct roles are edited and filtered', async () => {
    const { get, tokenOf, id, adminRole } = await openWithGroup()
    const token = await tokenOf(admin)
    const { body: list } = await get('/identity/resources/users/v2?_limit=200', { token })
    expect(namesIn(rowsIn(list).find((row) => row['id'] === id) ?? {})).toEqual(['Read Only'])
    const { body: filtered } = await get(`/identity/resources/users/v3?_limit=200&_roleIds=${adminRole}`, { token })
    expect(rowsIn(filtered).map((row) => row['id'])).not.toContain(id)
  })

  it('cannot be changed by a person of a lower level', async () => {
    const scene = await openWithGroup({ of: reader })
    // The administrator keeps the permissions, with a role of a lower level.
    scene.emulator.arrange((state) => {
      const keys = state.permissions.map(({ key }) => key)
      const { tenantId } = scene
      state.roles.push({
        id: 'desk',
        key: 'desk',
        name: 'Desk',
        description: '',
        level: 5,
        isDefault: false,
        tenantId,
        permissionKeys: keys,
      })
      const desk = state.users
        .find(({ email }) => email === admin)
        ?.memberships.find((one) => one.tenantId === tenantId)
      if (desk) desk.roleIds = ['desk']
    })
    const answer = await scene.change('PUT', '/team/resources/members/v1', { id: scene.readerId, name: 'Rita' })
    expect(answer).toMatchObject({ status: 403, body: { errorCode: 'ER-ROLE-LEVEL' } })
  })
})

type Row = Readonly<Record<string, unknown>>

const rowsIn = ({ items }: Row): readonly Row[] => (Array.isArray(items) ? items : [])

/** The names of the roles of an answer, in alphabetical order. */
function namesIn({ roles }: Row): readonly string[] {
  const names = Array.isArray(roles) ? roles.map((role) => String(Object(role).name)) : []
  return names.toSorted()
}

it('a group gives no level where the tenant has turned its roles off', async () => {
  const scene = await openWithGroup({ rolesEnabled: false })
  scene.emulator.arrange((state) => {
    const role = state.roles.find(({ id }) => id === scene.roleId('Read Only'))
    if (role) role.permissionKeys = state.permissions.map(({ key }) => key)
  })
  const body = { id: scene.readerId, roleIds: [scene.adminRole] }
  const answer = await scene.change('PUT', '/team/resources/members/v1', body)
  expect(answer).toMatchObject({ status: 403, body: { errorCode: 'ER-ROLE-LEVEL' } })
})
