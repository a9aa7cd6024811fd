import { malformed } from '@portico/headless/provider'
import { area } from '../calls/area.ts'
import { audited } from '../calls/audited.ts'
import type { Call } from '../calls/call.ts'
import type { Audit } from '../core/audit-records.ts'
import type { CoreState } from '../core/state.ts'
import type { Tenant } from '../core/tenants.ts'
import { isRecord } from '../http/json.ts'
import { auditsFound, auditsPage } from '../http/page.ts'
import { auditColumns } from './columns.ts'

/** The columns that a search reads. */
const searched = ['action', 'description', 'user', 'email', 'ip'] as const

/** The columns that the log sorts by. */
const sorted = ['createdAt', 'action', 'severity', 'user', 'email', 'ip'] as const

/** By this sign a spreadsheet reads the text as UTF-8: EF BB BF. */
const byteOrderMark = '\uFEFF'

/** A separator before a formula. Spaces and quotes between the two do not help. */
const behindSeparator = /([;|\t\v\f\r\n\x85\u2028\u2029])(?=(?:["']|[^\S\t\v\f\r\n\x85\u2028\u2029])*[=+\-@＝＋－＠])/gu

const columns = { search: searched, sort: sorted }

/** The audit log of a tenant, its counters and its export. */
export const audits = area({
  handlers: {
    listAudits: (call, { tenant }) => auditsPage(call.url, rowsFor(call, tenant), columns),

    getAuditStats: ({ state, now }, { tenant }) => {
      const since = (from: number) =>
        state.audits.filter(({ tenantId, createdAt }) => tenantId === tenant.id && Date.parse(createdAt) >= from)
      return {
        totalToday: since(now - (now % day)).length,
        severeThisWeek: since(now - 7 * day).filter(({ severity }) => severity === 'High').length,
      }
    },

    exportAudits: audited((call, { tenant }) => {
      const { path, body, url } = call
      if (!['csv', 'csv/v2'].includes(path['endpoint'] ?? '')) throw malformed('The audit log is exported as csv')
      const heads = headsIn(body['properties'])
      const rows = auditsFound(url, rowsFor(call, tenant), columns)
      const text = csvOf(
        heads.map(({ displayName }) => displayName),
        rows.map((row) => heads.map(({ name }) => cellText(Reflect.get(row, name)))),
      )
      const bytes = new TextEncoder().encode(text)
      return new Response(bytes, {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-length': String(bytes.length),
          'content-disposition': `attachment; filename="${fileName(url)}"`,
        },
      })
    }),
  },
})

/** The events of a tenant that the filters find, the newest of one moment first where the newest are asked for. */
function rowsFor({ state, url }: Call, tenant: Tenant) {
  const own = state.audits.filter(({ tenantId }) => tenantId === tenant.id).map((row) => auditAnswer(state, row))
  return filtered(url, url.searchParams.get('sortDirection') === 'asc' ? own : own.reverse())
}

interface Head {
  readonly name: string
  readonly displayName: string
}

function headsIn(properties: unknown): readonly Head[] {
  if (!Array.isArray(properties)) throw malformed('properties must be a list of columns')
  return properties.map((property) => {
    const { name, displayName } = isRecord(property) ? property : {}
    if (typeof name !== 'string' || typeof displayName !== 'string') throw malformed('A column has no name')
    return { name, displayName }
  })
}

function cellText(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function fileName({ searchParams }: URL): string {
  return (searchParams.get('outputFileName') ?? 'audits.csv').replace(/[^\w.-]/g, '_')
}

const day = 86_400_000

/**
 * A table as CSV behind a byte order mark, with a line break at its end. A text that a spreadsheet would run as a formula begins
 * with an apostrophe.
 *
 * @see RFC 4180; OWASP ASVS 1.2.10
 */
export function csvOf(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [heads, ...rows].map((cells) => `${cells.map(cellOf).join(',')}\r\n`)
  return `${byteOrderMark}${lines.join('')}`
}

function cellOf(text: string): string {
  const safe = harmless(text)
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * A spreadsheet runs a text that begins like a formula, so it gets an apostrophe. Where semicolons or tabs separate lists, a
 * new cell begins behind them, and a new row behind each line break.
 */
function harmless(text: string): string {
  const inside = text.replace(behindSeparator, "$1'")
  return /^(?:[\t\r\n]|["'\s]*[=+\-@＝＋－＠])/u.test(inside) ? `'${inside}` : inside
}

/** The rows that every column filter of a query finds. A filter is a parameter that is named after its column. */
function filtered({ searchParams }: URL, rows: readonly AuditAnswer[]): readonly AuditAnswer[] {
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
function auditAnswer({ vendor }: Pick<CoreState, 'vendor'>, row: Audit) {
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
