/** A code or a link to sign in with. */
export interface Passcode {
  /** How it is sent, and what it is. */
  kind: 'code' | 'smscode' | 'magiclink'
  /** The name it was asked for by: an address in lower case, a number, or an id. */
  address: string
  /** Whom it was sent to, or `null` where nobody was: then it is never good. */
  userId: string | null
  /** The browser that asked, by the hash of its cookie. */
  browserHash: string
  /** The digits, or the link's token. */
  secret: string
  /** In epoch milliseconds. */
  sentAt: number
  /** In epoch milliseconds. */
  expiresAt: number
  /** Wrong codes typed so far. */
  failures: number
  /** Whether somebody has signed in with it. */
  isSpent: boolean
}

/** What a token of the captcha is good for. */
export type CaptchaAction = 'login' | 'sign_up' | 'magic_link_postlogin'

/** A token of the captcha. */
export interface CaptchaToken {
  /** What the page sends. */
  token: string
  /** What it is good for. */
  action: CaptchaAction
  /** In epoch milliseconds. */
  expiresAt: number
}

/** A phone number of a person. */
export interface PhoneNumber {
  /** The id. */
  id: string
  /** Whose. */
  userId: string
  /** In international form (E.164). */
  phoneNumber: string
  /** A code sent to it was given. */
  verified: boolean
  /** ISO 8601. */
  createdAt: string
  /** ISO 8601. */
  updatedAt: string
}

/** A code for a phone number that was sent and waits to be given, or what may be done once it was. */
export interface PhoneProof {
  /** Goes with the code. */
  token: string
  /** What may be done with it. */
  purpose: 'reset-phone' | 'change-phone' | 'verify-phone' | 'remove-phone'
  /** Whose; `null` where nobody has the address that was given. */
  userId: string | null
  /** What it is about: an address, a number or the id of one. */
  subject: string
  /** Of the code; empty where none is asked for any more. */
  codeHash: string
  /** In epoch milliseconds. */
  expiresAt: number
  /** Wrong codes given so far. */
  failures: number
}
