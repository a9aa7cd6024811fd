import { describe, expect, it } from 'vitest'
import { type Answered, openScene } from '../../test/open-caller.ts'

const root = '/identity/resources/permissions/v1'

interface Row extends Readonly<Record<string, unknown>> {
  readonly id: string
  readonly key: string
  readonly name: string
  readonly categoryId: string
  readonly roleIds: readonly string[]
  readonly permissionIds: readonly string[]
}
const rowsIn = ({ body }: Answered): readonly Row[] => (Array.isArray(body) ? body : [])

async function openLists() {
  const scene = openScene()
  const token = await scene.tokenOf('admin@acme.test')
  const permissions = async () => rowsIn(await scene.get(root, { token }))
  const categories = async () => rowsIn(await scene.get(`${root}/categories`, { token }))
  const roles = async () => rowsIn(await scene.get('/identity/resources/roles/v1', { token }))
  const idOf = async (key: string) => (await permissions()).find((one) => one.key === key)?.id ?? ''
  const createRole = async (key: string) => {
    const fields = { key, name: key, description: '', isDefault: false, level: 3, permissions: [] }
    return String((await scene.post('/identity/resources/roles/v1', fields, { token })).body['id'])
  }
  const setRoles = async (key: string, roleIds: readonly string[]) =>
    scene.call('PUT', `${root}/${await idOf(key)}/roles`, { token, body: { roleIds } })
  const keysOf = (id: string) => scene.emulator.snapshot().roles.find((one) => one.id === id)?.permissionKeys
  return { ...scene, token, permissions, categories, roles, createRole, setRoles, keysOf }
}

describe('the permissions', () => {
  it('a permission has a name, a category that is listed, and an assignment', async () => {
    const { permissions, categories } = await openLists()
    const [rows, known] = [await permissions(), (await categories()).map(({ id }) => id)]
    expect(rows.length).toBeGreaterThan(100)
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
    expect(rows.filter(({ categoryId }) => !known.includes(categoryId))).toEqual([])
    expect(new Set(rows.map(({ assignmentType }) => assignmentType))).toEqual(
      new Set(['NEVER', 'ALWAYS', 'ASSIGNABLE']),
    )
    expect(rows.find(({ key }) => key === 'fe.secure.write.userApiTokens')).toMatchObject({
      name: 'Change user API tokens',
      categoryId: 'tokens',
      fePermission: true,
    })
  })

  it('name the roles that have them', async () => {
    const { permissions, roles } = await openLists()
    const idsOf = async (...keys: readonly string[]) =>
      (await roles()).filter(({ key }) => keys.includes(key)).map(({ id }) => id)
    const rows = await permissions()
    const holdersOf = (key: string) => rows.find((one) => one.key === key)?.roleIds
    expect(holdersOf('fe.*')).toEqual(await idsOf('Admin'))
    expect(holdersOf('fe.secure.write.users')).toEqual(await idsOf('Support', 'Editor'))
  })
})

describe('the categories', () => {
  it('hold every permission once, and none is empty', async () => {
    const { permissions, categories } = await openLists()
    const lists = (await categories()).map(({ permissionIds }) => permissionIds)
    expect(lists.filter((ids) => ids.length === 0)).toEqual([])
    expect(lists.flat().sort()).toEqual((await permissions()).map(({ id }) => id).sort())
  })
})

describe('the roles of a permission', () => {
  it('the roles of a permission are exactly those of the tenant that the call names', async () => {
    const { createRole, setRoles, keysOf } = await openLists()
    const [first, second] = [await createRole('first'), await createRole('second')]
    expect((await setRoles('fe.usage.read', [first])).body['roleIds']).toContain(first)
    await setRoles('fe.usage.read', [second])
    expect([keysOf(first), keysOf(second)]).toEqual([[], ['fe.usage.read']])
  })

  it('keep the built-in roles, named or not', async () => {
    const { setRoles, roles, keysOf } = await openLists()
    const readOnly = (await roles()).find(({ key }) => key === 'ReadOnly')?.id ?? ''
    expect((await setRoles('fe.usage.read', [])).status).toBe(200)
    expect((await setRoles('fe.usage.read', [readOnly])).status).toBe(200)
    expect(keysOf(readOnly)).toContain('fe.usage.read')
  })

  it.each([
    ['a built-in role without it', 'fe.secure.write.roles', 'Viewer', 403, 'ER-ROLE-BUILT-IN'],
    ['a role that is not there', 'fe.usage.read', 'none', 404, 'ER-NOT-FOUND'],
  ])('take no %s', async (_, permission, key, status, errorCode) => {
    const { setRoles, roles, createRole, keysOf } = await openLists()
    const own = await createRole('own')
    const id = (await roles()).find((one) => one.key === key)?.id ?? key
    expect(await setRoles(permission, [own, id])).toMatchObject({ status, body: { errorCode } })
    expect(keysOf(own)).toEqual([])
  })

  it('take no role of a tenant if no such role may have it', async () => {
    const { setRoles, createRole, keysOf } = await openLists()
    const own = await createRole('own')
    expect(await setRoles('fe.*', [own])).toMatchObject({
      status: 403,
      body: { errorCode: 'ER-PERMISSION-NOT-ASSIGNABLE' },
    })
    expect(keysOf(own)).toEqual([])
  })
})
