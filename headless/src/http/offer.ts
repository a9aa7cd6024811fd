/** The operations of the contract that the provider answers, as far as the client knows. */
export interface Offer {
  /** The operations that the provider has answered 501, by method and path: `GET /flags`. */
  readonly missing: readonly string[]
  /** `true` if the provider has a list that is not read yet, `false` once it is read. `null` if no answer has named a list. */
  readonly isListed: boolean | null
  /** The list of the provider, as `missing` names operations; `null` without one. */
  readonly operations: readonly string[] | null
}

/** The header of an answer whose provider lists what it answers: `listed`. */
export const offerHeader = 'portico-offer'

/** The offer before any answer. */
export const unknownOffer: Offer = { missing: [], isListed: null, operations: null }

/** Returns `true` for an operation that the provider answers, as far as the client knows. */
export function isAnswered({ missing, operations }: Offer, operation: string): boolean {
  return !missing.includes(operation) && (operations?.includes(operation) ?? true)
}
