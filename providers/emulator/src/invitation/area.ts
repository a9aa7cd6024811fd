import { malformed, missing, Refusal } from '@portico/headless/provider'
import { bareLinkOf, codedLinkOf, joinTenant, linksOf } from '../activation/account-links.ts'
import { sendActivation } from '../activation/mail.ts'
import type { AccountLink } from '../activation/records.ts'
import { area } from '../calls/area.ts'
import { audited } from '../calls/audited.ts'
import { type Call, created } from '../calls/call.ts'
import { refuseDomain } from '../core/domain-restrictions.ts'
import { drawId, drawToken } from '../core/random.ts'
import { refuseAbove } from '../core/role-levels.ts'
import { directRoles, roleAnswer, rolesFor } from '../core/roles.ts'
import type { CoreState } from '../core/state.ts'
import { isMember, userByEmail } from '../core/user-queries.ts'
import { newUser, type User } from '../core/users.ts'
import { integer, optionalText, text } from '../http/body.ts'
import { isEmailAddress } from '../http/email-address.ts'
import { shownName } from '../http/shown-name.ts'
import { type Holder, holderOf } from '../tokens/authenticate.ts'
import { type InviteLink, invitationRecords, inviteLinkOf } from './records.ts'
import { type Access, sendInvitation } from './send-invitation.ts'

/** Invitations to a tenant: by a mail to one address, or by a link for all its holders. */
export const invitation = area({
  records: invitationRecords,
  handlers: {
    addUser: audited(addUser),
    acceptInvitation: (call) => accept(call, bareLinkOf(call, 'invitation')),
    acceptInvitationWithCode: (call) => accept(call, codedLinkOf(call, 'invitation')),

    // The answer is the same for every address: it does not disclose invitations.
    async resendInvitationEmail(call) {
      const user = userByEmail(call, text(call.body, 'email').trim())
      const [latest] = user ? openInvitations(call.state, user).slice(-1) : []
      if (user && latest) sendInvitation(call, user, latest)
      const holder = await holderOf(call.state, call.now, call.request)
      if (holder) call.audit({ user: holder.user, tenantId: holder.tenant.id })
    },

    resendInvitationEmailToAllTenants: audited((call, { user: caller }) => {
      const user = userByEmail(call, text(call.body, 'email').trim())
      const own = new Set(caller.memberships.map(({ tenantId }) => tenantId))
      const open = user ? openInvitations(call.state, user).filter(({ tenantId }) => own.has(tenantId)) : []
      for (const link of open) if (user) sendInvitation(call, user, link)
    }),

    // The client reads the name of the account as text.
    verifyInviteToken(call) {
      const { tenantId } = inviteLinkOf(call, text(call.body, 'token'))
      return Response.json(call.state.tenants.find(({ id }) => id === tenantId)?.name ?? '')
    },

    getInviteLinkConfiguration(call) {
      call.holder()
      const { allowsInviteLinks = true, mailsInvited = true } = call.state.security
      return { tenantInvitationsAllowed: allowsInviteLinks, emailsEnabled: mailsInvited }
    },
    getInviteLink: (call, holder) => inviteLinkAnswer(call.state, ownLink(call, holder)),
    createInviteLink: audited(createInviteLink),
    createInviteLinkV2: audited(createInviteLink),
    updateInviteLink: audited((call, holder) => {
      const link = ownLink(call, holder)
      readInviteLink(call, link)
      return inviteLinkAnswer(call.state, link)
    }),
    deleteInviteLink: audited((call, holder) => {
      const link = ownLink(call, holder)
      call.state.inviteLinks = call.state.inviteLinks.filter((one) => one !== link)
    }),
  },
})

/** A new user gets an activation mail, a known one an invitation. */
function addUser(call: Call, { tenant }: Holder): Response {
  const { state, body } = call
  const email = text(body, 'email').trim().toLowerCase()
  if (!isEmailAddress(email)) throw malformed('email must be an address')
  refuseDomain(state, tenant.id, email)
  const roleIds = rolesIn(call)
  const known = userByEmail(call, email)
  if (known && isMember(known, tenant)) throw alreadyHere()
  const access = { tenantId: tenant.id, roleIds: [...roleIds], ...endIn(call) }
  const user = known ?? inviteUser(call, email, access)
  if (known) sendInvitation(call, known, access)
  else sendActivation(call, user)
  const roles = state.roles.filter(({ id }) => roleIds.includes(id))
  return created({
    id: user.id,
    email,
    name: user.name,
    tenantId: tenant.id,
    vendorId: state.vendor.id,
    roleIds,
    roles: (known ? roles : directRoles(state, user, tenant.id)).map((role) => roleAnswer(state, role)),
    activatedForTenant: false,
    createdAt: user.createdAt,
    verified: user.verified,
    temporaryExpirationDate: access.accessEndsAt ?? null,
  })
}

