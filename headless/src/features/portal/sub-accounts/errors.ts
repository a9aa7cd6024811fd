/** The codes of errors that the features of sub-accounts make themselves. Their meaning is in their guide. */
export const subAccountErrors = {
  subAccountNameRequired: 'sub-account-name-required',
  subAccountPartlySaved: 'sub-account-partly-saved',
  subAccountNotFound: 'sub-account-not-found',
  subAccountUsersRequired: 'sub-account-users-required',
} as const
