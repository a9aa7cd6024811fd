import type { Client } from '../../client/index.ts'
import { rowsIn } from '../../core/lists/rows-in.ts'
import type { Shape } from '../../core/shape.ts'
import type { components } from '../../http/contract.gen.ts'
import type { LoginSession } from './types.ts'

/** The types of the members of {@link LoginSession}. */
const loginSessionShape: Shape<LoginSession> = {
  id: 'string',
  isCurrent: 'flag',
  userAgent: 'text',
  ipAddress: 'text',
  createdAt: 'text',
  isImpersonated: 'flag',
}

/** The rows of the provider's answer, the newest first. */
export function rowsOf(client: Client, sessions: readonly Session[]): readonly LoginSession[] {
  return rowsIn(client, sessions, rowOf, loginSessionShape).toSorted((one, other) =>
    other.createdAt.localeCompare(one.createdAt),
  )
}

type Session = components['schemas']['Session']

function rowOf(session: Session): LoginSession {
  const { id, current = false, userAgent = '', ipAddress = '', createdAt = '', impersonated = false } = session
  return { id, isCurrent: current, userAgent, ipAddress, createdAt, isImpersonated: impersonated }
}
