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

/** What was done, by whom. */
export interface Audit {
  /** The id. */
  id: string
  /** In which tenant. */
  tenantId: string
  /** By whom, where that is known. */
  userId: string | null
  /** What was done, in the words of the contract's operation. */
  action: string
  /** How grave it is. */
  severity: 'Info' | 'Medium' | 'High'
  /** ISO 8601. */
  createdAt: string
}
