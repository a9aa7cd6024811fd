import { loginFeature } from '@portico/headless'
import { anyCall, failure } from '../failures.ts'
import type { StatesOf } from '../gallery-state.ts'
import { statesOf } from '../login-state.ts'

const step = { name: 'recoverTwoFactor', email: 'mia@acme.test' } as const
const { state, failed } = statesOf('recover', { step }, loginFeature, 'submitRecoveryCode')
const typed = { recoveryCode: 'KESTREL-7HQ2-LUMEN' }

/** The recovery code, in the place of the second factor. */
export const recoverStates: StatesOf = [
  state('empty', 'As it opens'),
  state('filled', 'Filled in', { typed }),
  state('pending', 'Checking the code', { typed, isPending: true }),
  failed(failure('code-required'), 'Sent without a code'),
  failed(failure('ER-RECOVERY-CODE-INVALID', 401), 'A wrong code', { typed }),
  failed(failure('no-challenge'), 'The sign-in is over', { typed }),
  state('provider', 'The provider failed', { typed, error: anyCall.provider }),
]
