import { malformed, Refusal } from '@portico/headless/provider'
import { decoyToken, joinTenant, makeLink } from '../activation/account-links.ts'
import { sendActivation } from '../activation/mail.ts'
import { area } from '../calls/area.ts'
import { type Call, created } from '../calls/call.ts'
import { takeCaptcha } from '../captcha/captcha.ts'
import { refuseDomain } from '../core/domain-restrictions.ts'
import { send } from '../core/outbox.ts'
import { drawId } from '../core/random.ts'
import { type SignUpStrategy, usualSignUp } from '../core/settings.ts'
import type { CoreState } from '../core/state.ts'
import { userByEmail } from '../core/user-queries.ts'
import { newUser, type User } from '../core/users.ts'
import { digest } from '../crypto/password-hash.ts'
import { applicationAddress } from '../http/application-address.ts'
import { optionalText, text } from '../http/body.ts'
import { isEmailAddress } from '../http/email-address.ts'
import { isRecord, readJson } from '../http/json.ts'
import { shownName } from '../http/shown-name.ts'
import { inviteLinkOf } from '../invitation/records.ts'
import { challengeAnswer, needsSecondFactor } from '../mfa/challenge.ts'
import { bareNumber, userByPhoneNumber } from '../passwordless/phone-number.ts'
import { chosenPassword } from '../passwords/set-password.ts'
import { openSession } from '../session/grant.ts'

export const signUp = area({
  handlers: {
    async signUp(call) {
      refuseUnless(call, 'email')
      takeCaptcha(call, 'sign_up')
      const email = text(call.body, 'email').trim().toLowerCase()
      if (!isEmailAddress(email)) throw malformed('email must be an address')
      const { allowsUnverified } = settingsOf(call)
      const draft = await draftOf(call, allowsUnverified)
      refuseDomain(call.state, draft.tenantId, email)
      const known = userByEmail(call, email)
      if (known) return created(answerForKnown(call, known))
      const user = addUser(call, { ...draft, email, id: idOf(call, email) })
      if (allowsUnverified && user.passwordHash !== null) return created(await signedIn(call, user))
      return created(mustActivate(call, user))
    },

    async signUpWithPhoneNumber(call) {
      refuseUnless(call, 'phoneNumber')
      takeCaptcha(call, 'sign_up')
      const phoneNumber = bareNumber(text(call.body, 'phoneNumber'))
      if (!/^\+\d{7,15}$/.test(phoneNumber)) throw malformed('phoneNumber must be a number in international form')
      const draft = await draftOf(call, false)
      const known = userByPhoneNumber(call, phoneNumber)
      const email = optionalText(call.body, 'email')?.trim().toLowerCase() ?? ''
      refuseDomain(call.state, draft.tenantId, email)
      // The code that is sent to the number next opens the account, whether it was there before or not.
      if (!known && !userByEmail(call, email)) {
        addUser(call, { ...draft, email, phoneNumber, id: idOf(call, phoneNumber) })
      }
      return created({ shouldActivate: true, userId: idOf(call, phoneNumber) })
    },

    async signUpWithUsername(call) {
      refuseUnless(call, 'username')
      takeCaptcha(call, 'sign_up')
      const username = text(call.body, 'username').trim().toLowerCase()
      const draft = await draftOf(call, true)
      refuseDomain(call.state, draft.tenantId, '')
      if (draft.passwordHash === null) throw malformed('password is missing')
      // A taken name cannot be kept secret from the one who wants it.
      if (call.state.users.some((user) => user.username === username)) throw takenName()
      const user = addUser(call, { ...draft, email: '', username, id: drawId(call.state) })
      // There is no address to confirm.
      user.verified = true
      return created(await signedIn(call, user))
    },
  },
})

/** The common input of all sign-ups. */
type Draft = Pick<User, 'name' | 'metadata' | 'phoneNumber' | 'passwordHash'> & {
  /** The tenant that is founded or joined. */
  readonly tenantId: string | null
  readonly roleIds: readonly string[]
  readonly companyName: string
}

