import type { Call } from '../calls/call.ts'
import { send } from '../core/outbox.ts'
import { usualSignUp } from '../core/settings.ts'
import type { User } from '../core/users.ts'
import { applicationAddress } from '../http/application-address.ts'
import { linksOf, makeLink } from './account-links.ts'
import type { AccountLink } from './records.ts'

/** Makes what activates an account, and mails it: a link or a code, as its last mail or else the settings have it. */
export function sendActivation(call: Call, user: User): AccountLink {
  const former = linksOf(call.state).findLast((link) => link.purpose === 'activation' && link.userId === user.id)
  const { activation } = call.state.security.signUp ?? usualSignUp
  const hasCode = former ? former.code !== null : activation === 'code'
  const link = makeLink(call, {
    purpose: 'activation',
    userId: user.id,
    tenantId: user.activeTenantId,
    roleIds: [],
    hasCode,
  })
  const { token, code } = link
  const address = applicationAddress(call, '/account/activate', { userId: user.id, token })
  send(call, {
    channel: 'email',
    to: user.email,
    kind: code === null ? 'activate-account' : 'activation-code',
    subject: code === null ? 'Activate your account' : `${code} is your code`,
    text:
      code === null
        ? `Open this address within a day to activate your account: ${address}`
        : `Your code is ${code}. It is good for 15 minutes.`,
  })
  return link
}
