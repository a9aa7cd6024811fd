import { isRecord } from '../../core/record.ts'
import type { User } from '../../session/index.ts'
import { actorIdOf } from '../../session/user.ts'
import type { Actor } from './types.ts'

/** The actor behind the user, from the `act` claim (RFC 8693), or `null` without impersonation. */
export function actorOf(user: User | null): Actor | null {
  const id = user && actorIdOf(user)
  const act = user?.claims['act']
  if (!id || !isRecord(act)) return null
  const [name, email] = [act['name'], act['email']]
  return { id, name: typeof name === 'string' ? name : typeof email === 'string' ? email : '' }
}
