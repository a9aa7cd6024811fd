/** The codes of errors that `applications` makes itself. Their meaning is in its guide. */
export const applicationErrors = {
  assignmentFailed: 'assignment-failed',
  tenantNotDefined: 'tenant-not-defined',
  applicationGone: 'application-gone',
} as const
