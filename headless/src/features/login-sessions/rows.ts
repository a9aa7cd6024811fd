import type { components } from '../../http/contract.gen.ts'
import type { LoginSession } from './types.ts'

/** The rows of the provider's answer, the newest first. */
export function rowsOf(sessions: readonly components['schemas']['Session'][]): readonly LoginSession[] {
  return sessions.map(rowOf).sort((one, other) => other.createdAt.localeCompare(one.createdAt))
}

function rowOf(session: components['schemas']['Session']): LoginSession {
  const { id, current = false, userAgent = '', ipAddress = '', createdAt = '', impersonated = false } = session
  return { id, isCurrent: current, userAgent, ipAddress, createdAt, isImpersonated: impersonated }
}
