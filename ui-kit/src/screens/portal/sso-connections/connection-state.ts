import type { SsoConnection } from '@portico/headless/portal/sso-connections'

/** The state of a connection that a person should know first. */
export type ConnectionState = 'unfinished' | 'certificateEnded' | 'certificateEnds' | 'noDomain' | 'live' | 'off'

/** The state of a connection at a time. */
export function stateOf(connection: SsoConnection, now: number): ConnectionState {
  const { isComplete, isEnabled, domains, certificateExpiresAt } = connection
  if (!isComplete) return 'unfinished'
  const left = certificateExpiresAt === null ? Number.POSITIVE_INFINITY : Date.parse(certificateExpiresAt) - now
  if (left <= 0) return 'certificateEnded'
  if (!isEnabled) return 'off'
  if (left < month) return 'certificateEnds'
  return domains.some(({ isValidated }) => isValidated) ? 'live' : 'noDomain'
}

/** The validated domains of a connection. */
export function validDomains({ domains }: SsoConnection): readonly string[] {
  return domains.flatMap(({ domain, isValidated }) => (isValidated ? [domain] : []))
}

/** Milliseconds before its end at which a certificate is marked. */
const month = 30 * 86_400_000
