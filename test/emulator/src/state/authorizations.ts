/** A hosted sign-in: what an application asked for, and the code it gets once somebody has signed in. */
export interface Authorization {
  /** Names it in the address of the hosted page. */
  id: string
  /** Where the person goes back to. */
  redirectUri: string
  /** Goes back with them, or `null` where none came. */
  state: string | null
  /** Goes into the id token. */
  nonce: string
  /** The digest of the verifier (RFC 7636). */
  codeChallenge: string
  /** The assurance that is asked for, or `null`. */
  acrValues: string | null
  /** Seconds since the person proved who they are that are the most, or `null`. */
  maxAge: number | null
  /** The address to begin with, or an empty text. */
  loginHint: string
  /** In epoch milliseconds. */
  expiresAt: number
  /** The code; `null` before anybody has signed in. */
  code: string | null
  /** The session that it opens, or `null`. */
  sessionId: string | null
  /** Whether the code has been given in: it serves once. */
  isSpent: boolean
}
