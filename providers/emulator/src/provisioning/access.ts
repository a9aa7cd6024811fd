import type { CoreState } from '../core/state.ts'
import type { Tenant } from '../core/tenants.ts'
import type { User } from '../core/users.ts'
import { isRecord, readJson } from '../http/json.ts'
import { endSessionsOf } from '../session/end-session.ts'
import { provisioningRecords, type ScimConnection } from './records.ts'

/**
 * Gives or takes the access of a person of a directory. There is none if the directory is kept as a copy alone, or has
 * deactivated the person.
 */
export function setDirectoryAccess(
  state: CoreState,
  user: User,
  tenant: Pick<Tenant, 'id'>,
  connection: ScimConnection,
): void {
  const membership = user.memberships.find(({ tenantId }) => tenantId === tenant.id)
  if (!membership) return
  if (connection.syncToUserManagement && isActive(state, user, connection)) {
    delete membership.isDisabled
    return
  }
  membership.isDisabled = true
  endSessionsOf(state, user.id, tenant.id)
}

function isActive(state: CoreState, { id }: User, connection: ScimConnection): boolean {
  const { scimDocuments } = provisioningRecords.of(state)
  const document = scimDocuments.find(
    (one) => one.connectionId === connection.id && one.kind === 'User' && one.id === id,
  )
  const content = readJson(document?.content ?? '{}')
  return !isRecord(content) || content['active'] !== false
}
