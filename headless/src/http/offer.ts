/** The operations of the contract that the provider answers, as far as the client knows. */
export interface Offer {
  /** The operations that the provider has answered 501, by method and path: `GET /flags`. */
  readonly missing: readonly string[]
  /** `true` if the provider lists what it answers, and the list is not read yet. */
  readonly isListed: boolean
  /** The list of the provider, as `missing` names operations; `null` without one. */
  readonly operations: readonly string[] | null
}

/** A change of the offer by one answer: an operation is not there, or there is a list. */
export type OfferChange = { readonly missing: string } | { readonly isListed: true }

/** The header of an answer whose provider lists what it answers: `listed`. */
export const offerHeader = 'portico-offer'

/** The offer before any answer. */
export const unknownOffer: Offer = { missing: [], isListed: false, operations: null }

/** Returns `true` for an operation that the provider answers, as far as the client knows. */
export function isAnswered({ missing, operations }: Offer, operation: string): boolean {
  return !missing.includes(operation) && (operations?.includes(operation) ?? true)
}

/** Returns the offer after an answer. A list is read once. */
export function changedOffer(offer: Offer, change: OfferChange): Offer {
  if ('isListed' in change) return { ...offer, isListed: offer.operations === null }
  return { ...offer, missing: [...new Set([...offer.missing, change.missing])] }
}
