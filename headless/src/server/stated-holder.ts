import { claimsMark as mark } from '../http/stand-in.ts'
import { isSamePerson, userOf } from '../session/user.ts'
import { claimsIn, holderOf } from './redact.ts'
import { unseal } from './seal.ts'
import type { KeptTokens } from './session-cookie.ts'
import { unpackedToken } from './session-cookie.ts'
import type { Settings } from './settings.ts'

/** `true` for a bearer that names a person and a tenant in place of a token. No provider accepts it. */
export function statesHolder(authorization: string | null): boolean {
  return stated.test(authorization ?? '')
}

/**
 * Returns the token for a call: the one that its bearer seals for the person of the session, or the own one of the session.
 * `null` if the bearer names no person, or another person, actor or tenant.
 */
export async function tokenBehind(
  settings: Settings,
  authorization: string | null,
  { accessToken: own, idToken = own }: KeptTokens,
): Promise<string | null> {
  if (!statesHolder(authorization)) return own
  const [, claims, sealed = ''] = whole.exec(authorization ?? '') ?? []
  if (claims === undefined) return null
  const opened = await unseal(sealed.replaceAll('~', '.'), 'token', String(holderOf(own)), settings.keys)
  return unpackedToken(opened?.['token']) ?? (isForHolder(claims, idToken) ? own : null)
}

/** `true` if claims are for the person, actor and tenant of a token. Claims that cannot be read are for the token that has the same. */
function isForHolder(claims: string, token: string): boolean {
  try {
    const [shown, user] = [userOf(`${mark}.${claims}.${mark}`), userOf(token)]
    return isSamePerson(shown, user) && shown.tenantId === user.tenantId
  } catch {
    return claims === claimsIn(token)
  }
}

/** A scheme has no case, and any number of spaces may follow (RFC 9110, section 11.4). */
const stated = new RegExp(`^bearer +${mark}\\b`, 'i')
const whole = new RegExp(`^bearer +${mark}\\.([^.]*)\\.([^.]+)$`, 'i')
