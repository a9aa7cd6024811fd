import { missing, Refusal } from '@portico/headless/provider'
import type { Call } from '../../calls/call.ts'
import { drawId } from '../../core/random.ts'
import { refuseAbove } from '../../core/role-levels.ts'
import { rolesFor } from '../../core/roles.ts'
import { text, texts } from '../../http/body.ts'
import { shownName } from '../../http/shown-name.ts'
import type { Holder } from '../../tokens/authenticate.ts'
import type { SsoConnection, SsoGroup } from '../records.ts'

/** The roles in a body: those of the tenant, up to the level of the caller. Roles that the connection has may stay. */
export function roleIdsIn(call: Call, holder: Holder, former: readonly string[] = []): string[] {
  const ids = [...new Set(texts(call.body, 'roleIds'))]
  const roles = rolesFor(call.state, holder.tenant.id).filter(({ id }) => ids.includes(id))
  if (roles.length < ids.length) throw missing('A role')
  refuseAbove(
    call,
    holder,
    roles.filter(({ id }) => !former.includes(id)),
  )
  return ids
}

/** Adds the group of a body with its roles. */
export function addGroup(call: Call, holder: Holder, connection: SsoConnection): SsoGroup {
  const { groups = [] } = connection
  const name = nameIn(call, groups)
  const roleIds = call.body['roleIds'] === undefined ? [] : roleIdsIn(call, holder)
  const group = { id: drawId(call.state), group: name, roleIds }
  connection.groups = [...groups, group]
  return group
}

/** Changes the group of an id. */
export function changeGroup(call: Call, holder: Holder, connection: SsoConnection, id: string | undefined): void {
  const group = groupIn(connection, id)
  const others = (connection.groups ?? []).filter((one) => one !== group)
  const changed = { group: nameIn(call, others), roleIds: roleIdsIn(call, holder, group.roleIds) }
  Object.assign(group, changed)
}

/** Removes the group of an id. */
export function removeGroup(connection: SsoConnection, id: string | undefined): void {
  const group = groupIn(connection, id)
  connection.groups = (connection.groups ?? []).filter((one) => one !== group)
}

function groupIn({ groups = [] }: SsoConnection, id: string | undefined): SsoGroup {
  const group = groups.find((one) => one.id === id)
  if (group) return group
  throw missing('The group')
}

function nameIn({ body }: Call, others: readonly SsoGroup[]): string {
  const name = shownName(text(body, 'group'))
  if (name === '') throw new Refusal(400, 'ER-SSO-GROUP-INVALID', 'Enter the name of a group')
  if (others.every(({ group }) => group !== name)) return name
  throw new Refusal(409, 'ER-SSO-GROUP-EXISTS', 'This group has roles already. Change those')
}
