import { loginFeature, passwordlessFeature } from '@portico/headless'
import { anyCall, failure } from '../failures.ts'
import type { StatesOf } from '../gallery-state.ts'
import { statesOf } from '../login-state.ts'

const sent = { email: 'rita@acme.test', sentAt: 0, resendAt: 0 }
const waiting = { resendAt: 24_000 }
const typed = { code: '482135' }
const codeStep = { name: 'loginWithOtc', ...sent, phoneNumber: null } as const
const smsStep = { name: 'loginWithSmsOtc', ...sent, phoneNumber: '+••••••••42' } as const
const quickStep = { ...smsStep, name: 'loginWithQuickSmsOtc' } as const
const linkStep = { name: 'magicLinkPreLoginSuccess', ...sent } as const

const code = statesOf('otc', { step: codeStep }, passwordlessFeature, 'submitCode')
const sms = statesOf('sms-otc', { step: smsStep }, passwordlessFeature, 'submitCode')
const quick = statesOf('quick-sms-otc', { step: quickStep }, passwordlessFeature, 'submitCode')
const link = statesOf('link', { step: linkStep }, passwordlessFeature, 'resend')
const done = statesOf('link-done', { step: { name: 'magicLinkPostLoginSuccess', isStaying: false } }, loginFeature)

/** A code by mail. */
export const codeSentStates: StatesOf = [
  code.state('waiting', 'Just sent', { step: { ...codeStep, ...waiting } }),
  code.state('empty', 'Another may be asked for'),
  code.state('half', 'Half typed', { typed: { code: '482' } }),
  code.state('pending', 'Checking the code', { typed, isPending: true }),
  code.state('resending', 'Sending another', { call: 'resend', isPending: true }),
  code.failed(failure('passcode-required'), 'Sent without a code'),
  code.failed(failure('ER-PASSCODE-INVALID', 401), 'A wrong code', { typed }),
  code.failed(failure('ER-PASSCODE-EXPIRED', 401), 'A code that has run out', { typed }),
  code.failed(failure('ER-PASSCODE-USED', 401), 'A code that was used', { typed }),
  code.failed(failure('ER-PASSCODE-TOO-MANY-ATTEMPTS', 401), 'Too many wrong codes', { typed }),
  code.failed(failure('failed-to-authenticate', 401), 'Refused without a word', { typed }),
  code.failed(failure('nothing-sent'), 'The sign-in is over', { typed }),
  code.failed(failure('ER-PASSCODE-TOO-SOON', 429), 'Another was asked for too soon', { call: 'resend' }),
  code.failed(failure('resend-too-soon'), 'Another was asked for before its time', { call: 'resend' }),
  code.failed(failure('ER-STRATEGY-DISABLED', 403), 'Another way in is switched off', { call: 'send' }),
  code.failed(anyCall.network, 'No connection', { typed }),
  code.state('provider', 'The provider failed', { typed, error: anyCall.provider }),
]

/** A code by text message. */
export const smsStates: StatesOf = [
  sms.state('waiting', 'Just sent', { step: { ...smsStep, ...waiting } }),
  sms.state('unknown-number', 'The provider tells no number', { step: { ...smsStep, phoneNumber: null } }),
]

/** A code by text message beside the main way in. */
export const quickSmsStates: StatesOf = [quick.state('empty', 'Another may be asked for')]

/** A link by mail. */
export const linkSentStates: StatesOf = [
  link.state('waiting', 'Just sent', { step: { ...linkStep, ...waiting } }),
  link.state('ready', 'Another may be asked for'),
  link.state('resending', 'Sending another', { isPending: true }),
  link.failed(failure('ER-PASSCODE-TOO-SOON', 429), 'Another was asked for too soon'),
  link.state('provider', 'The provider failed', { error: anyCall.provider }),
]

/** The link has worked. */
export const linkSuccessStates: StatesOf = [
  done.state('leading-on', 'The page moves on'),
  done.state('staying', 'Told to stay', { step: { name: 'magicLinkPostLoginSuccess', isStaying: true } }),
]
