import type { CoreState } from '../core/state.ts'
import { type Tenant, tenantsBelow } from '../core/tenants.ts'
import { isRecord } from '../http/json.ts'
import { endSession } from '../session/end-session.ts'
import { removeMember } from '../users/remove-member.ts'

/** Removes an account and all below it, with their members, sessions and records. The people and the audit log stay. */
export function removeAccount(state: CoreState, top: Tenant): void {
  const gone = tenantsBelow(state, top)
  const isGone = new Set(gone.map(({ id }) => id))
  for (const user of state.users) for (const tenant of gone) removeMember(state, user, tenant)
  for (const session of state.sessions) if (isGone.has(session.tenantId)) endSession(state, session, 'revoked')
  for (const [name, value] of Object.entries(state))
    if (!kept.includes(name) && Array.isArray(value))
      Reflect.set(
        state,
        name,
        value.filter((row) => !belongsTo(row, isGone)),
      )
  state.tenants = state.tenants.filter(({ id }) => !isGone.has(id))
}

/** Each area names the account of a record in the same way. */
function belongsTo(row: unknown, tenantIds: ReadonlySet<string>): boolean {
  return isRecord(row) && typeof row['tenantId'] === 'string' && tenantIds.has(row['tenantId'])
}

/** A session that has ended names the account where it was. */
const kept: readonly string[] = ['audits', 'sessions', 'users', 'tenants']
