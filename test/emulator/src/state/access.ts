/** A link in a mail, good once. */
export interface AccessLink {
  /** What it is for. */
  purpose: 'reset-password' | 'unlock'
  /** Of the token it carries. */
  tokenHash: string
  /** Whose. */
  userId: string
  /** In epoch milliseconds. */
  expiresAt: number
}

/** A code in a text message, good once, that leads to a new password. */
export interface RecoveryCode {
  /** Names it to who asked. */
  sessionId: string
  /** Whose; `null` where nobody has the address, who is answered alike. */
  userId: string | null
  /** The digits. */
  code: string
  /** In epoch milliseconds. */
  expiresAt: number
  /** Wrong codes given so far. */
  failures: number
}

/** What lets somebody act as another person, once. */
export interface ActorToken {
  /** Of the token. */
  tokenHash: string
  /** Who. */
  actorId: string
  /** In epoch milliseconds. */
  expiresAt: number
}
