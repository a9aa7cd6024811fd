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

/** A step-up that a response demands (RFC 9470). */
export interface StepUpDemand {
  /** Maximum age of the proof in seconds. Default: any age. */
  readonly maxAge?: number | undefined
  /** The accepted assurance levels, if the demand names them. */
  readonly acrValues?: readonly string[]
}

/** The step-up that a `WWW-Authenticate` header demands, or `null`. */
export function stepUpDemandIn(header: string | null | undefined): StepUpDemand | null {
  if (!header || !/\binsufficient_user_authentication\b/.test(header)) return null
  const found = new Map<string, string>()
  for (const [, name = '', quoted, plain = ''] of header.matchAll(/([a-z_]+)\s*=\s*(?:"([^"]*)"|([^\s",]+))/gi)) {
    found.set(name.toLowerCase(), quoted ?? plain)
  }
  if (found.get('error') !== 'insufficient_user_authentication') return null
  const maxAge = found.get('max_age') ?? ''
  const acrValues = found.get('acr_values')?.split(/\s+/).filter(Boolean)
  return { ...(/^\d{1,9}$/.test(maxAge) && { maxAge: Number(maxAge) }), ...(acrValues?.length && { acrValues }) }
}
