/** A mail or text message that would have been sent. */
export interface Message {
  /** The id. */
  id: string
  /** How. */
  channel: 'email' | 'sms'
  /** To whom: an address or a number. */
  to: string
  /** What it is for, for example `user-locked`. */
  kind: string
  /** The subject of a mail. */
  subject: string
  /** What it says. */
  text: string
  /** ISO 8601. */
  sentAt: string
}

/** What was done, by whom. Rows of before some members were written lack them. */
export interface Audit {
  /** The id. */
  id: string
  /** In which tenant. */
  tenantId: string
  /** By which provider. */
  vendorId?: string
  /** By whom, where that is known. */
  userId: string | null
  /** Their name. */
  user?: string
  /** Their address. */
  email?: string
  /** From which IP address. */
  ip?: string
  /** The browser, in its own words. */
  userAgent?: string
  /** What was done, in the words of the contract's operation. */
  action: string
  /** The same for people. */
  description?: string
  /** How grave it is. */
  severity: 'Info' | 'High'
  /** The call that did it. */
  json?: unknown
  /** ISO 8601. */
  createdAt: string
}
