import { Refusal } from '@portico/headless/provider'
import { audited } from '../calls/audited.ts'
import type { Call, Handlers } from '../calls/call.ts'
import { forgetFailures } from '../core/failed-sign-ins.ts'
import { send } from '../core/outbox.ts'
import { draw, drawId } from '../core/random.ts'
import { userByEmail, usersIn } from '../core/user-queries.ts'
import type { User } from '../core/users.ts'
import { verifyPassword } from '../crypto/password-hash.ts'
import { applicationAddress } from '../http/application-address.ts'
import { oneOf, text } from '../http/body.ts'
import { drawLinkToken, holderOfLink, spendLinks } from './access-links.ts'
import { passwordRecords } from './records.ts'
import { passwordRulesOf } from './rules.ts'
import { requireAllowed, setPassword } from './set-password.ts'

const lifetime = 10 * 60_000

const mostFailures = 5

const wrong = () => new Refusal(400, 'ER-RECOVERY-SMS-INVALID', 'This code is not right. Check it and try again')

const expired = () => new Refusal(410, 'ER-RECOVERY-SMS-EXPIRED', 'This code has run out. Ask for a new one')

/** Passwords: what they must be like, changing one, and getting a new one where it was forgotten. */
export const ownPassword: Handlers = {
  getPasswordRulesForUser: ({ state }) => passwordRulesOf(state),

  listPasswordRecoveryStrategies: ({ state }) => {
    const active = state.security.passwordRecovery ?? ['email']
    return (['email', 'sms'] as const).map((strategy) => ({ strategy, isActive: active.includes(strategy) }))
  },

  requestPasswordReset(call) {
    sendLink(call, userByEmail(call, text(call.body, 'email').trim()))
  },

  requestPasswordResetByEmail(call) {
    sendLink(call, personNamed(call))
  },

  requestPasswordResetBySms: (call) => sendCode(call, personNamed(call)),

  verifyPasswordResetSms(call) {
    const user = takeCode(call)
    return { userId: user.id, token: drawLinkToken(call, user, 'reset-password') }
  },

  validatePasswordResetToken(call) {
    holderOfReset(call)
  },

  async resetPassword(call) {
    const password = text(call.body, 'password')
    const user = holderOfReset(call)
    await requireAllowed(call, user, password)
    // Another call may have spent the link while the password was looked at.
    holderOfReset(call)
    spendLinks(call, user, 'reset-password')
    await setPassword(call, user, password)
    // The mail proves the owner, as an unlock mail does.
    user.isLocked = false
    forgetFailures(call.state, user.email)
    endSessions(call, user)
    call.audit({ user, tenantId: user.activeTenantId })
  },

  async changePassword(call) {
    const { user, tenant, session } = call.holder()
    const password = text(call.body, 'newPassword')
    if (!(await verifyPassword(text(call.body, 'password'), user.passwordHash, call.scrypt))) {
      throw new Refusal(400, 'ER-PASSWORD-WRONG', 'That is not your present password. Check it and try again')
    }
    await requireAllowed(call, user, password)
    await setPassword(call, user, password)
    endSessions(call, user, session.id)
    call.audit({ user, tenantId: tenant.id })
  },

  resetBreachedPasswords: audited((call, { tenant }) => {
    const affected = usersIn(call.state, tenant).filter(({ isPasswordBreached }) => isPasswordBreached === true)
    for (const one of affected) sendLink(call, one)
  }),
}

/** The answer is the same for unknown users. Only the mail differs. */
function sendLink(call: Call, user: User | undefined): void {
  if (!user) return
  const token = drawLinkToken(call, user, 'reset-password')
  send(call, {
    channel: 'email',
    to: user.email,
    kind: 'reset-password',
    subject: 'Choose a new password',
    text: `Choose a new password here, within an hour: ${applicationAddress(call, '/account/reset-password', { userId: user.id, token })}`,
  })
}

function personNamed(call: Call): User | undefined {
  const identifier = text(call.body, 'identifier').trim()
  const type = oneOf(call.body, 'identifierType', ['email', 'phoneNumber', 'username'] as const)
  return type === 'phoneNumber'
    ? call.state.users.find(({ phoneNumber }) => phoneNumber === identifier)
    : userByEmail(call, identifier)
}

function holderOfReset(call: Call): User {
  const user = holderOfLink(call, text(call.body, 'token'), 'reset-password')
  if (user.id === text(call.body, 'userId')) return user
  throw new Refusal(400, 'ER-LINK-INVALID', 'This link is not complete. Open it from the mail again')
}

/** Ends all sessions that the former password opened. */
function endSessions({ state }: Pick<Call, 'state'>, user: User, but?: string): void {
  for (const one of state.sessions) {
    if (one.userId === user.id && one.ended === null && one.id !== but) one.ended = 'revoked'
  }
}

/** Sends a code to a person's phone. Where there is none the answer is the same, and no code will fit. */
function sendCode(call: Call, user: User | undefined): { readonly sessionId: string } {
  const { state, now } = call
  const sessionId = drawId(state)
  const code = String(draw(state) % 1_000_000).padStart(6, '0')
  const own = passwordRecords.of(state)
  const others = own.recoveryCodes.filter(({ expiresAt }) => expiresAt > now)
  const userId = user?.phoneNumber ? user.id : null
  own.recoveryCodes = [...others, { sessionId, userId, code, expiresAt: now + lifetime, failures: 0 }]
  if (user?.phoneNumber) {
    send(call, {
      channel: 'sms',
      to: user.phoneNumber,
      kind: 'reset-password',
      subject: '',
      text: `${code} is your code for a new password. It is good for 10 minutes.`,
    })
  }
  return { sessionId }
}

/** The user of a code. A code is valid once, and not after five wrong attempts. */
function takeCode({ state, now, body }: Call): User {
  const [sessionId, code] = [text(body, 'sessionId'), text(body, 'otcToken')]
  const own = passwordRecords.of(state)
  const found = own.recoveryCodes.find((one) => one.sessionId === sessionId && one.expiresAt > now)
  if (!found || found.failures >= mostFailures) throw expired()
  const user = state.users.find(({ id }) => id === found.userId)
  if (!user || found.code !== code) {
    found.failures += 1
    throw found.failures < mostFailures ? wrong() : expired()
  }
  own.recoveryCodes = own.recoveryCodes.filter((one) => one !== found)
  return user
}
