import { type Body, flag as flagIn, integer, optionalMembers } from '../../http/body.ts'
import { orNull, seconds, wholeNumber } from '../options.ts'
import { count, flag, record } from '../shape.ts'
import { policy } from './policy.ts'

/** The length and the number of sessions. */
export interface SessionPolicy {
  /** The time until a new sign-in, even for an active user. */
  sessionTimeoutConfiguration: SessionTimeout
  /** The idle time until sign-out. The client measures it. */
  sessionIdleTimeoutConfiguration: SessionTimeout
  /** The number of open sessions. A further sign-in ends the oldest. */
  sessionConcurrentConfiguration: {
    isActive: boolean
    maxSessions: number
  }
}

/** A time limit of sessions, which may be off. */
export interface SessionTimeout {
  isActive: boolean
  /** The length of the limit, in seconds. */
  timeout: number
}

const timeoutShape = record<SessionTimeout>({ isActive: flag, timeout: count })

export const sessions = policy<
  'sessions',
  SessionPolicy,
  { idleTimeout: number | null; sessionTimeout: number | null; maxSessions: number | null }
>('sessions', {
  shape: record<SessionPolicy>({
    sessionTimeoutConfiguration: timeoutShape,
    sessionIdleTimeoutConfiguration: timeoutShape,
    sessionConcurrentConfiguration: record<SessionPolicy['sessionConcurrentConfiguration']>({
      isActive: flag,
      maxSessions: count,
    }),
  }),
  usual: () => ({
    sessionTimeoutConfiguration: { isActive: false, timeout: 24 * 3600 },
    sessionIdleTimeoutConfiguration: { isActive: false, timeout: 3600 },
    sessionConcurrentConfiguration: { isActive: false, maxSessions: 1 },
  }),
  operations: {
    changes: 'the policy of sessions',
    save: 'saveSessionPolicy',
    read(body, former) {
      const reLogin = optionalMembers(body, 'sessionTimeoutConfiguration')
      const idle = optionalMembers(body, 'sessionIdleTimeoutConfiguration')
      const concurrent = optionalMembers(body, 'sessionConcurrentConfiguration')
      return {
        sessionTimeoutConfiguration: reLogin ? timeoutIn(reLogin) : former.sessionTimeoutConfiguration,
        sessionIdleTimeoutConfiguration: idle ? timeoutIn(idle) : former.sessionIdleTimeoutConfiguration,
        sessionConcurrentConfiguration: concurrent
          ? { isActive: flagIn(concurrent, 'isActive'), maxSessions: integer(concurrent, 'maxSessions', 1, 1000) }
          : former.sessionConcurrentConfiguration,
      }
    },
  },
  options: {
    idleTimeout: seconds,
    sessionTimeout: seconds,
    maxSessions: orNull(wholeNumber('sessions', 1, 1000)),
  },
  arrange: (former, { idleTimeout, sessionTimeout, maxSessions }) => ({
    sessionIdleTimeoutConfiguration: limited(former.sessionIdleTimeoutConfiguration, idleTimeout),
    sessionTimeoutConfiguration: limited(former.sessionTimeoutConfiguration, sessionTimeout),
    sessionConcurrentConfiguration:
      maxSessions === undefined
        ? former.sessionConcurrentConfiguration
        : { isActive: maxSessions !== null, maxSessions: maxSessions ?? 1 },
  }),
  shown({ sessionIdleTimeoutConfiguration, sessionTimeoutConfiguration, sessionConcurrentConfiguration }) {
    const { isActive, maxSessions } = sessionConcurrentConfiguration
    return {
      idleTimeout: secondsOf(sessionIdleTimeoutConfiguration),
      sessionTimeout: secondsOf(sessionTimeoutConfiguration),
      maxSessions: isActive ? maxSessions : null,
    }
  },
})

function timeoutIn(given: Body): SessionTimeout {
  return { isActive: flagIn(given, 'isActive'), timeout: integer(given, 'timeout', 1, 365 * 24 * 3600) }
}

function limited(former: SessionTimeout, timeout: number | null | undefined): SessionTimeout {
  return timeout === undefined ? former : { isActive: timeout !== null, timeout: timeout ?? former.timeout }
}

function secondsOf({ isActive, timeout }: SessionTimeout): number | null {
  return isActive ? timeout : null
}
