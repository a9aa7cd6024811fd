import type { PorticoError, ResetPhoneNumberStep } from '@portico/headless'
import { PhoneNumbers, type PhoneNumbersProps, type PhoneNumbersView, ResetPhoneNumberPage } from '@portico/ui-kit'
import { anyCall, failure } from '../failures.ts'
import type { GalleryState, StatesOf } from '../gallery-state.ts'

const email = 'rita@acme.test'
const phoneNumber = '+14155550123'
const code = { code: '482135' }

/** What a state says beside its step: the call that is under way or failed, and what was typed. */
interface Held extends Pick<GalleryState, 'typed'> {
  readonly error?: PorticoError
  readonly isPending?: boolean
}

/** Makes the states of one step of replacing a lost number. */
function resetting(idOfStep: string, step: ResetPhoneNumberStep, call: string) {
  return (id: string, title: string, { typed, ...held }: Held = {}): GalleryState => ({
    id: `${idOfStep}-${id}`,
    title,
    screen: <ResetPhoneNumberPage fixed={{ step, call, ...held }} />,
    ...(typed && { typed }),
  })
}

const asking = resetting('reset-phone', { name: 'ResetPhoneNumber', email: '' }, 'submitEmail')
const verifying = resetting(
  'reset-phone-code',
  { name: 'VerifyResetPhoneNumber', email, sentAt: 0, resendAt: 0 },
  'submitCode',
)
const resending = resetting(
  'reset-phone-resend',
  { name: 'VerifyResetPhoneNumber', email, sentAt: 0, resendAt: 0 },
  'resend',
)
const changing = resetting('change-phone', { name: 'ChangePhoneNumber', email }, 'submitPhoneNumber')

/** The states of every step of replacing a lost number. A step without one does not compile. */
export const resetPhoneNumberStates: Readonly<Record<ResetPhoneNumberStep['name'], StatesOf>> = {
  ResetPhoneNumber: [
    asking('empty', 'As it opens'),
    asking('pending', 'Sending a code', { typed: { email }, isPending: true }),
    asking('email-required', 'Sent without an address', { error: failure('email-required') }),
    asking('network', 'No connection', { typed: { email }, error: anyCall.network }),
    asking('provider', 'The provider failed', { error: anyCall.provider }),
  ],
  VerifyResetPhoneNumber: [
    verifying('empty', 'As it opens'),
    verifying('pending', 'Checking the code', { typed: code, isPending: true }),
    verifying('required', 'Sent without a code', { error: failure('phone-code-required') }),
    verifying('wrong', 'A wrong code', { typed: code, error: failure('ER-PHONE-CODE-INVALID', 401) }),
    verifying('expired', 'It has run out', { typed: code, error: failure('ER-PHONE-TOKEN-EXPIRED', 401) }),
    verifying('too-many', 'Too many wrong codes', { error: failure('ER-PHONE-TOO-MANY-ATTEMPTS', 401) }),
    verifying('none', 'No code is waited for', { error: failure('no-code-sent') }),
    resending('too-soon', 'Another code was asked for too soon', { error: failure('resend-too-soon') }),
  ],
  ChangePhoneNumber: [
    changing('empty', 'As it opens'),
    changing('pending', 'Changing the number', { typed: { phoneNumber }, isPending: true }),
    changing('required', 'Sent without a number', { error: failure('phone-required') }),
    changing('national', 'A number without its country', {
      typed: { phoneNumber: '415 555 0123' },
      error: failure('phone-not-international'),
    }),
    changing('incomplete', 'Half a number', { typed: { phoneNumber: '+1 415' }, error: failure('phone-incomplete') }),
    changing('expired', 'It has run out', { typed: { phoneNumber }, error: failure('ER-PHONE-TOKEN-EXPIRED', 401) }),
  ],
}

const rows = [
  { id: '1', phoneNumber, verified: true },
  { id: '2', phoneNumber: '+4930123456', verified: false },
]
const verification = { phoneNumber, sentBy: 'sms', sentAt: 0, resendAt: 0 } as const

function numbers(
  id: string,
  title: string,
  step: PhoneNumbersView,
  { typed, ...held }: Held & Partial<NonNullable<PhoneNumbersProps['fixed']>> = {},
): GalleryState {
  const screen = <PhoneNumbers fixed={{ step, rows, ...held }} />
  return {
    id: `phone-numbers-${id}`,
    title,
    screen,
    page: <main className="gallery-application">{screen}</main>,
    ...(typed && { typed }),
  }
}

/** The states of the own phone numbers. A view without one does not compile. */
export const phoneNumbersStates: Readonly<Record<PhoneNumbersView['name'], StatesOf>> = {
  list: [
    numbers('list', 'One confirmed, one not', { name: 'list' }),
    numbers('empty', 'None yet', { name: 'list' }, { rows: [] }),
    numbers('gone', 'One that is gone', { name: 'list' }, { call: 'remove', error: failure('unknown-phone-number') }),
  ],
  add: [
    numbers('add', 'Another one', { name: 'add' }),
    numbers(
      'known',
      'One that is there already',
      { name: 'add' },
      {
        call: 'add',
        typed: { phoneNumber },
        error: failure('ER-PHONE-KNOWN', 409),
      },
    ),
  ],
  verifyPhoneNumber: [numbers('verify', 'Confirming one', { name: 'verifyPhoneNumber', ...verification })],
  verifyPhoneNumberDeletion: [
    numbers('remove', 'Removing one', { name: 'verifyPhoneNumberDeletion', ...verification }),
    numbers('remove-unconfirmed', 'Removing one that was never confirmed', {
      name: 'verifyPhoneNumberDeletion',
      ...verification,
      sentBy: 'email',
    }),
  ],
}
