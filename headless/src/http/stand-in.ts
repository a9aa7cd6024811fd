import { isRecord } from '../core/record.ts'
import { base64Json, claimsOf } from '../core/token-claims.ts'
import type { CommonOptions, LooseOptions } from './api-types.ts'

/**
 * The header of all answers of a server half. It adds the token of the session cookie to calls: `kept`. A refusal with `none`
 * means that the cookie holds no session, so the call has to carry its token.
 */
export const sessionHeader = 'portico-session'

/** Stands where a token has its header and its signature, if the browser or the call has its claims alone. */
export const claimsMark = 'redacted'

/**
 * Returns the person, actor and tenant of a token that a server half keeps: a call carries them in its place, and the server compares
 * them. The whole token would count twice for the limits of headers. A token without claims stays as it is, and so does one that is sealed beside
 * its claims: the cookie holds another.
 */
export function standInFor(token: string): string {
  if (token.startsWith(`${claimsMark}.`) && !token.endsWith(`.${claimsMark}`)) return token
  try {
    const { sub, id, tenantId, act } = claimsOf(token)
    const actor = isRecord(act) && { act: { sub: act['sub'] } }
    const claims = base64Json({ sub, id, tenantId, ...actor })
    return `${claimsMark}.${claims.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')}.${claimsMark}`
  } catch {
    return token
  }
}

/** The options of a call with a token that the session is about to apply. A server half keeps it already. */
export function carrying(token: string): CommonOptions {
  const options: LooseOptions = { carried: token }
  return options
}
