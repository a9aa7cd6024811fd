import { type ApiToken, apiTokenRecords } from '../api-tokens/records.ts'
import { drawBytes, drawId } from '../core/random.ts'
import type { Tenant } from '../core/tenants.ts'
import { beginning } from '../core/tenants.ts'
import type { User } from '../core/users.ts'
import { base64url } from '../crypto/base64url.ts'
import { digest } from '../crypto/password-hash.ts'
import type { State } from './state.ts'

/**
 * Gives the demo client credentials of a tenant and of a user. Their secrets are not kept. The ids come from a sequence
 * of their own, so ids drawn later stay the same.
 */
export function apiTokenDemo(state: State, { id: tenantId }: Tenant, { id: userId }: User, now: number): void {
  const numbers = { random: (state.random ^ 0x70ce25) >>> 0 }
  apiTokenRecords.of(state).apiTokens = demoTokens.map(({ description, level, role, monthsLeft }) => ({
    id: drawId(numbers),
    kind: 'clientCredentials',
    level,
    tenantId,
    userId,
    description,
    secretHash: digest(base64url(drawBytes(numbers, 32))),
    roleIds: state.roles.filter(({ key }) => key === role).map(({ id }) => id),
    createdAt: beginning,
    expiresAt: monthsLeft === undefined ? null : startOfMonth(now, monthsLeft),
  }))
}

interface DemoToken {
  readonly description: string
  readonly level: ApiToken['level']
  readonly role?: string
  /** Default: never expires. */
  readonly monthsLeft?: number
}

const demoTokens: readonly DemoToken[] = [
  { description: 'Nightly export', level: 'tenant', role: 'ReadOnly' },
  { description: 'CI deploy', level: 'tenant', role: 'Editor', monthsLeft: 3 },
  { description: 'Laptop script', level: 'user' },
]

/** A whole month, so that seeds of about the same time are equal. */
function startOfMonth(now: number, monthsLater: number): string {
  const date = new Date(now)
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + monthsLater)).toISOString()
}
