import { describe, expect, it } from 'vitest'
import { type App, openApp, until } from '../../../../test/open-app.ts'
import { rolesFeature } from '../roles/feature.ts'
import { permissionsFeature } from './feature.ts'

const me = 'admin@acme.test'
const stateOf = ({ client }: App) => client.get(permissionsFeature).getSnapshot()
const rowOf = (app: App, key: string) => stateOf(app).rows.find((row) => row.key === key)

async function openList() {
  const app = await openApp({ signedInAs: me })
  app.client.get(permissionsFeature).subscribe(() => {})
  await until(() => stateOf(app).status === 'ready')
  return app
}

async function createRole(app: App) {
  const input = { key: 'own', name: 'Own', description: '', level: 3, isDefault: false, permissions: [] }
  const outcome = await app.client.get(rolesFeature).actions.create(input)
  return outcome.ok ? outcome.value : ''
}

describe('the list of permissions', () => {
  it('comes with the categories, and has their names in their order', async () => {
    const app = await openList()
    const names = [...new Set(stateOf(app).rows.map(({ categoryName }) => categoryName))]
    expect(names.slice(0, 3)).toEqual(['Users', 'Roles', 'Groups'])
    const called = app.called().filter((operation) => operation.startsWith('listPermission'))
    expect(called.sort()).toEqual(['listPermissionCategories', 'listPermissions'])
  })

  it('the list of permissions has every member of a permission', async () => {
    const app = await openList()
    expect(rowOf(app, 'fe.secure.read.users')).toEqual({
      id: expect.any(String),
      key: 'fe.secure.read.users',
      name: 'See users',
      description: '',
      categoryId: 'users',
      categoryName: 'Users',
      isFrontEnd: true,
      roleIds: expect.arrayContaining([expect.any(String)]),
      assignment: 'always',
    })
  })

  it('a permission of an unknown category is the last in the list, without a category name', async () => {
    const app = await openList()
    app.provider.emulator.arrange((state) => {
      state.permissions.unshift({ id: 'x', key: 'app.x', name: 'X', categoryId: 'gone' })
    })
    await stateOf(app).load()
    expect(stateOf(app).rows.at(-1)).toMatchObject({ id: 'x', categoryName: '', assignment: 'assignable' })
  })

  it('reads again after a change of a role', async () => {
    const app = await openList()
    const id = await createRole(app)
    const permissionId = rowOf(app, 'fe.usage.read')?.id ?? ''
    await app.client.get(rolesFeature).actions.setPermissions({ id, permissions: [permissionId] })
    await until(() => rowOf(app, 'fe.usage.read')?.roleIds.includes(id) ?? false)
  })
})

describe('the roles of a permission', () => {
  it('change at once, and at the provider', async () => {
    const app = await openList()
    const id = await createRole(app)
    const before = rowOf(app, 'fe.usage.read')
    const permission = before?.id ?? ''
    const setting = stateOf(app).setRoles({ id: permission, roleIds: [...(before?.roleIds ?? []), id] })
    expect(rowOf(app, 'fe.usage.read')?.roleIds).toContain(id)
    expect((await setting).ok).toBe(true)
    expect(app.provider.emulator.snapshot().roles.at(-1)?.permissionKeys).toEqual(['fe.usage.read'])
  })

  it('return if the provider refuses', async () => {
    const app = await openList()
    const id = await createRole(app)
    await until(() => stateOf(app).status === 'ready')
    const before = rowOf(app, 'fe.*')
    const outcome = await stateOf(app).setRoles({ id: before?.id ?? '', roleIds: [id] })
    expect(outcome).toMatchObject({ ok: false, error: { code: 'ER-PERMISSION-NOT-ASSIGNABLE', status: 403 } })
    expect(rowOf(app, 'fe.*')?.roleIds).toEqual(before?.roleIds)
  })
})
