import { records, rows } from '../core/records.ts'
import { count, flag, nullable, number, text } from '../core/shape.ts'

/** A hosted sign-in: the application's request, then its code. */
export interface Authorization {
  /** The id in the address of the hosted page. */
  id: string
  redirectUri: string
  /** The request's `state`, returned with the redirect. */
  state: string | null
  /** The `nonce` of the id token. */
  nonce: string
  /** The digest of the verifier (RFC 7636). */
  codeChallenge: string
  acrValues: string | null
  /** The most seconds since the authentication. */
  maxAge: number | null
  /** The initial address; empty without one. */
  loginHint: string
  expiresAt: number
  /** The code; `null` before the sign-in. */
  code: string | null
  /** The session of the sign-in. */
  sessionId: string | null
  isSpent: boolean
}

export const oauthRecords = records({
  authorizations: rows<Authorization>({
    id: text,
    redirectUri: text,
    state: nullable(text),
    nonce: text,
    codeChallenge: text,
    acrValues: nullable(text),
    maxAge: nullable(count),
    loginHint: text,
    expiresAt: number,
    code: nullable(text),
    sessionId: nullable(text),
    isSpent: flag,
  }),
})
