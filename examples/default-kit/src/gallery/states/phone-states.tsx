import {
  type PhoneNumbersState,
  phoneNumbersFeature,
  type ResetPhoneNumberActions,
  type ResetPhoneNumberStep,
  resetPhoneNumberFeature,
} from '@portico/headless'
import type { FrozenCalls } from '@portico/headless/preview'
import { PhoneNumbers, ResetPhoneNumberPage } from '@portico/ui-kit'
import { onPage } from '../application-page.tsx'
import { anyCall, failure } from '../failures.ts'
import { type GalleryState, type ShownCall, type StatesOf, statesOfFlow } from '../gallery-state.ts'

const email = 'rita@acme.test'
const phoneNumber = '+14155550123'
const code = { code: '482135' }

/** Makes the states of one step of replacing a lost number. */
function resetting(idOfStep: string, step: ResetPhoneNumberStep, call: keyof FrozenCalls<ResetPhoneNumberActions>) {
  const state = statesOfFlow(idOfStep, resetPhoneNumberFeature, { screen: <ResetPhoneNumberPage /> })
  return (id: string, title: string, { typed, ...held }: Held = {}) =>
    state(id, title, { step, call, ...held }, { typed })
}

/** The call of a state, and the values to type. */
interface Held extends ShownCall<object>, Pick<GalleryState, 'typed'> {}

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
    changing('extension', 'A number with its extension', {
      typed: { phoneNumber: `${phoneNumber} x12` },
      error: failure('phone-extension'),
    }),
    changing('expired', 'It has run out', { typed: { phoneNumber }, error: failure('ER-PHONE-TOKEN-EXPIRED', 401) }),
  ],
}

const rows = [
  { id: '1', phoneNumber, isVerified: true },
  { id: '2', phoneNumber: '+4930123456', isVerified: false },
]
const verification = { phoneNumber, sentBy: 'sms', sentAt: 0, resendAt: 0 } as const

const numbers = statesOfFlow('phone-numbers', phoneNumbersFeature, onPage(<PhoneNumbers />))

/** The form for another number is opened by the button below the list. */
const adding = { pressed: '.portico-Button' }

/** The states of the own phone numbers. A view without one does not compile. */
export const phoneNumbersStates: Readonly<Record<PhoneNumbersState['step']['name'] | 'add', StatesOf>> = {
  list: [
    numbers('list', 'One confirmed, one not', { rows }),
    numbers('empty', 'None yet', {}),
    numbers('gone', 'One that is gone', { rows, call: 'remove', error: failure('unknown-phone-number') }),
  ],
  add: [
    numbers('add', 'Another one', { rows }, adding),
    numbers(
      'known',
      'One that is there already',
      { rows, call: 'add', error: failure('ER-PHONE-KNOWN', 409) },
      { ...adding, typed: { phoneNumber } },
    ),
  ],
  verifyPhoneNumber: [numbers('verify', 'Confirming one', { step: { name: 'verifyPhoneNumber', ...verification } })],
  verifyPhoneNumberDeletion: [
    numbers('remove', 'Removing one', { step: { name: 'verifyPhoneNumberDeletion', ...verification } }),
    numbers('remove-unconfirmed', 'Removing one that was never confirmed', {
      step: { name: 'verifyPhoneNumberDeletion', ...verification, sentBy: 'email' },
    }),
  ],
}
