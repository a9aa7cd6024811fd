/** What a token says of how its user proved who they are. */
export interface AssuranceClaims {
  /** The assurance reached (OpenID Connect Core). */
  readonly acr?: unknown
  /** The methods used (RFC 8176). */
  readonly amr?: unknown
  /** When, in epoch seconds. */
  readonly auth_time?: unknown
}

/** How fresh the proof has to be. */
export interface AssuranceAge {
  /** Seconds since the proof at most; 0 asks for one of this very second. Any age will do where it is not given. */
  readonly maxAge?: number | undefined
  /** The time in epoch seconds. */
  readonly now: number
}

/**
 * Whether somebody has lately proved who they are by a second factor: the token says so by `acr`, by `mfa` among its
 * methods and by the kind of the factor, and is not older than asked. Never throws.
 */
export function isSteppedUp(claims: AssuranceClaims | null | undefined, { maxAge, now }: AssuranceAge): boolean {
  const { acr, amr, auth_time: provedAt } = claims ?? {}
  if (acr !== multiFactor || !Array.isArray(amr) || !amr.includes('mfa')) return false
  if (!secondFactors.some((factor) => amr.includes(factor))) return false
  return maxAge === undefined || (typeof provedAt === 'number' && now - provedAt <= maxAge)
}

/** The assurance of somebody who gave a second factor (`acr`). */
export const multiFactor = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor'
const secondFactors = ['otp', 'sms', 'hwk']
