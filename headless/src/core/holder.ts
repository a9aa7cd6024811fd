import { PorticoError } from './errors.ts'
import type { Scope } from './feature.ts'

/** The code of what was asked for one holder of the session and is not done for another. */
export const holderErrors = { sessionChanged: 'session-changed' } as const

/**
 * The holders of a session by scope, as numbers: `user` is for person and actor, `tenant` for these and the tenant. A number
 * changes if one of them is replaced or ends, and stays if the session is renewed for the same ones.
 */
export interface Holders {
  /** Returns the number of a scope. That of `client` never changes. */
  readonly of: (scope: Scope) => number
  /** Counts on, because the person or actor, or the tenant alone, has been replaced. */
  readonly replace: (scope: Exclude<Scope, 'client'>) => void
}

/** A thing that was begun for a holder of the session: the scope, and its number at that time. */
export interface Held {
  readonly scope: Scope
  readonly holder: number
}

/** Makes the {@link Holders} of a client. */
export function createHolders(): Holders {
  const numbers = { client: 0, user: 0, tenant: 0 }
  return {
    of: (scope) => numbers[scope],
    replace(scope) {
      numbers.tenant += 1
      if (scope === 'user') numbers.user += 1
    },
  }
}

/** The refusal of what was asked for a holder that the session no longer has. */
export function sessionChanged(): PorticoError {
  return new PorticoError(holderErrors.sessionChanged, 'You are in another account now. Nothing was sent')
}
