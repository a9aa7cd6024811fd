/** The codes of errors that `entitlements` makes itself. Their meaning is in its guide. */
export const entitlementErrors = {
  entitlementsDisabled: 'entitlements-disabled',
} as const
