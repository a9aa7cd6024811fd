import { malformed, missing } from '@portico/headless/provider'
import { area } from '../calls/area.ts'
import { audited } from '../calls/audited.ts'
import type { Call } from '../calls/call.ts'
import type { CoreState } from '../core/state.ts'
import { isMember, userByEmail } from '../core/user-queries.ts'
import type { User } from '../core/users.ts'
import { isSame } from '../crypto/password-hash.ts'
import { optionalText, text } from '../http/body.ts'
import { challengeAnswer, needsSecondFactor } from '../mfa/challenge.ts'
import { chosenPassword } from '../passwords/set-password.ts'
import { openSession } from '../session/grant.ts'
import { bareLinkOf, codedLinkOf, decoyToken, linkOf } from './account-links.ts'
import { sendActivation } from './mail.ts'
import { type AccountLink, activationRecords } from './records.ts'

/** Confirming that an address is one's own, and choosing a password where there is none. */
export const activation = area({
  records: activationRecords,
  handlers: {
    getActivationStrategy(call) {
      const { searchParams } = call.url
      const proof = { userId: searchParams.get('userId') ?? '', token: searchParams.get('token') ?? '' }
      if (isSame(proof.token, decoyToken(proof.userId))) return { shouldSetPassword: usesPasswords(call.state) }
      return { shouldSetPassword: lacksPassword(call.state, linkOf(call, 'activation', proof).user) }
    },
    activateAccount: (call) => activate(call, bareLinkOf(call, 'activation')),
    activateAccountWithCode: (call) => activate(call, codedLinkOf(call, 'activation')),

    // The answer is the same for every address: it does not disclose accounts.
    resendActivationEmail(call) {
      const user = userByEmail(call, text(call.body, 'email').trim())
      if (user && !user.verified) sendActivation(call, user)
    },

    resendMemberActivationEmail: audited((call, { tenant }) => {
      const user = call.state.users.find(({ id }) => id === call.path['userId'])
      if (!user || !isMember(user, tenant)) throw missing('The user')
      if (!user.verified) sendActivation(call, user)
    }),
  },
})

/** Everything that can be refused is looked at before the link is spent. */
async function activate(call: Call, { link, user }: { readonly link: AccountLink; readonly user: User }) {
  const { state, body } = call
  const terms = agreedTerms(call)
  if (lacksPassword(state, user)) user.passwordHash = await chosenPassword(call, text(body, 'password'))
  link.isSpent = true
  user.verified = true
  if (terms !== null) user.metadata = JSON.stringify({ ...JSON.parse(user.metadata), lastTermsCheck: terms })
  call.audit({ user, tenantId: link.tenantId })
  return needsSecondFactor(call, user) ? challengeAnswer(call, user, ['email']) : openSession(call, user, ['email'])
}

/** When the terms were agreed to, which was not after now. */
function agreedTerms({ body, now }: Call): string | null {
  const given = optionalText(body, 'lastTermsCheck')
  if (given === undefined) return null
  if (Date.parse(given) <= now + mostAhead) return given
  throw malformed('lastTermsCheck must be a time that has been')
}

/** Milliseconds that the clock of a browser may be ahead. */
const mostAhead = 5 * 60_000

function lacksPassword(state: CoreState, { passwordHash }: User): boolean {
  return passwordHash === null && usesPasswords(state)
}

function usesPasswords({ security }: CoreState): boolean {
  return security.mainStrategy === 'EmailAndPassword'
}
