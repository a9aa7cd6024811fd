import type { Outcome } from '../../core/outcome.ts'
import type { Challenge } from '../../session/types.ts'

/** A second factor of the signed-in user. */
export interface OwnFactor {
  /** The id that `removeFactor` of `useMfa` takes. */
  readonly id: string
  readonly method: Challenge['strategies'][number]
  /** The phone number, address or device name; an empty string for an authenticator app. */
  readonly name: string
  /** `false` for a mail address, which only `turnOff` of `useMfa` removes. */
  readonly canRemove: boolean
}

/** The second factors of the signed-in user. */
export interface OwnFactorsState {
  /** Empty until they are loaded. */
  readonly rows: readonly OwnFactor[]
  /** The kinds that the tenant's policy allows to add; empty until they are loaded. */
  readonly addable: readonly OwnFactor['method'][]
}

/** The actions that `useOwnFactors` returns. `useMfa` adds and removes factors. */
export interface OwnFactorsActions {
  /** Loads the list. Runs by itself while the list is rendered and a user is signed in, and after each change by `useMfa`. */
  load(): Promise<Outcome>
}
