import { records, rows } from '../core/records.ts'
import { count, flag, list, nullable, number, oneOf, optional, text } from '../core/shape.ts'

/** A single-use link in a mail: activates an account or joins a tenant. */
export interface AccountLink {
  purpose: 'activation' | 'invitation'
  /** The token of the link. */
  token: string
  /** The six digits of a mail with a code; `null` for a mail with a link. */
  code: string | null
  userId: string
  tenantId: string
  /** The roles in that tenant. */
  roleIds: string[]
  /** The last moment of the access that the link gives, as ISO 8601. Default: none. */
  accessEndsAt?: string
  expiresAt: number
  /** The number of wrong codes. */
  failures: number
  /** It was used or replaced. */
  isSpent: boolean
}

export const activationRecords = records({
  accountLinks: rows<AccountLink>({
    purpose: oneOf('activation', 'invitation'),
    token: text,
    code: nullable(text),
    userId: text,
    tenantId: text,
    roleIds: list(text),
    accessEndsAt: optional(text),
    expiresAt: number,
    failures: count,
    isSpent: flag,
  }),
})
