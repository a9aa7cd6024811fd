import { callerAddress } from '../http/caller-address.ts'
import { drawId } from './random.ts'
import type { Audit } from './records.ts'
import type { State, User } from './types.ts'

/** What was done, by whom, in which tenant, by which call. */
export interface Recorded {
  readonly user: User | null
  readonly tenantId: string
  readonly severity: Audit['severity']
  /** The operation of the contract. */
  readonly action: string
  /** In epoch milliseconds. */
  readonly now: number
  readonly request: Request
}

/** Adds a row to the audit log. The oldest rows give way once there are too many. */
export function recordAudit(state: State, { user, tenantId, severity, action, now, request }: Recorded): void {
  const { method, url, headers } = request
  state.audits.push({
    id: drawId(state),
    tenantId,
    vendorId: state.vendor.id,
    userId: user?.id ?? null,
    user: user?.name ?? '',
    email: user?.email ?? '',
    ip: callerAddress(request),
    userAgent: (headers.get('user-agent') ?? '').slice(0, longestUserAgent),
    action,
    description: inWords(action),
    severity,
    // Neither the query nor the body: both may hold secrets.
    json: { operation: action, method, path: new URL(url).pathname },
    createdAt: new Date(now).toISOString(),
  })
  if (state.audits.length > mostAudits) state.audits.splice(0, state.audits.length - mostAudits)
}

const mostAudits = 10_000
const longestUserAgent = 512

/** `updateMfaPolicy` as "Update mfa policy". */
function inWords(action: string): string {
  const words = action.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
