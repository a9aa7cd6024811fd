import { describe, expect, it } from 'vitest'
import { openScene, personIn } from '../../test/open-caller.ts'
import type { State } from '../state/state.ts'

const admin = 'admin@acme.test'
const reader = 'reader@acme.test'

/** The scene of the only administrator of Acme, whose rights come as `arrange` makes them. */
async function open(arrange: (state: State, ids: Ids) => void = () => {}) {
  const scene = openScene()
  const { id: adminId, activeTenantId: tenantId } = personIn(scene.emulator, admin)
  const roleId = (key: string) => scene.emulator.snapshot().roles.find((one) => one.key === key)?.id ?? ''
  const ids = { adminId, tenantId, readerId: personIn(scene.emulator, reader).id, adminRole: roleId('Admin'), roleId }
  scene.emulator.arrange((state) => {
    // The groups of the demo would give the rights as well.
    state.groups = []
    arrange(state, ids)
  })
  const token = await scene.tokenOf(admin)
  const change = (method: string, path: string, body: unknown) => scene.call(method, path, { token, body })
  return { ...scene, ...ids, change }
}

interface Ids {
  readonly adminId: string
  readonly readerId: string
  readonly tenantId: string
  readonly adminRole: string
  readonly roleId: (key: string) => string
}

/** The administrator has the roles of a group alone. */
function byGroup(state: State, { adminId, tenantId, adminRole }: Ids): void {
  setRoles(state, adminId, tenantId, [])
  state.groupConfigurations = [{ tenantId, enabled: true, rolesEnabled: true }]
  state.groups.push({
    id: 'admins',
    tenantId,
    name: 'Admins',
    description: '',
    color: '',
    metadata: '{}',
    managedBy: 'frontegg',
    roleIds: [adminRole],
    userIds: [adminId],
  })
}

/** The administrator has a role of the tenant alone, with every permission. */
function byOwnRole(state: State, { adminId, tenantId }: Ids): void {
  const permissionKeys = state.permissions.map(({ key }) => key)
  state.roles.push({
    id: 'owner',
    key: 'owner',
    name: 'Owner',
    description: '',
    level: 0,
    isDefault: false,
    tenantId,
    permissionKeys,
  })
  setRoles(state, adminId, tenantId, ['owner'])
}

function setRoles(state: State, userId: string, tenantId: string, roleIds: readonly string[]): void {
  for (const user of state.users)
    for (const membership of user.id === userId ? user.memberships : [])
      if (membership.tenantId === tenantId) membership.roleIds = [...roleIds]
}

type Opened = Awaited<ReturnType<typeof open>>
type Way = readonly [
  name: string,
  arrange: Parameters<typeof open>[0],
  call: (scene: Opened) => readonly [string, string, unknown],
]

const ways: readonly Way[] = [
  ['no role at all', undefined, ({ adminId }) => ['PUT', '/team/resources/members/v1', { id: adminId, roleIds: [''] }]],
  [
    'a lower role',
    undefined,
    ({ adminId, roleId }) => ['PUT', '/team/resources/members/v1', { id: adminId, roleIds: [roleId('Editor')] }],
  ],
  [
    'no role, set from the account above',
    undefined,
    ({ adminId, tenantId }) => [
      'PATCH',
      `/identity/resources/sub-tenants/users/v1/${adminId}/roles`,
      { subTenantsRoles: [{ tenantId, roleIds: [] }] },
    ],
  ],
  [
    'the role taken from the account above',
    undefined,
    ({ adminId, tenantId, adminRole }) => [
      'DELETE',
      `/identity/resources/sub-tenants/users/v1/${adminId}/roles`,
      { subTenantsRoles: [{ tenantId, roleIds: [adminRole] }] },
    ],
  ],
  ['the group removed', byGroup, () => ['DELETE', '/identity/resources/groups/v1/admins', {}]],
  [
    'the group left',
    byGroup,
    ({ adminId }) => ['DELETE', '/identity/resources/groups/v1/admins/users', { userIds: [adminId] }],
  ],
  [
    'the roles of the group removed',
    byGroup,
    ({ adminRole }) => ['DELETE', '/identity/resources/groups/v1/admins/roles', { roleIds: [adminRole] }],
  ],
  [
    'roles by groups switched off',
    byGroup,
    () => ['POST', '/identity/resources/groups/v1/config', { rolesEnabled: false }],
  ],
  ['the own role removed', byOwnRole, () => ['DELETE', '/identity/resources/roles/v1/owner', {}]],
  ['the own role with a lower rank', byOwnRole, () => ['PATCH', '/identity/resources/roles/v1/owner', { level: 5 }]],
  [
    'the own role without permissions',
    byOwnRole,
    () => ['PUT', '/identity/resources/roles/v1/owner/permissions', { permissionIds: [] }],
  ],
]

