import { malformed, missing, Refusal } from '@portico/headless/provider'
import { area } from '../calls/area.ts'
import { type Call, created } from '../calls/call.ts'
import { drawId } from '../core/random.ts'
import type { CoreState } from '../core/state.ts'
import { userByEmail, usersIn } from '../core/user-queries.ts'
import type { User } from '../core/users.ts'
import { flag, text } from '../http/body.ts'
import { identityPage } from '../http/page.ts'
import { isLocked } from '../lockout/failures.ts'
import { allowNext, askForCode, spendNext, takeCode } from './proof.ts'
import { type PhoneNumber, phoneNumberRecords } from './records.ts'

/** Phone numbers: a lost one replaced, the own ones kept, those of others looked at. */
export const phoneNumbers = area({
  records: phoneNumberRecords,
  handlers: {
    requestPhoneNumberReset(call) {
      const email = text(call.body, 'email').trim().toLowerCase()
      const user = userByEmail(call, email)
      // The answer does not disclose accounts.
      const asked = user && !isLocked(call.state, email, user) ? user : null
      const why = 'Enter it to change your phone number. If you did not ask for it, nothing has to be done.'
      const resetPhoneNumberToken = askForCode(call, asked, {
        purpose: 'reset-phone',
        subject: email,
        channel: 'email',
        to: email,
        why,
      })
      return { resetPhoneNumberToken }
    },

    verifyPhoneNumberReset(call) {
      const { userId } = takeCode(call, 'reset-phone', text(call.body, 'resetPhoneNumberToken'))
      return { changePhoneNumberToken: allowNext(call, userId) }
    },

    changePhoneNumber(call) {
      const phoneNumber = numberIn(call)
      const userId = spendNext(call, text(call.body, 'changePhoneNumberToken'))
      const user = call.state.users.find(({ id }) => id === userId)
      if (!user) throw missing('The person')
      // It is confirmed by the sign-in that follows.
      addNumber(call, user, phoneNumber)
      user.phoneNumber = phoneNumber
      call.audit({ user, tenantId: user.activeTenantId }, 'High')
    },

    startPhoneNumberChange(call) {
      return { changePhoneId: askFor(call, call.holder().user, numberIn(call)) }
    },

    verifyPhoneNumberChange(call) {
      const number = confirm(call, text(call.body, 'changePhoneId'))
      call.holder().user.phoneNumber = number.phoneNumber
    },

    createPhoneNumber(call) {
      const { user, tenant } = call.holder()
      const phoneNumber = numberIn(call)
      const known = numbersOf(call.state, user).find((one) => one.phoneNumber === phoneNumber)
      if (known?.verified) throw new Refusal(409, 'ER-PHONE-KNOWN', 'You have this phone number already')
      if (!known) {
        addNumber(call, user, phoneNumber)
        call.audit({ user, tenantId: tenant.id })
      }
      return created(flag(call.body, 'verify') ? { otcToken: askFor(call, user, phoneNumber) } : {})
    },

    listMyPhoneNumbers: (call) => numbersOf(call.state, call.holder().user).map(numberAnswer),

    startPhoneNumberVerification(call) {
      const { user } = call.holder()
      const phoneNumber = numberIn(call)
      if (!numbersOf(call.state, user).some((one) => one.phoneNumber === phoneNumber)) throw missing('The phone number')
      return { otcToken: askFor(call, user, phoneNumber) }
    },

    verifyPhoneNumber(call) {
      confirm(call, text(call.body, 'otcToken'))
    },

    deletePhoneNumber(call) {
      const { user } = call.holder()
      const { id, phoneNumber, verified } = ownNumber(call, user)
      const otcToken = askForCode(call, user, {
        purpose: 'remove-phone',
        subject: id,
        // An unconfirmed number may belong to another person.
        ...(verified ? { channel: 'sms', to: phoneNumber } : { channel: 'email', to: user.email }),
        why: 'Enter it to remove a phone number from your account.',
      })
      return { phoneId: id, otcToken }
    },

    verifyPhoneNumberDeletion(call) {
      const { user, tenant } = call.holder()
      const number = ownNumber(call, user)
      const { userId, subject } = takeCode(call, 'remove-phone', text(call.body, 'otcToken'))
      if (userId !== user.id || subject !== number.id) throw missing('The phone number')
      removeNumber(call.state, user, number)
      call.audit({ user, tenantId: tenant.id }, 'High')
    },

    listPhoneNumbers: (call, { tenant }) => {
      const people = new Set(usersIn(call.state, tenant).map(({ id }) => id))
      const rows = call.state.phoneNumbers.filter(({ userId }) => people.has(userId))
      return identityPage(call.url, rows.map(numberAnswer))
    },

    listUserPhoneNumbers: (call, { tenant }) => {
      const { searchParams } = call.url
      const ids = searchParams.get('userIds')?.split(',')
      const wanted = searchParams.get('_phoneNumber')
      const rows = usersIn(call.state, tenant)
        .filter(({ id }) => ids?.includes(id) ?? true)
        .flatMap((user) => numbersOf(call.state, user))
        .filter(({ phoneNumber }) => wanted === null || phoneNumber.includes(wanted))
      return identityPage(
        call.url,
        rows.map(({ userId, phoneNumber }) => ({ userId, phoneNumber })),
      )
    },
  },
})

