import type { SsoConnection } from '@portico/headless/portal/sso-connections'

/** The state of a connection that a person should know first. */
export type ConnectionState = 'unfinished' | 'certificateEnded' | 'certificateEnds' | 'noDomain' | 'live' | 'off'

/** The state of a connection at a time. */
export function stateOf(connection: SsoConnection, now: number): ConnectionState {
  const { isComplete, isEnabled, domains } = connection
  if (!isComplete) return 'unfinished'
  const left = (lastEndOf(connection) ?? Number.POSITIVE_INFINITY) - now
  if (left <= 0) return 'certificateEnded'
  if (!isEnabled) return 'off'
  if (left < month) return 'certificateEnds'
  return domains.some(({ isValidated }) => isValidated) ? 'live' : 'noDomain'
}

/** The time at which the last of the present and next certificates ends, in epoch milliseconds; `null` if none can be read. */
export function lastEndOf({
  certificateExpiresAt,
  nextCertificateExpiresAt,
}: Pick<SsoConnection, 'certificateExpiresAt' | 'nextCertificateExpiresAt'>): number | null {
  const ends = [certificateExpiresAt, nextCertificateExpiresAt].flatMap((end) => (end ? Date.parse(end) : []))
  return ends.length === 0 ? null : Math.max(...ends)
}

/** `true` for a certificate that ends within 30 days, or has ended. */
export function isEnding(end: string | null, now: number): boolean {
  return end !== null && Date.parse(end) - now < month
}

/** The validated domains of a connection. */
export function validDomains({ domains }: SsoConnection): readonly string[] {
  return domains.flatMap(({ domain, isValidated }) => (isValidated ? [domain] : []))
}

/** Milliseconds before its end at which a certificate is marked. */
const month = 30 * 86_400_000
