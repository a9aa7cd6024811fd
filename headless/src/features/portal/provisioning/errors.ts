/** The codes of errors that `provisioning` makes itself. Their meaning is in its guide. */
export const provisioningErrors = {
  connectionNameRequired: 'connection-name-required',
} as const
