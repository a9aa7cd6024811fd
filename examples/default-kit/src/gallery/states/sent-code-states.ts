import { mfaFeature } from '@portico/headless'
import { anyCall, failure } from '../failures.ts'
import type { StatesOf } from '../gallery-state.ts'
import { statesOf } from '../login-state.ts'

const step = { name: 'loginWithTwoFactor', email: 'mia@acme.test' } as const
const toEnroll = { name: 'forceTwoFactor', email: 'emil@acme.test' } as const
const typed = { code: '482135' }
const day = 86_400

const phone = statesOf(
  'phone',
  { step: toEnroll, mfaStep: { name: 'smsSetPhoneNumber', phoneNumber: '' } },
  mfaFeature,
  'submitPhoneNumber',
)

/** The number of a phone that is to get codes. */
export const phoneStates: StatesOf = [
  phone.state('empty', 'As it opens'),
  phone.state('pending', 'Sending a code', { typed: { phoneNumber: '+49 151 2345678' }, isPending: true }),
  phone.failed(failure('phone-required'), 'Sent without a number'),
  phone.failed(failure('ER-PHONE-INVALID', 400), 'No number', { typed: { phoneNumber: '0151' } }),
  phone.failed(failure('ER-PHONE-ENROLLED', 409), 'A phone that gets codes already', {
    typed: { phoneNumber: '+49 151 2345678' },
  }),
  phone.failed(anyCall.network, 'No connection', { typed: { phoneNumber: '+49 151 2345678' } }),
]

const phones = [
  { id: 'one', phoneNumber: '+49*******78' },
  { id: 'two', phoneNumber: '+49*******21' },
]
const sent = { mode: 'verify', sent: { sentAt: 0, resendAt: 0 } } as const
const waiting = { sent: { sentAt: 0, resendAt: 24_000 } }
const smsStep = { name: 'smsVerifyCode', ...sent, phoneNumber: '+49*******78', phones: [] } as const
const sms = statesOf('sms', { step, mfaStep: smsStep }, mfaFeature, 'submitCode')

/** The digits of a text message. */
export const smsStates: StatesOf = [
  sms.state('sent', 'The code is on its way', { mfaStep: { ...smsStep, ...waiting }, rememberFor: 14 * day }),
  sms.state('resend', 'Another one may be sent', { hasChoice: true }),
  sms.state('phones', 'With another phone', { mfaStep: { ...smsStep, phones } }),
  sms.state('enroll', 'A phone that is set up', {
    step: toEnroll,
    mfaStep: { ...smsStep, mode: 'enroll', phoneNumber: '+49 151 2345678' },
  }),
  sms.state('sending', 'Sending the code', {
    mfaStep: { ...smsStep, sent: null },
    call: 'sendCode',
    isPending: true,
  }),
  sms.state('not-sent', 'The code was not sent', { call: 'sendCode', error: anyCall.network }),
  sms.state('too-many', 'Too many codes', { call: 'sendCode', error: failure('ER-MFA-TOO-MANY-CODES', 429) }),
  sms.state('pending', 'Checking the code', { typed, isPending: true }),
  sms.state('nothing-sent', 'No code was sent', { error: failure('code-not-sent'), typed }),
  sms.state('just-sent', 'Another one was asked for too soon', { call: 'sendCode', error: failure('resend-too-soon') }),
  sms.failed(failure('ER-MFA-STRATEGY-DISABLED', 403), 'Text messages were switched off'),
  sms.failed(failure('ER-MFA-CODE-INVALID', 401), 'A wrong code', { typed }),
  sms.failed(failure('ER-MFA-CODE-EXPIRED', 401), 'A code that has run out', { typed }),
]

const emailStep = { name: 'emailVerifyCode', ...sent, email: 'mia@acme.test' } as const
const mail = statesOf('email-code', { step, mfaStep: emailStep }, mfaFeature, 'submitCode')

/** The digits of a mail. */
export const emailCodeStates: StatesOf = [
  mail.state('sent', 'The code is on its way', { mfaStep: { ...emailStep, ...waiting } }),
  mail.state('unnamed', 'To an address that is not told', { mfaStep: { ...emailStep, email: '' } }),
  mail.failed(failure('ER-MFA-CODE-INVALID', 401), 'A wrong code', { typed }),
]

const devices = [
  { id: 'one', name: 'Work laptop' },
  { id: 'two', name: 'Home laptop' },
]
const deviceStep = { name: 'webAuthn', mode: 'verify', method: 'WebAuthnPlatform', devices } as const
const device = statesOf('device', { step, mfaStep: deviceStep }, mfaFeature, 'submitWebAuthn')

/** A passkey of this device, or a security key. */
export const deviceStates: StatesOf = [
  device.state('ask', 'As it opens'),
  device.state('enroll', 'This device is set up', {
    step: toEnroll,
    mfaStep: { ...deviceStep, mode: 'enroll', devices: [] },
  }),
  device.state('key', 'A security key', {
    mfaStep: { ...deviceStep, method: 'WebAuthnCrossPlatform', devices: [] },
    hasChoice: true,
  }),
  device.state('key-enroll', 'A security key is set up', {
    step: toEnroll,
    mfaStep: { name: 'webAuthn', mode: 'enroll', method: 'WebAuthnCrossPlatform', devices: [] },
  }),
  device.state('pending', 'Waiting for the device', { isPending: true }),
  device.failed(failure('webauthn-canceled'), 'Nothing was confirmed'),
  device.failed(failure('webauthn-unsupported'), 'The browser cannot'),
  device.failed(failure('ER-MFA-ENROLLED', 409), 'A second factor that is set up already'),
  device.failed(failure('webauthn-timed-out'), 'Nothing was confirmed in time'),
  device.failed(failure('webauthn-registered'), 'A device that is set up already'),
  device.failed(failure('webauthn-insecure'), 'A page of another address'),
  device.failed(failure('webauthn-failed'), 'A device that gave no answer'),
]
