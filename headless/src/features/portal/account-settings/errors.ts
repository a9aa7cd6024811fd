/** The codes of errors that `account-settings` makes itself. Their meaning is in its guide. */
export const accountSettingsErrors = {
  noChanges: 'no-changes',
  websiteNotKept: 'website-not-kept',
} as const
