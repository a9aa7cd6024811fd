import { malformed, missing, Refusal } from '@portico/headless/provider'
import { area } from '../calls/area.ts'
import type { Call } from '../calls/call.ts'
import { takeCaptcha } from '../captcha/captcha.ts'
import type { Message } from '../core/message-records.ts'
import { send } from '../core/outbox.ts'
import { userByEmail } from '../core/user-queries.ts'
import type { User } from '../core/users.ts'
import { optionalText, text } from '../http/body.ts'
import { isLocked, locked } from '../lockout/failures.ts'
import { challengeAnswer, needsSecondFactor } from '../mfa/challenge.ts'
import { isRemembered } from '../mfa/remembered-device.ts'
import { openSession } from '../session/grant.ts'
import { drawPasscode, passcodeOfLink, passcodeOfTyped, takeTyped } from './passcodes.ts'
import { masked, userByPhoneNumber } from './phone-number.ts'
import { type Passcode, passwordlessRecords } from './records.ts'

/** Signing in with what was sent: a code by mail, a code by text message, a link by mail. */
export const passwordless = area({
  records: passwordlessRecords,
  handlers: {
    preLoginPasswordless(call) {
      const kind = kindOf(call)
      const asked = askedFor(call)
      takeCaptcha(call, 'login')
      if (!kind) return {}
      if (!isOffered(call, kind)) throw notOffered()
      const isSms = kind === 'smscode'
      const { user, address } = asked
      const isReached = isSms ? Boolean(user?.phoneNumber) : user !== undefined
      const passcode = drawPasscode(call, { kind, address, user: isReached ? user : undefined })
      if (user && isReached) {
        if (isLocked(call.state, user.email, user)) tellLocked(call, user)
        else tellPasscode(call, user, passcode)
        call.audit({ user, tenantId: user.activeTenantId })
      }
      // The answer is the same without a phone number.
      return isSms ? { phoneNumber: masked(user?.phoneNumber ?? null, address) } : {}
    },

    async postLoginPasswordless(call) {
      const kind = kindOf(call)
      if (!kind) throw malformed('Nothing is sent for this kind: there is no token to sign in with')
      const token = text(call.body, 'token')
      if (kind === 'magiclink') takeCaptcha(call, 'magic_link_postlogin')
      const passcode = kind === 'magiclink' ? passcodeOfLink(call, token) : passcodeOfTyped(call, kind)
      const user = call.state.users.find(({ id }) => id === passcode.userId)
      if (isLocked(call.state, user?.email ?? passcode.address, user)) throw locked()
      if (kind !== 'magiclink') takeTyped(call, passcode, token, user)
      if (!user) throw missing('The person')
      passcode.isSpent = true
      if (kind !== 'smscode') user.verified = true
      return needsSecondFactor(call, user) && !isRemembered(call, user)
        ? challengeAnswer(call, user, methods[kind])
        : openSession(call, user, methods[kind])
    },
  },
})

/** How the person proved who they are (RFC 8176). */
const methods = { code: ['otp'], smscode: ['sms'], magiclink: ['mca'] } as const

const strategies = { code: ['Code'], smscode: ['SmsCode', 'SmsCodeV2'], magiclink: ['MagicLink'] } as const

/** The kind of message; `null` for a password or a passkey, which need none. */
function kindOf({ path }: Call): Passcode['kind'] | null {
  const kind = path['type']
  if (kind === 'code' || kind === 'smscode' || kind === 'magiclink') return kind
  if (kind === 'emailandpassword' || kind === 'webauthn') return null
  throw missing('This way in')
}

function isOffered({ state: { security } }: Call, kind: Passcode['kind']): boolean {
  const names: readonly string[] = strategies[kind]
  const secondary = security.secondaryStrategies ?? []
  return (
    names.includes(security.mainStrategy) ||
    (security.otherStrategies ?? []).some((strategy) => names.includes(strategy)) ||
    secondary.some(({ strategy, isActive }) => isActive && names.includes(strategy))
  )
}

/** Whom the message is for, and the name they were asked for by. */
function askedFor(call: Call): { readonly user: User | undefined; readonly address: string } {
  const { body, state } = call
  const email = optionalText(body, 'email')?.trim() || optionalText(body, 'username')?.trim()
  if (email) return { user: userByEmail(call, email), address: email.toLowerCase() }
  const phoneNumber = optionalText(body, 'phoneNumber')?.trim()
  if (phoneNumber) return { user: userByPhoneNumber(call, phoneNumber), address: phoneNumber }
  const userId = optionalText(body, 'userId')
  if (userId) return { user: state.users.find(({ id }) => id === userId), address: userId }
  throw malformed('One of email, username, phoneNumber and userId must be there')
}

const notOffered = () =>
  new Refusal(403, 'ER-STRATEGY-DISABLED', 'This way in is switched off here. Sign in another way')

/** Sends a code or a link. */
function tellPasscode(call: Call, user: User, passcode: Passcode): void {
  send(call, messageOf(call, user, passcode))
}

/** Sends the lock notice by mail. The answer to the call does not disclose it. */
function tellLocked(call: Call, user: User): void {
  send(call, {
    channel: 'email',
    to: user.email,
    kind: 'sign-in-locked',
    subject: 'Your account is locked',
    text: 'Somebody asked to sign in with your address. Your account is locked: ask your administrator to unlock it.',
  })
}

function messageOf(call: Call, user: User, { kind, secret }: Passcode): Omit<Message, 'id' | 'sentAt'> {
  const app = call.state.vendor.name
  switch (kind) {
    case 'code':
      return {
        channel: 'email',
        to: user.email,
        kind: 'sign-in-code',
        subject: `${secret} is your code for ${app}`,
        text: `Your code is ${secret}. It is good for 5 minutes, in the browser you asked from.`,
      }
    case 'smscode':
      return {
        channel: 'sms',
        to: user.phoneNumber ?? '',
        kind: 'sign-in-code',
        subject: '',
        text: `${secret} is your code for ${app}. It is good for 5 minutes.`,
      }
    case 'magiclink':
      return {
        channel: 'email',
        to: user.email,
        kind: 'magic-link',
        subject: `Sign in to ${app}`,
        text: `Sign in within 5 minutes: ${pageOf(call)}/account/login/magic-link?token=${secret}`,
      }
    default:
      return kind satisfies never
  }
}

/** Where the page is that asked: calls from other origins than those allowed have been refused before. */
function pageOf({ request, url }: Call): string {
  return request.headers.get('origin') ?? url.origin
}
