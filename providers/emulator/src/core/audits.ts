import { callerAddress } from '../http/caller-address.ts'
import type { Audit } from './audit-records.ts'
import { drawId } from './random.ts'
import type { CoreState } from './state.ts'
import type { User } from './users.ts'

/** An entry for the audit log. */
export interface AuditEntry {
  readonly user: User | null
  /** The name of an actor who is no user, such as a directory. Default: none. */
  readonly actor?: string
  readonly tenantId: string
  readonly severity: Audit['severity']
  /** The operation of the contract. */
  readonly action: string
  /** The change in words. Default: the action as a sentence. */
  readonly description?: string | null
  readonly now: number
  readonly request: Request
}

/** Adds a row to the audit log and returns it. Drops the oldest ones above the limit. */
export function recordAudit(state: CoreState, entry: AuditEntry): Audit {
  const { user, actor = '', tenantId, severity, action, now, request, description } = entry
  const { method, url, headers } = request
  const row: Audit = {
    id: drawId(state),
    tenantId,
    vendorId: state.vendor.id,
    userId: user?.id ?? null,
    user: user?.name ?? actor,
    email: user?.email ?? '',
    ip: callerAddress(request),
    userAgent: (headers.get('user-agent') ?? '').slice(0, longestUserAgent),
    action,
    description: description ?? sentenceOf(action),
    severity,
    // Query and body are left out: both may hold secrets.
    json: { operation: action, method, path: new URL(url).pathname },
    createdAt: new Date(now).toISOString(),
  }
  state.audits.push(row)
  if (state.audits.length > mostAudits) state.audits.splice(0, state.audits.length - mostAudits)
  return row
}

const mostAudits = 10_000
const longestUserAgent = 512

/** `updateMfaPolicy` as "Update mfa policy". */
function sentenceOf(action: string): string {
  const words = action.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
