import { quickSmsFeature } from '@portico/headless'
import { anyCall, failure } from '../failures.ts'
import type { StatesOf } from '../gallery-state.ts'
import { statesOf } from '../login-state.ts'

const step = { name: 'promptQuickSms', email: 'ada@acme.test' } as const
const phoneNumber = '+14155550123'
const quickSmsStep = { name: 'smsVerifyCode', phoneNumber, sentAt: 0, resendAt: 0 } as const
const code = { code: '482135' }

const number = statesOf('quick-sms', { step }, quickSmsFeature, 'submitPhoneNumber')
const sent = statesOf('quick-sms-code', { step, quickSmsStep }, quickSmsFeature, 'submitCode')

/** The number of somebody who wants to sign in by text message, and the code that was sent to it. */
export const promptQuickSmsStates: StatesOf = [
  number.state('asking', 'As it opens'),
  number.state('again', 'Back for another number', { quickSmsStep: { name: 'smsSetPhoneNumber', phoneNumber } }),
  number.state('pending', 'Sending a code', { typed: { phoneNumber }, isPending: true }),
  number.failed(failure('phone-required'), 'Sent without a number'),
  number.failed(failure('phone-not-international'), 'A number without its country', {
    typed: { phoneNumber: '415 555 0123' },
  }),
  number.failed(failure('phone-incomplete'), 'Half a number', { typed: { phoneNumber: '+1 415' } }),
  number.failed(anyCall.network, 'No connection', { typed: { phoneNumber } }),
  number.state('provider', 'The provider failed', { typed: { phoneNumber }, error: anyCall.provider }),
  sent.state('waiting', 'Just sent', { quickSmsStep: { ...quickSmsStep, resendAt: 24_000 } }),
  sent.state('empty', 'Another may be asked for'),
  sent.state('pending', 'Checking the code', { typed: code, isPending: true }),
  sent.state('resending', 'Sending another', { call: 'resend', isPending: true }),
  sent.failed(failure('phone-code-required'), 'Sent without a code'),
  sent.failed(failure('ER-PHONE-CODE-INVALID', 401), 'A wrong code', { typed: code }),
  sent.failed(failure('ER-PHONE-TOKEN-EXPIRED', 401), 'It has run out', { typed: code }),
  sent.failed(failure('ER-PHONE-TOO-MANY-ATTEMPTS', 401), 'Too many wrong codes'),
]