/** The last moment of the access, if the body limits it. */
function endIn({ body, now }: Call): Pick<AccountLink, 'accessEndsAt'> {
  if (body['expirationInSeconds'] === undefined) return {}
  const seconds = integer(body, 'expirationInSeconds', 1, mostSeconds)
  return { accessEndsAt: new Date(now + 1000 * seconds).toISOString() }
}

function inviteUser(call: Call, email: string, access: Access): User {
  const { state, now, body } = call
  const user = newUser({
    id: drawId(state),
    email,
    name: shownName(optionalText(body, 'name') ?? '') || email,
    phoneNumber: optionalText(body, 'phone')?.trim() || null,
    activeTenantId: access.tenantId,
    createdAt: new Date(now).toISOString(),
  })
  joinTenant(user, access)
  state.users.push(user)
  return user
}

function accept(call: Call, { link, user }: { readonly link: AccountLink; readonly user: User }): void {
  link.isSpent = true
  joinTenant(user, link)
  call.audit({ user, tenantId: link.tenantId })
}

function openInvitations(state: CoreState, user: User): readonly AccountLink[] {
  return linksOf(state).filter((link) => link.purpose === 'invitation' && link.userId === user.id && !link.isSpent)
}

function createInviteLink(call: Call, { user, tenant }: Holder): Response {
  const { state, now } = call
  if (state.security.allowsInviteLinks === false)
    throw new Refusal(403, 'ER-INVITE-LINKS-OFF', 'Invite links are switched off')
  const link: InviteLink = {
    id: drawId(state),
    tenantId: tenant.id,
    userId: user.id,
    token: drawToken(state),
    expiresAt: now,
    shouldSendEmail: true,
    roleIds: [],
  }
  readInviteLink(call, link)
  const own = invitationRecords.of(state)
  own.inviteLinks = [...own.inviteLinks.filter(({ tenantId }) => tenantId !== tenant.id), link]
  return created(inviteLinkAnswer(state, link))
}

/** Applies the body of a call to an invite link. */
function readInviteLink(call: Call, link: InviteLink): void {
  const { body, now } = call
  const isTimed = body['expiresInMinutes'] !== undefined || link.expiresAt <= now
  const minutes = body['expiresInMinutes'] === undefined ? usualMinutes : integer(body, 'expiresInMinutes', 1, 525_600)
  if (isTimed) link.expiresAt = now + 60_000 * minutes
  if (typeof body['shouldSendEmail'] === 'boolean') link.shouldSendEmail = body['shouldSendEmail']
  if (body['roleIds'] !== undefined || link.roleIds.length === 0) link.roleIds = [...rolesIn(call)]
}

/** The roles that a call names, else those of new members. Refuses roles above the caller's. */
function rolesIn(call: Call): readonly string[] {
  const { state, body, holder } = call
  const given = body['roleIds'] ?? []
  if (!Array.isArray(given)) throw malformed('roleIds must be a list')
  const named = given.filter((id) => id !== '')
  const known = rolesFor(state, holder().tenant.id)
  const roles = known.filter(({ id, isDefault }) => (named.length > 0 ? named.includes(id) : isDefault))
  if (named.length > 0 && roles.length < named.length) throw missing('A role')
  if (named.length > 0) refuseAbove(call, holder(), roles)
  return roles.map(({ id }) => id)
}

function ownLink({ state }: Call, { tenant }: Pick<Holder, 'tenant'>): InviteLink {
  const link = invitationRecords.of(state).inviteLinks.find(({ tenantId }) => tenantId === tenant.id)
  if (link) return link
  throw missing('The invite link')
}

function inviteLinkAnswer(state: CoreState, { expiresAt, ...link }: InviteLink) {
  return { ...link, vendorId: state.vendor.id, expires: new Date(expiresAt).toISOString() }
}

/** Ten years. */
const mostSeconds = 315_360_000
/** Minutes: 30 days (SPEC section 5). */
const usualMinutes = 43_200

const alreadyHere = () => new Refusal(409, 'ER-USER-EXISTS', 'This person belongs to the account already')
