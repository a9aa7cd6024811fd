import type { components } from '../../http/contract.gen.ts'
import type { SessionPolicy } from './types.ts'

/** The policy from an API response. A limit that is off, absent or not positive becomes `null`. */
export function policyOf(answer: components['schemas']['SessionPolicy']): SessionPolicy {
  const { sessionConcurrentConfiguration: concurrent } = answer
  return {
    idleTimeout: secondsOf(answer.sessionIdleTimeoutConfiguration),
    reLoginAfter: secondsOf(answer.sessionTimeoutConfiguration),
    maxSessions: concurrent?.isActive ? concurrent.maxSessions : null,
  }
}

function secondsOf(limit: { readonly isActive: boolean; readonly timeout: number } | undefined): number | null {
  return limit?.isActive && limit.timeout > 0 ? limit.timeout : null
}
