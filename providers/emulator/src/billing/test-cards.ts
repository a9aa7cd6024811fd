import type { CardBehavior } from './records.ts'

/** A card that the stand-in of the card provider knows. */
export interface TestCard {
  readonly number: string
  readonly brand: string
  /** The answer when it is saved. */
  readonly whenSaved: 'saved' | 'declined' | 'demands-confirmation'
  readonly behavior: CardBehavior
}

/** The cards for tests, with the numbers that Stripe documents for the same purposes. Any other number is declined. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa', whenSaved: 'saved', behavior: 'pays' },
  { number: '5555555555554444', brand: 'mastercard', whenSaved: 'saved', behavior: 'pays' },
  { number: '4000000000000002', brand: 'visa', whenSaved: 'declined', behavior: 'declines' },
  { number: '4000000000000341', brand: 'visa', whenSaved: 'saved', behavior: 'declines' },
  { number: '4000002500003155', brand: 'visa', whenSaved: 'demands-confirmation', behavior: 'pays' },
  { number: '4000002760003184', brand: 'visa', whenSaved: 'demands-confirmation', behavior: 'demands-confirmation' },
]
