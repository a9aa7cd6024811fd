import { type MfaMethod, mfaFeature } from '@portico/headless'
import { anyCall, failure } from '../failures.ts'
import type { StatesOf } from '../gallery-state.ts'
import { statesOf } from '../login-state.ts'

const step = { name: 'loginWithTwoFactor', email: 'mia@acme.test' } as const
const toEnroll = { name: 'forceTwoFactor', email: 'emil@acme.test' } as const
const methods: readonly MfaMethod[] = [
  'AuthenticatorApp',
  'SMS',
  'EmailCode',
  'WebAuthnPlatform',
  'WebAuthnCrossPlatform',
]
const choose = statesOf('choose', { step, mfaStep: { name: 'verify', mode: 'verify', methods } }, mfaFeature)

/** Several second factors to choose from. */
export const chooseStates: StatesOf = [
  choose.state('verify', 'One of those that are set up'),
  choose.state('enroll', 'One to set up', { step: toEnroll, mfaStep: { name: 'verify', mode: 'enroll', methods } }),
  choose.state('due', 'Postponed after the date', {
    step: toEnroll,
    mfaStep: { name: 'verify', mode: 'enroll', methods },
    call: 'postpone',
    error: failure('ER-MFA-DUE', 403),
  }),
  choose.state('two', 'One of two', {
    mfaStep: { name: 'verify', mode: 'verify', methods: ['AuthenticatorApp', 'EmailCode'] },
  }),
]

const { state, failed } = statesOf(
  'code',
  { step, mfaStep: { name: 'authenticatorApp', mode: 'verify' } },
  mfaFeature,
  'submitAuthenticatorCode',
)
const day = 86_400
const typed = { code: '482135' }

/** The digits of an authenticator app. */
export const codeStates: StatesOf = [
  state('empty', 'As it opens'),
  state('half', 'Half typed', { typed: { code: '482' } }),
  state('remember', 'The device may be remembered', { rememberFor: 14 * day }),
  state('remember-hour', 'The device may be remembered for an hour', { rememberFor: day / 24 }),
  state('remember-asking', 'Asking whether the device may be remembered', {
    call: 'loadRememberPolicy',
    isPending: true,
  }),
  state('choice', 'With other second factors', { hasChoice: true, rememberFor: 14 * day }),
  state('pending', 'Checking the code', { typed, isPending: true }),
  failed(failure('code-required'), 'Sent without a code'),
  failed(failure('ER-MFA-CODE-INVALID', 401), 'A wrong code', { typed, rememberFor: 14 * day }),
  failed(failure('ER-MFA-CODE-USED', 401), 'A code that was used', { typed }),
  failed(failure('ER-MFA-CODE-EXPIRED', 401), 'A code that has run out', { typed }),
  failed(failure('ER-MFA-TOO-MANY-ATTEMPTS', 401), 'Too many wrong codes', { typed }),
  failed(failure('ER-MFA-TOKEN-EXPIRED', 401), 'The sign-in has run out', { typed }),
  failed(failure('no-challenge'), 'The sign-in is over', { typed }),
  failed(anyCall.network, 'No connection', { typed }),
  state('provider', 'The provider failed', { typed, error: anyCall.provider }),
]
