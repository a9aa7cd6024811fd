import { loginFeature } from '@portico/headless'
import { anyCall, failure } from '../failures.ts'
import type { StatesOf } from '../gallery-state.ts'
import { statesOf } from '../login-state.ts'

const step = { name: 'loginWithPassword', email: 'ada@acme.test' } as const
const { state, failed } = statesOf('password', { step }, loginFeature, 'submitPassword')
const typed = { password: 'correct horse battery' }

/** The password. */
export const passwordStates: StatesOf = [
  state('empty', 'As it opens'),
  state('filled', 'Filled in', { typed }),
  state('long-address', 'A long address', {
    step: { ...step, email: 'maximiliane.von-habsburg-lothringen+newsletter@internationale-verwaltung.example' },
  }),
  state('pending', 'Checking the password', { typed, isPending: true }),
  failed(failure('password-required'), 'Sent without a password'),
  failed(failure('ER-LOGIN-INVALID', 401), 'A wrong password', { typed }),
  failed(failure('ER-LOGIN-LOCKED', 423), 'A locked account', { typed }),
  failed(failure('ER-LOGIN-UNVERIFIED', 403), 'An address that is not confirmed', { typed }),
  failed(failure('ER-USER-DISABLED', 403), 'A disabled account', { typed }),
  failed(failure('ER-USER-EXPIRED', 403), 'An account whose access has ended', { typed }),
  failed(failure('captcha-unavailable'), 'The captcha could not be loaded', { typed }),
  failed(failure('ER-CAPTCHA-INVALID', 403), 'The captcha was refused', { typed }),
  failed(anyCall.network, 'No connection', { typed }),
  state('provider', 'The provider failed', { typed, error: anyCall.provider }),
]
