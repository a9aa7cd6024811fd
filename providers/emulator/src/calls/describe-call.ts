import { describedAs } from '../core/audit-descriptions.ts'
import type { Audit } from '../core/audit-records.ts'
import { directRoles } from '../core/roles.ts'
import type { CoreState } from '../core/state.ts'
import type { User } from '../core/users.ts'
import type { Body } from '../http/body.ts'
import { isRecord } from '../http/json.ts'

/** The parts of a call that its description reads. */
interface Asked {
  readonly operation: string
  readonly path: Readonly<Record<string, string>>
  readonly body: Body
  /** The tenant of the caller; `null` for a call without a token. */
  readonly tenantId: string | null
}

/** Describes a change for the audit log once it is made. Names are read before the change: it may remove them. */
export type DescribeCall = (by: Pick<Audit, 'severity'> & { readonly user: User | null }) => string | null

/** Makes the {@link DescribeCall} of a call. */
export function describeCall(state: CoreState, { operation, path, body, tenantId }: Asked): DescribeCall {
  const ids = [...Object.values(path), body['id'], body['userId']].filter((id) => typeof id === 'string')
  const thing = ids.length === 0 ? null : rowWith(state, ids)
  const person = state.users.find(({ id }) => id === thing?.['id'])
  const rolesNow = () => (person && tenantId ? directRoles(state, person, tenantId).map(({ name }) => name) : [])
  const before = rolesNow()
  const parent = thing?.['webhookId']
  const whole = typeof parent === 'string' ? rowWith(state, [parent]) : thing
  const name = labelOf(whole) ?? labelOf(body) ?? labelOf(path)
  return ({ severity, user }) =>
    describedAs(operation, {
      name: name ?? user?.name ?? '',
      thing: name ?? '',
      email: textIn(body['email']),
      count: [body['userIds'], body['roleIds']].find(Array.isArray)?.length ?? 0,
      severity,
      roles: [before, rolesNow()],
      rule: textIn(body['enforceMFAType']),
    })
}

/** A text as it is, anything else as none: an object may have a `toString` that is no function. */
function textIn(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** The row of any collection of the state that has one of the ids. */
function rowWith(state: CoreState, ids: readonly string[]): Readonly<Record<string, unknown>> | null {
  for (const rows of Object.values<unknown>({ ...state }))
    if (Array.isArray(rows)) {
      const found: unknown = rows.find((row) => isRecord(row) && ids.some((id) => id === row['id']))
      if (isRecord(found)) return found
    }
  return null
}

/** The name of a row, as people know it. */
function labelOf(row: Readonly<Record<string, unknown>> | null): string | null {
  const label = labels.map((name) => row?.[name]).find((value) => typeof value === 'string' && value !== '')
  return typeof label === 'string' ? label : null
}

const labels = ['name', 'displayName', 'connectionName', 'description', 'domain', 'ip', 'eventKey']
