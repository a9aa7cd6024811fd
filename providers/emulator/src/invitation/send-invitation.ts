import { makeLink } from '../activation/account-links.ts'
import type { AccountLink } from '../activation/records.ts'
import type { Call } from '../calls/call.ts'
import { send } from '../core/outbox.ts'
import { usualSignUp } from '../core/settings.ts'
import type { User } from '../core/users.ts'
import { applicationAddress } from '../http/application-address.ts'

/** The access that an invitation gives. */
export type Access = Pick<AccountLink, 'tenantId' | 'roleIds' | 'accessEndsAt'>

/** Mails an invitation to a user with an account. The user joins the tenant by accepting it. */
export function sendInvitation(call: Call, user: User, { tenantId, roleIds, accessEndsAt }: Access): void {
  const { state } = call
  const hasCode = (state.security.signUp ?? usualSignUp).activation === 'code'
  const { token, code } = makeLink(call, {
    purpose: 'invitation',
    userId: user.id,
    tenantId,
    roleIds,
    hasCode,
    ...(accessEndsAt !== undefined && { accessEndsAt }),
  })
  const path = code === null ? '/account/invitation/accept' : '/account/invitation/code'
  const address = applicationAddress(call, path, { userId: user.id, token })
  const name = state.tenants.find(({ id }) => id === tenantId)?.name ?? ''
  send(call, {
    channel: 'email',
    to: user.email,
    kind: code === null ? 'invitation' : 'invitation-code',
    subject: `Join ${name}`,
    text: `You have been invited to ${name}. Accept at ${address}${code === null ? '' : ` with the code ${code}`}`,
  })
}
