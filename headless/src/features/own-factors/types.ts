import type { ListState, WholeListActions } from '../../core/lists/list.ts'
import type { Challenge } from '../../session/types.ts'

/** A second factor of the signed-in user. */
export interface OwnFactor {
  /** The id that `removeFactor` of `useMfa` takes. */
  readonly id: string
  readonly method: Challenge['strategies'][number]
  /** The phone number, address or device name; an empty string for an authenticator app. */
  readonly name: string
  /** `false` for a mail address and an unknown kind, which only `removeAllFactors` of `useMfa` removes. */
  readonly canRemove: boolean
}

/** The second factors of the signed-in user. */
export interface OwnFactorsState extends ListState<OwnFactor> {
  /** The kinds that the tenant's policy allows to add, without unknown ones; empty until they are loaded. */
  readonly addable: readonly OwnFactor['method'][]
}

/** The answer of `readOwnFactors`: all factors, and the kinds that may be added. */
export type OwnFactorsAnswer = Pick<OwnFactorsState, 'rows' | 'addable'>

/**
 * The actions that `useOwnFactors` returns: those of every list. It loads by itself while it is rendered and a user is signed
 * in, and after each change by `useMfa`, which adds and removes factors.
 */
export interface OwnFactorsActions extends WholeListActions<OwnFactor> {}
