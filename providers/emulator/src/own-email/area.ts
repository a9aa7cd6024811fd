import { malformed, Refusal } from '@portico/headless/provider'
import { area } from '../calls/area.ts'
import type { Call } from '../calls/call.ts'
import { refuseDomain } from '../core/domain-restrictions.ts'
import { forgetFailures } from '../core/failed-sign-ins.ts'
import { send } from '../core/outbox.ts'
import { emailChanges } from '../core/policies/email-changes.ts'
import { draw } from '../core/random.ts'
import type { CoreState } from '../core/state.ts'
import { userByEmail, usersIn } from '../core/user-queries.ts'
import type { User } from '../core/users.ts'
import { digest, isSame } from '../crypto/password-hash.ts'
import { text } from '../http/body.ts'
import { isEmailAddress } from '../http/email-address.ts'
import { identityPage } from '../http/page.ts'
import { requireStepUp } from '../mfa/require-step-up.ts'
import { endPasscodes } from '../passwordless/passcodes.ts'
import { spendLinks } from '../passwords/access-links.ts'
import { type EmailChange, emailChangeRecords } from './records.ts'

const lifetime = 10 * 60_000

const pause = 30_000

const remembered = 60 * 60_000

const mostFailures = 5

const mostSent = 10

const wrong = () => new Refusal(400, 'ER-EMAIL-CODE-INVALID', 'This code is not right. Check it and try again')

const expired = () => new Refusal(400, 'ER-EMAIL-CODE-EXPIRED', 'No code is waited for at this address. Start again')

const tooManyWrong = () =>
  new Refusal(400, 'ER-EMAIL-TOO-MANY-ATTEMPTS', 'Too many wrong codes. Start again to get a new one')

const tooSoon = (seconds: number) =>
  new Refusal(429, 'ER-EMAIL-TOO-SOON', `We sent one a moment ago. Wait ${seconds} seconds, then ask again`, {
    headers: { 'retry-after': String(seconds) },
  })

const tooMany = (seconds: number) =>
  new Refusal(429, 'ER-EMAIL-TOO-MANY-CODES', 'Too many codes were sent. Wait a while, then try again', {
    headers: { 'retry-after': String(seconds) },
  })

/** The own e-mail address: the policy, the change by code, and the addresses of users. */
export const ownEmail = area({
  records: emailChangeRecords,
  handlers: {
    getEmailPolicy: (call) => ({ allowEmailChange: mayChange(call, call.holder().tenant.id) }),

    startEmailChange(call) {
      const { user, tenant } = call.holder()
      const email = addressIn(call)
      if (!mayChange(call, tenant.id))
        throw new Refusal(403, 'ER-EMAIL-CHANGE-OFF', 'Your administrator does not allow to change the address')
      if ((user.provider ?? 'local') !== 'local' || user.managedBy === 'scim2')
        throw new Refusal(403, 'ER-EMAIL-MANAGED', 'Another system sets your address. Change it there')
      if (email === user.email) throw new Refusal(400, 'ER-EMAIL-SAME', 'This is your address already')
      refuseTaken(call, user, email)
      for (const { tenantId } of user.memberships) refuseDomain(call.state, tenantId, email)
      requireStepUp(call)
      sendEmailCode(call, user, email)
    },

    verifyEmailChange(call) {
      const { user, tenant } = call.holder()
      const email = addressIn(call)
      takeEmailCode(call, user, email, text(call.body, 'code'))
      // Another user may have signed up with it meanwhile.
      refuseTaken(call, user, email)
      const former = user.email
      forgetFailures(call.state, former)
      // Links and codes that the former address has received end.
      spendLinks(call, user)
      endPasscodes(call, user)
      Object.assign(user, { email, verified: true })
      if (former !== '') sendNotice(call, former, email)
      call.audit({ user, tenantId: tenant.id }, 'High')
    },

    listUserEmails(call) {
      const { searchParams } = call.url
      const { user, tenant } = call.holder()
      const ids = searchParams.get('userIds')?.split(',')
      const isOwn = ids?.every((id) => id === user.id) ?? false
      const people = isOwn ? [user] : usersIn(call.require('fe.secure.read.users') && call.state, tenant)
      const wanted = searchParams.get('_email')?.toLowerCase() ?? ''
      const rows = people
        .filter(({ id }) => ids?.includes(id) ?? true)
        .flatMap((one) => addressesOf(call, one))
        .filter(({ email }) => email.includes(wanted))
      return identityPage(call.url, rows)
    },
  },
})

