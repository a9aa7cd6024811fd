import { describe, expect, it } from 'vitest'
import { personIn, type Scene } from '../../test/open-caller.ts'
import { newRole, openWithRole, permissionOf, roleOf, root } from '../../test/open-roles.ts'

describe('each operation', () => {
  const operations: readonly (readonly [
    string,
    string,
    string,
    (scene: Scene, path: string) => readonly [string, string, object?],
  ])[] = [
    ['listRoles', 'fe.secure.read.roles', '', () => ['GET', root]],
    ['createRole', 'fe.secure.write.roles', 'High', () => ['POST', root, { ...newRole, key: 'other', name: 'Other' }]],
    [
      'createRoleV2',
      'fe.secure.write.roles',
      'High',
      (scene) => {
        const { permissions: permissionIds, ...body } = { ...newRole, key: 'other', name: 'Other' }
        return [
          'POST',
          '/identity/resources/roles/v2',
          { ...body, permissionIds, baseRoleId: roleOf(scene, 'Viewer').id },
        ]
      },
    ],
    ['updateRole', 'fe.secure.write.roles', 'Info', (_, path) => ['PATCH', path, { name: 'Manager' }]],
    ['deleteRole', 'fe.secure.delete.roles', 'High', (_, path) => ['DELETE', path]],
    [
      'setRolePermissions',
      'fe.secure.write.roles',
      'High',
      (_, path) => ['PUT', `${path}/permissions`, { permissionIds: [] }],
    ],
    ['listPermissions', 'fe.secure.read.permissions', '', () => ['GET', '/identity/resources/permissions/v1']],
    [
      'listPermissionCategories',
      'fe.secure.read.permissions',
      '',
      () => ['GET', '/identity/resources/permissions/v1/categories'],
    ],
    [
      'setPermissionRoles',
      'fe.secure.write.permissions',
      'High',
      (scene) => [
        'PUT',
        `/identity/resources/permissions/v1/${permissionOf(scene, 'fe.usage.read').id}/roles`,
        { roleIds: [] },
      ],
    ],
  ]

  it.each(operations)('%s is refused without %s, and writes nothing', async (_, permission, _severity, requestOf) => {
    const scene = await openWithRole()
    const token = await scene.tokenOf('admin@acme.test')
    scene.emulator.permissions.revoke(permission, {
      tenantId: personIn(scene.emulator, 'admin@acme.test').activeTenantId,
    })
    const before = scene.emulator.snapshot()
    const [method, path, body] = requestOf(scene, scene.path)
    const answer = await scene.call(method, path, { token, ...(body && { body }) })
    expect(answer).toMatchObject({
      status: 403,
      body: { errorCode: 'ER-FORBIDDEN', errors: [expect.stringContaining(permission)] },
    })
    expect(scene.emulator.snapshot()).toEqual(before)
  })

  it.each(operations)(
    '%s is allowed by %s, and audited if it changes something',
    async (operation, permission, severity, requestOf) => {
      const scene = await openWithRole()
      const { emulator } = scene
      const reader = personIn(emulator, 'reader@acme.test')
      const tenantId = reader.activeTenantId
      emulator.arrange(({ roles }) => {
        for (const role of roles) if (role.tenantId) role.level = 9
      })
      emulator.permissions.grant(permission, { tenantId, userId: reader.id })
      const token = await scene.tokenOf(reader.email)
      const headers = { 'user-agent': 'Test' }
      const before = emulator.snapshot().audits.length
      const [method, path, body] = requestOf(scene, scene.path)
      const sent = body && 'level' in body ? { ...body, level: 9 } : body
      expect((await scene.call(method, path, { token, headers, ...(sent && { body: sent }) })).status).toBeLessThan(300)
      const rows = emulator.snapshot().audits.slice(before)
      const json = { operation, method, path: expect.stringContaining(path) }
      const row = {
        action: operation,
        severity,
        tenantId,
        userId: reader.id,
        user: reader.name,
        email: reader.email,
        json,
        ip: expect.any(String),
        userAgent: 'Test',
        description: expect.stringMatching(/^[A-Z]/),
        id: expect.any(String),
        vendorId: expect.any(String),
        createdAt: expect.stringMatching(/^2026-/),
      }
      expect(rows).toEqual(severity === '' ? [] : [row])
    },
  )
})
