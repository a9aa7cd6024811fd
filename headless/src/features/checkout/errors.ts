/** The codes of errors that `checkout` makes itself. Their meaning is in its guide. */
export const checkoutErrors = {
  checkoutOutOfTurn: 'checkout-out-of-turn',
  billingNameRequired: 'billing-name-required',
} as const
