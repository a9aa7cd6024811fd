/** The codes of errors that `admin-portal` makes itself. Their meaning is in its guide. */
export const adminPortalErrors = {
  tabRefused: 'tab-refused',
  unsafeAddress: 'unsafe-address',
} as const
