/** The claims of a token about the user's authentication. */
export interface AssuranceClaims {
  /** The assurance level reached (OpenID Connect Core). */
  readonly acr?: unknown
  /** The authentication methods used (RFC 8176). */
  readonly amr?: unknown
  /** The time of authentication in epoch seconds. */
  readonly auth_time?: unknown
}

/** The age limit of a proof. */
export interface AssuranceAge {
  /** Maximum age in seconds; 0 requires a proof of this very second. Default: any age. */
  readonly maxAge?: number | undefined
  /** The current time in epoch seconds. */
  readonly now: number
}

/**
 * Checks for a recent second-factor proof. The token must show it by `acr`, by `mfa` among its methods and by the kind
 * of factor. It must not be older than `maxAge`. Never throws.
 */
export function isSteppedUp(claims: AssuranceClaims | null | undefined, { maxAge, now }: AssuranceAge): boolean {
  const { acr, amr, auth_time: provedAt } = claims ?? {}
  if (acr !== multiFactor || !Array.isArray(amr) || !amr.includes('mfa')) return false
  if (!secondFactors.some((factor) => amr.includes(factor))) return false
  return maxAge === undefined || (typeof provedAt === 'number' && now - provedAt <= maxAge)
}

/** The assurance of a sign-in with a second factor, as `acr` and `acr_values` name it. */
export const multiFactor = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor'

const secondFactors = ['otp', 'sms', 'hwk']
