/** The claims of a token about the user's authentication. */
export interface AssuranceClaims {
  /** The assurance level reached (OpenID Connect Core). */
  readonly acr?: unknown
  /** The authentication methods used (RFC 8176). */
  readonly amr?: unknown
  /** The time of authentication in epoch seconds. */
  readonly auth_time?: unknown
}

/** The proof of a step-up in the tokens of another OpenID provider. Each given member has to hold; without any, nothing is a proof. */
export interface StepUpRule {
  /** The accepted values of `acr`, requested as `acr_values`. Default: no `acr` is needed, and a sign-in within `maxAge` counts. */
  readonly acrValues?: readonly string[]
  /** Maximum age by `auth_time`, for a guard that names none: a whole number of seconds, 1 or more. */
  readonly maxAge?: number
}

/** The age limit of a proof. */
export interface AssuranceAge {
  /** Maximum age in seconds; 0 requires a proof of this very second. Default: that of `rule`, or any age. */
  readonly maxAge?: number | undefined
  /** The current time in epoch seconds. */
  readonly now: number
  /** The proof of another provider. Default: a second factor, by `acr`, by `mfa` among the methods and by the kind of factor. */
  readonly rule?: StepUpRule | undefined
}

/** Checks for a recent proof: of a second factor, or by `rule`. It must not be older than `maxAge`. Never throws. */
export function isSteppedUp(
  claims: AssuranceClaims | null | undefined,
  { maxAge: asked, now, rule }: AssuranceAge,
): boolean {
  const { auth_time: provedAt } = claims ?? {}
  const maxAge = asked ?? rule?.maxAge
  if (!(rule ? isProofBy(rule, { ...claims }) : isSecondFactor({ ...claims }))) return false
  if (maxAge === undefined) return true
  // A time in milliseconds would be recent for ever.
  return typeof provedAt === 'number' && now - provedAt <= maxAge && provedAt - now < day
}

function isSecondFactor({ acr, amr }: AssuranceClaims): boolean {
  if (acr !== multiFactor || !Array.isArray(amr) || !amr.includes('mfa')) return false
  return secondFactors.some((factor) => amr.includes(factor))
}

/** A claim of another type than the standard's is no proof. */
function isProofBy(
  { acrValues, maxAge }: StepUpRule,
  { acr, amr = [], auth_time: provedAt = 0 }: AssuranceClaims,
): boolean {
  if (!Number.isFinite(provedAt) || !Array.isArray(amr) || amr.some((method) => typeof method !== 'string'))
    return false
  return acrValues === undefined ? maxAge !== undefined : [acrValues].flat().some((value) => value === acr && acr)
}

/** The assurance of a sign-in with a second factor, as `acr` and `acr_values` name it. */
export const multiFactor = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor'

const day = 86_400
const secondFactors = ['otp', 'sms', 'hwk']
