import type { PorticoError } from '@portico/headless'
import type { Failure } from '../../../frame/failures/failure.ts'
import { useFailure } from '../../../frame/failures/use-failure.ts'
import { secondFactorMessages } from './second-factor-messages.ts'

/** The failure of a call of the second factor. `kind` has texts of its own, such as those of a code that was sent. */
export function useFactorFailure(
  error: PorticoError | null,
  kind: 'app' | 'device' | 'phone' | 'sent',
): Failure | null {
  return useFailure(error, secondFactorMessages, { kind, finals: signInFinals })
}

/** The codes that end a sign-in. */
const signInFinals = new Set(['ER-MFA-TOKEN-EXPIRED', 'ER-MFA-TOO-MANY-ATTEMPTS', 'no-challenge'])
