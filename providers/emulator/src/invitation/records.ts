import { records, rows } from '../core/records.ts'
import { flag, list, number, text } from '../core/shape.ts'

/** A link that admits every holder to a tenant until it expires. */
export interface InviteLink {
  id: string
  tenantId: string
  /** The author of the link. */
  userId: string
  /** The token of the link. */
  token: string
  expiresAt: number
  /** New members get a mail. */
  shouldSendEmail: boolean
  /** The roles in the tenant. */
  roleIds: string[]
}

export const invitationRecords = records({
  inviteLinks: rows<InviteLink>({
    id: text,
    tenantId: text,
    userId: text,
    token: text,
    expiresAt: number,
    shouldSendEmail: flag,
    roleIds: list(text),
  }),
})
