import type { Audit } from '../core/audit-records.ts'
import type { CoreState } from '../core/state.ts'
import { malformed } from '../http/errors.ts'
import { isRecord } from '../http/json.ts'
import { auditColumns } from './columns.ts'

/** The columns that a search reads. */
export const searched = ['action', 'description', 'user', 'email', 'ip'] as const

/** The columns that the log sorts by. */
export const sorted = ['createdAt', 'action', 'severity', 'user', 'email', 'ip'] as const

/** The rows that every column filter of a query finds. A filter is a parameter that is named after its column. */
export function filtered({ searchParams }: URL, rows: readonly AuditAnswer[]): readonly AuditAnswer[] {
  const tests = auditColumns.flatMap(({ name, type, filterable }) => {
    const value = searchParams.get(name)
    return filterable && value ? [testOf(name, type, value)] : []
  })
  return rows.filter((row) => tests.every((test) => test(row)))
}

function testOf(name: string, type: string, value: string): (row: AuditAnswer) => boolean {
  const textOf = (row: AuditAnswer) => String(Reflect.get(row, name) ?? '')
  if (type === 'Timestamp') {
    const { from, until } = readInterval(name, value)
    return (row) => {
      const time = Date.parse(textOf(row))
      return time >= from && time < until
    }
  }
  if (type === 'Severity') return (row) => textOf(row) === value
  const wanted = value.trim().toLowerCase()
  return (row) => textOf(row).toLowerCase().includes(wanted)
}

/** An interval of times (ISO 8601). Its start is included, its end is not; `..` is open. */
function readInterval(name: string, text: string): { readonly from: number; readonly until: number } {
  const [start, end, ...more] = text.split('/')
  const from = start === '..' ? Number.NEGATIVE_INFINITY : Date.parse(start ?? '')
  const until = end === '..' ? Number.POSITIVE_INFINITY : Date.parse(end ?? '')
  if (more.length > 0 || Number.isNaN(from) || Number.isNaN(until)) throw malformed(`${name} must be an interval`)
  return { from, until }
}

/** A row of the audit log as the contract shows it. Members that an old row lacks are empty. */
export function auditAnswer({ vendor }: Pick<CoreState, 'vendor'>, row: Audit) {
  const { id, tenantId, userId, action, severity, createdAt } = row
  const { vendorId = vendor.id, user = '', email = '', ip = '', userAgent = '', description = '', json } = row
  return {
    _id: id,
    tenantId,
    vendorId,
    action,
    severity,
    createdAt,
    user,
    email,
    ip,
    userAgent,
    description,
    ...(json !== undefined && { json }),
    ...(userId !== null && { actorId: userId }),
    ...objectOf(json),
  }
}

/** A row of the audit log as the contract shows it. */
type AuditAnswer = ReturnType<typeof auditAnswer>

/** The thing that a call changed, as its path names it. */
function objectOf(json: unknown): { readonly objectType?: string; readonly objectId?: string } {
  const path = isRecord(json) && typeof json['path'] === 'string' ? json['path'] : ''
  const [, kind, objectId] = /\/(users|groups|roles)(?:\/v\d+)?\/([\da-f]{8}-[\da-f-]{27})(?:\/|$)/.exec(path) ?? []
  return kind && objectId ? { objectType: kind.slice(0, -1), objectId } : {}
}