/** Validates all input before any change, at the same cost for known and unknown users. */
async function draftOf(call: Call, takesPassword: boolean): Promise<Draft> {
  const { body, state } = call
  const metadata = optionalText(body, 'metadata') ?? '{}'
  const members = readJson(metadata)
  if (!isRecord(members)) throw malformed('metadata must be a JSON object')
  const invitation = optionalText(body, 'invitationToken')
  const invite = invitation ? inviteLinkOf(call, invitation) : null
  const password = optionalText(body, 'password')
  return {
    name: shownName(optionalText(body, 'name') ?? ''),
    metadata,
    phoneNumber: optionalText(body, 'phoneNumber')?.trim() || null,
    passwordHash: takesPassword && password ? await chosenPassword(call, password) : null,
    companyName: shownName(optionalText(body, 'companyName') ?? ''),
    tenantId: invite?.tenantId ?? null,
    roleIds: invite?.roleIds ?? ownerRoles(state),
  }
}

/** The highest roles of the vendor, for the founder of a tenant. */
function ownerRoles({ roles }: CoreState): readonly string[] {
  return roles.flatMap(({ id, level, tenantId }) => (level === 0 && tenantId === undefined ? id : []))
}

interface NewUser extends Draft, Pick<User, 'id' | 'email'> {
  readonly username?: string
}

function addUser(call: Call, { companyName, tenantId: joined, roleIds, ...person }: NewUser): User {
  const { state, now } = call
  const createdAt = new Date(now).toISOString()
  const tenantId = joined ?? drawId(state)
  if (joined === null) {
    const name = companyName || person.name
    state.tenants.push({ id: tenantId, name, parentId: null, settings: {}, createdAt })
  }
  const user = newUser({
    ...person,
    name: person.name || person.email || person.username || (person.phoneNumber ?? ''),
    activeTenantId: tenantId,
    createdAt,
  })
  joinTenant(user, { tenantId, roleIds: [...roleIds] })
  state.users.push(user)
  call.audit({ user, tenantId })
  return user
}

async function signedIn(call: Call, user: User) {
  if (user.email !== '') sendActivation(call, user)
  const authResponse = needsSecondFactor(call, user)
    ? challengeAnswer(call, user, ['pwd'])
    : await openSession(call, user, ['pwd'])
  return { shouldActivate: false, userId: user.id, tenantId: user.activeTenantId, authResponse }
}

function mustActivate(call: Call, user: User) {
  const { activation } = settingsOf(call)
  if (activation === 'form') {
    const { token } = makeLink(call, {
      purpose: 'activation',
      userId: user.id,
      tenantId: user.activeTenantId,
      roleIds: [],
      hasCode: false,
    })
    return { shouldActivate: true, userId: user.id, activationToken: token }
  }
  const { token, code } = sendActivation(call, user)
  return { shouldActivate: true, userId: user.id, ...(code !== null && { otcToken: token }) }
}

/** The answer for a new address. The mail explains the truth to the owner. */
function answerForKnown(call: Call, user: User) {
  const { activation } = settingsOf(call)
  const invitationToken = optionalText(call.body, 'invitationToken')
  const userId = idOf(call, user.email)
  if (!user.verified && user.id === userId) {
    const { token, code } = sendActivation(call, user)
    return { shouldActivate: true, userId, ...(code !== null && { otcToken: token }) }
  }
  send(call, {
    channel: 'email',
    to: user.email,
    kind: 'already-signed-up',
    subject: 'You have an account already',
    text: `Somebody, perhaps you, tried to sign up with your address. Sign in instead: ${applicationAddress(
      call,
      '/account/login',
      invitationToken ? { invitationToken } : {},
    )}`,
  })
  const token = decoyToken(userId)
  const member = { link: {}, code: { otcToken: token }, form: { activationToken: token } }[activation]
  return { shouldActivate: true, userId, ...member }
}

/** The id of an address. It is always the same, so that a repeated request discloses nothing. */
function idOf({ state }: Call, address: string): string {
  const hex = digest(`${state.vendor.id}:${address}`)
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}

function settingsOf({ state }: Call) {
  return state.security.signUp ?? usualSignUp
}

function refuseUnless(call: Call, identifier: SignUpStrategy['strategy']): void {
  const { allowSignups } = call.state.security
  const isInvited = Boolean(optionalText(call.body, 'invitationToken'))
  const isOn = settingsOf(call).strategies.some(({ strategy, isActive }) => strategy === identifier && isActive)
  if ((allowSignups || isInvited) && isOn) return
  throw new Refusal(403, 'ER-SIGN-UP-CLOSED', 'Nobody can sign up here this way')
}

const takenName = () => new Refusal(409, 'ER-USERNAME-TAKEN', 'Somebody has this name already. Choose another')