/** A number in international form, as E.164 has it; spaces, dots, dashes and brackets do not matter. */
function numberIn({ body }: Call): string {
  const number = text(body, 'phoneNumber').replace(/[\s().-]/g, '')
  if (/^\+[1-9]\d{6,14}$/.test(number)) return number
  throw malformed('phoneNumber must be in international form, such as +14155550123')
}

function askFor(call: Call, user: User, phoneNumber: string): string {
  return askForCode(call, user, {
    purpose: 'verify-phone',
    subject: phoneNumber,
    channel: 'sms',
    to: phoneNumber,
    why: 'Enter it to confirm your phone number.',
  })
}

/** Takes the code that was sent to a number: it is the caller's from now on. */
function confirm(call: Call, token: string): PhoneNumber {
  const { user, tenant } = call.holder()
  const { userId, subject } = takeCode(call, 'verify-phone', token)
  if (userId !== user.id) throw missing('The phone number')
  const number = addNumber(call, user, subject)
  number.verified = true
  number.updatedAt = new Date(call.now).toISOString()
  user.phoneNumber ??= subject
  call.audit({ user, tenantId: tenant.id })
  return number
}

function ownNumber({ state, path }: Call, user: User): PhoneNumber {
  const number = numbersOf(state, user).find(({ id }) => id === path['phoneId'])
  if (number) return number
  throw missing('The phone number')
}

/** The numbers of a person. */
function numbersOf(state: CoreState, { id }: User): readonly PhoneNumber[] {
  return phoneNumberRecords.of(state).phoneNumbers.filter(({ userId }) => userId === id)
}

/** Returns a user's number, and adds it unconfirmed if it is new. */
function addNumber({ state, now }: Call, user: User, phoneNumber: string): PhoneNumber {
  const known = numbersOf(state, user).find((one) => one.phoneNumber === phoneNumber)
  if (known) return known
  const at = new Date(now).toISOString()
  const number = { id: drawId(state), userId: user.id, phoneNumber, verified: false, createdAt: at, updatedAt: at }
  phoneNumberRecords.of(state).phoneNumbers.push(number)
  return number
}

/** Takes a number away from its person; the next confirmed one takes its place where they sign in with it. */
function removeNumber(state: CoreState, user: User, { id, phoneNumber }: PhoneNumber): void {
  const own = phoneNumberRecords.of(state)
  own.phoneNumbers = own.phoneNumbers.filter((one) => one.id !== id)
  if (user.phoneNumber !== phoneNumber) return
  user.phoneNumber = numbersOf(state, user).find(({ verified }) => verified)?.phoneNumber ?? null
}

/** A number as the contract shows it. */
function numberAnswer({ id, phoneNumber, verified, createdAt, updatedAt }: PhoneNumber) {
  return { id, phoneNumber, verified, createdAt, updatedAt }
}
