/** What a mail lets one person do once: confirm that the address is theirs, or join a tenant. */
export interface AccountLink {
  /** What it is for. */
  purpose: 'activation' | 'invitation'
  /** What the address in the mail holds. */
  token: string
  /** The six digits that the mail holds in place of an address, or `null` where the address alone will do. */
  code: string | null
  /** Whose. */
  userId: string
  /** The tenant that is joined. */
  tenantId: string
  /** The roles held there. */
  roleIds: string[]
  /** In epoch milliseconds. */
  expiresAt: number
  /** Wrong codes given so far. */
  failures: number
  /** It was used, or another took its place. */
  isSpent: boolean
}

/** By which whoever has it may join a tenant, until it ends. */
export interface InviteLink {
  /** The id. */
  id: string
  /** The tenant that is joined. */
  tenantId: string
  /** Who made it. */
  userId: string
  /** What its address holds. */
  token: string
  /** In epoch milliseconds. */
  expiresAt: number
  /** Whether those who join are told by mail. */
  shouldSendEmail: boolean
  /** The roles held there. */
  roleIds: string[]
}