describe('the last administrator of a tenant', () => {
  it.each(ways)('keeps the rights: %s is refused, and changes nothing', async (_, arrange, callOf) => {
    const scene = await open(arrange)
    const before = scene.emulator.snapshot()
    const { status, body } = await scene.change(...callOf(scene))
    expect([status, body['errorCode']]).toEqual([409, 'ER-LAST-ADMINISTRATOR'])
    expect(scene.emulator.snapshot()).toEqual(before)
  })

  it.each(ways)('loses them beside another administrator: %s', async (_, arrange, callOf) => {
    const scene = await open((state, ids) => {
      arrange?.(state, ids)
      setRoles(state, ids.readerId, ids.tenantId, [ids.adminRole])
    })
    expect((await scene.change(...callOf(scene))).status).toBeLessThan(300)
  })

  it.each<readonly [string, Partial<State['users'][number]> | null, object]>([
    ['is disabled', null, { isDisabled: true }],
    ['has access until a day', null, { accessEndsAt: '2027-01-01T00:00:00.000Z' }],
    ['is locked', { isLocked: true }, {}],
    ['was invited and never signed in', { verified: false, lastLogin: null }, {}],
  ])('a second administrator who %s does not count', async (_, user, membership) => {
    const scene = await open((state, ids) => {
      setRoles(state, ids.readerId, ids.tenantId, [ids.adminRole])
      for (const one of state.users) {
        if (one.id !== ids.readerId) continue
        Object.assign(one, user)
        for (const own of one.memberships) Object.assign(own, membership)
      }
    })
    const body = { id: scene.adminId, roleIds: [scene.roleId('Editor')] }
    expect(await scene.change('PUT', '/team/resources/members/v1', body)).toMatchObject({
      body: { errorCode: 'ER-LAST-ADMINISTRATOR' },
    })
  })

  it('another user who may end access, but not give it, cannot end that of the last administrator', async () => {
    const scene = await open((state, ids) => {
      byOwnRole(state, ids)
      setRoles(state, ids.adminId, ids.tenantId, [ids.adminRole])
      // The reader may end the access of others, and manages no roles.
      const keys = ['fe.secure.delete.users', 'fe.secure.write.enableDisable', 'fe.secure.write.users']
      for (const role of state.roles) if (role.id === 'owner') role.permissionKeys = keys
      setRoles(state, ids.readerId, ids.tenantId, ['owner'])
    })
    const token = await scene.tokenOf(reader)
    const { adminId } = scene
    const calls = [
      ['DELETE', `/team/resources/members/v1/${adminId}`, {}],
      ['POST', `/identity/resources/tenants/users/v1/${adminId}/disable`, {}],
      ['PUT', `/identity/resources/users/temporary/v1/${adminId}`, { expirationInSeconds: 60 }],
    ] as const
    for (const [method, path, body] of calls) {
      expect(await scene.call(method, path, { token, body })).toMatchObject({
        body: { errorCode: 'ER-LAST-ADMINISTRATOR' },
      })
    }
    expect((await scene.get('/identity/resources/users/v2/me', { token: await scene.tokenOf(admin) })).status).toBe(200)
  })
})
