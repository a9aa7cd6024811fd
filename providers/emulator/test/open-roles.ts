import { type Answered, openScene, type Scene, textOf } from './open-caller.ts'

/** The address of roles. */
export const root = '/identity/resources/roles/v1'
/** The texts of a role. */
export const fields = { key: 'site-manager', name: 'Site manager', description: 'Runs one warehouse', isDefault: false }
/** The body of a new role. */
export const newRole = { ...fields, level: 2, permissions: [] }

/** A scene with the token of a person. */
export async function openAs(email = 'admin@acme.test') {
  const scene = openScene()
  return { ...scene, token: await scene.tokenOf(email) }
}

/** A role at the provider. */
export const roleOf = ({ emulator }: Scene, key: string) => {
  const role = emulator.snapshot().roles.find((one) => one.key === key)
  if (role) return role
  throw new Error(`There is no role ${key}`)
}
/** A permission at the provider. */
export const permissionOf = ({ emulator }: Scene, key: string) => {
  const permission = emulator.snapshot().permissions.find((one) => one.key === key)
  if (permission) return permission
  throw new Error(`There is no permission ${key}`)
}
/** The rows of an answer. */
export const rowsIn = ({ body }: Answered): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(body) ? body : []

/** Gives a person a role instead of those in the active tenant. */
export function giveRole({ emulator }: Scene, email: string, roleId: string) {
  emulator.arrange(({ users }) => {
    const user = users.find((one) => one.email === email)
    const membership = user?.memberships.find(({ tenantId }) => tenantId === user.activeTenantId)
    if (membership) membership.roleIds = [roleId]
  })
}

/** A scene with a role of the tenant. */
export async function openWithRole(permissions: readonly string[] = []) {
  const scene = await openAs()
  const ids = permissions.map((key) => permissionOf(scene, key).id)
  const { token } = scene
  const id = textOf(await scene.post(root, { ...newRole, permissions: ids }, { token }), 'id')
  return { ...scene, id, path: `${root}/${id}` }
}
