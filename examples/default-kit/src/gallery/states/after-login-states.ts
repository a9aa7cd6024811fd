import { loginFeature, passwordRotationFeature } from '@portico/headless'
import { anyCall, failure } from '../failures.ts'
import type { StatesOf } from '../gallery-state.ts'
import { statesOf } from '../login-state.ts'

const email = 'ada@acme.test'
const token = { reveal: () => 'sample' }
const expired = statesOf(
  'rotation-expired',
  { step: { name: 'passwordRotationExpired', email, userId: 'ada', token } },
  passwordRotationFeature,
  'submitPassword',
)
const typed = { newPassword: 'Winter-harbour-7' }

/** A password that has run out. */
export const rotationExpiredStates: StatesOf = [
  expired.state('empty', 'As it opens'),
  expired.state('weak', 'Half typed', { typed: { newPassword: 'wint' } }),
  expired.state('strong', 'Every rule met', { typed }),
  expired.state('pending', 'Setting the password', { typed, isPending: true }),
  expired.failed(failure('password-required'), 'Sent without a password'),
  expired.failed(failure('password-unacceptable'), 'Sent before every rule was met', {
    typed: { newPassword: 'wint' },
  }),
  expired.failed(failure('ER-PASSWORD-WEAK', 400), 'A password the provider finds too weak', { typed }),
  expired.failed(failure('no-sign-in'), 'The sign-in is over', { typed }),
  expired.failed(failure('ER-PASSWORD-REUSED', 400), 'A password that was used before', { typed }),
  expired.failed(failure('ER-PASSWORD-BREACHED', 400), 'A password that is known to be stolen', { typed }),
  expired.failed(failure('ER-LINK-EXPIRED', 410), 'It took too long', { typed }),
  expired.failed(anyCall.network, 'No connection', { typed }),
  expired.state('provider', 'The provider failed', { typed, error: anyCall.provider }),
]

const notice = (expiresIn: number) => ({ name: 'passwordRotationNotification', email, expiresIn }) as const
const soon = statesOf('rotation-notice', { step: notice(6) }, loginFeature)

/** A password that runs out soon. */
export const rotationNoticeStates: StatesOf = [
  soon.state('days', 'In some days'),
  soon.state('tomorrow', 'Tomorrow', { step: notice(1) }),
]

const breached = statesOf(
  'breached',
  { step: { name: 'breachedPassword', email, isSignedIn: false } },
  passwordRotationFeature,
  'sendResetLink',
)

/** A stolen password. */
export const breachedStates: StatesOf = [
  breached.state('held', 'Nobody is signed in'),
  breached.state('signed-in', 'Signed in all the same', {
    step: { name: 'breachedPassword', email, isSignedIn: true },
  }),
  breached.state('pending', 'Sending the link', { isPending: true }),
  breached.failed(anyCall.network, 'No connection'),
  breached.state('provider', 'The provider failed', { error: anyCall.provider }),
]

const sent = statesOf(
  'breached-sent',
  { step: { name: 'breachedPasswordSuccess', email, isSignedIn: false } },
  loginFeature,
)

/** The link is on its way. */
export const breachedSuccessStates: StatesOf = [
  sent.state('held', 'Nobody is signed in'),
  sent.state('signed-in', 'Signed in all the same', {
    step: { name: 'breachedPasswordSuccess', email, isSignedIn: true },
  }),
]
