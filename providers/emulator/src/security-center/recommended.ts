/** The values that the security center recommends. Times are in seconds. */
export const recommended = {
  maxAttempts: 5,
  historySize: 3,
  idleTimeout: 8 * 3600,
  reLoginAfter: 7 * 24 * 3600,
  maxSessions: 3,
} as const