/** The address that a user signs in with, then the one that waits for its code. */
function addressesOf({ state, now }: Call, user: User) {
  const waiting = waitingChange(state, now, user)
  return [
    ...(user.email === '' ? [] : [{ userId: user.id, email: user.email, verified: user.verified }]),
    ...(waiting ? [{ userId: user.id, email: waiting.email, verified: false }] : []),
  ]
}

function mayChange({ state }: Call, tenantId: string): boolean {
  return emailChanges.of(state, tenantId).allowEmailChange
}

function addressIn({ body }: Call): string {
  const email = text(body, 'email').trim().toLowerCase()
  if (isEmailAddress(email)) return email
  throw malformed('email must be an address')
}

function refuseTaken(call: Call, user: User, email: string): void {
  const holder = userByEmail(call, email)
  if (holder && holder !== user) throw new Refusal(409, 'ER-EMAIL-TAKEN', 'Another account has this address')
}

/** The owner of the former address can act if the change was not theirs. */
function sendNotice(call: Call, former: string, email: string): void {
  send(call, {
    channel: 'email',
    to: former,
    kind: 'email-changed',
    subject: 'Your email address was changed',
    text: `You sign in with ${email} from now on. If you did not change it, ask your administrator for help at once.`,
  })
}

/** The address that waits for its code; `null` without one. */
function waitingChange(state: CoreState, now: number, user: User): EmailChange | null {
  const last = changesOf(state, user).at(-1)
  return last && last.expiresAt > now && last.failures < mostFailures ? last : null
}

/** Sends a code to a new address, which replaces the former one. Refuses a request too soon, or too many in an hour. */
function sendEmailCode(call: Call, user: User, email: string): void {
  const { state, now } = call
  const own = emailChangeRecords.of(state)
  own.emailChanges = own.emailChanges.filter(({ sentAt }) => sentAt + remembered > now)
  const sent = changesOf(state, user)
  const wait = Math.max(0, ...sent.filter((one) => one.email === email).map(({ sentAt }) => sentAt + pause - now))
  if (wait > 0) throw tooSoon(Math.ceil(wait / 1000))
  if (sent.length >= mostSent) throw tooMany(Math.ceil(((sent[0]?.sentAt ?? now) + remembered - now) / 1000))
  const code = String(draw(state) % 1_000_000).padStart(6, '0')
  own.emailChanges.push({
    userId: user.id,
    email,
    codeHash: digest(code),
    sentAt: now,
    expiresAt: now + lifetime,
    failures: 0,
  })
  send(call, {
    channel: 'email',
    to: email,
    kind: 'verify-email',
    subject: 'Confirm your new email address',
    text: `${code} is your code. Enter it within ten minutes to use this address from now on. If you did not ask for it, nothing has to be done.`,
  })
}

/** Checks the code of an address, which is right once. A wrong one is refused, and five wrong ones end it. */
function takeEmailCode({ state, now }: Call, user: User, email: string, code: string): void {
  const waiting = waitingChange(state, now, user)
  if (waiting?.email !== email) throw expired()
  if (isSame(digest(code), waiting.codeHash)) {
    waiting.expiresAt = now
    return
  }
  waiting.failures += 1
  throw waiting.failures < mostFailures ? wrong() : tooManyWrong()
}

function changesOf(state: CoreState, { id }: User): readonly EmailChange[] {
  return emailChangeRecords.of(state).emailChanges.filter(({ userId }) => userId === id)
}
