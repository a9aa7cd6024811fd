import { isRecord } from '../../core/record.ts'
import type { User } from '../../session/index.ts'
import type { Actor } from './types.ts'

/** Who acts as this user, by the claim `act` of their token (RFC 8693); `null` where they do so themselves. */
export function actorOf(user: User | null): Actor | null {
  const act = user?.claims['act']
  if (!isRecord(act) || typeof act['sub'] !== 'string') return null
  const [name, email] = [act['name'], act['email']]
  return { id: act['sub'], name: typeof name === 'string' ? name : typeof email === 'string' ? email : '' }
}
