import { Refusal } from '@portico/headless/provider'
import { joinTenant } from '../activation/account-links.ts'
import type { Call } from '../calls/call.ts'
import { refuseDomain } from '../core/domain-restrictions.ts'
import { records, rows } from '../core/records.ts'
import { flag, list, number, text } from '../core/shape.ts'
import type { User } from '../core/users.ts'
import { isSame } from '../crypto/password-hash.ts'

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

/** The invite link of a token. Refuses one that is over or never was. */
export function inviteLinkOf({ state, now }: Pick<Call, 'state' | 'now'>, token: string): InviteLink {
  const link = invitationRecords.of(state).inviteLinks.find((one) => isSame(one.token, token) && one.expiresAt > now)
  if (link) return link
  throw new Refusal(400, 'ER-INVITE-INVALID', 'We could not verify your invitation. Ask for a new one')
}

/** Joins the tenant of the invite link that a sign-in brought, and works there from then on. */
export function acceptInviteLink(call: Call, user: User, token: string | undefined): void {
  if (!token) return
  const link = inviteLinkOf(call, token)
  if (!user.memberships.some(({ tenantId }) => tenantId === link.tenantId))
    refuseDomain(call.state, link.tenantId, user.email)
  joinTenant(user, link)
  user.activeTenantId = link.tenantId
  call.audit({ user, tenantId: link.tenantId })
}
