/** What a person reads on each screen. */
export const headings = {
  email: 'Sign in to Lantern',
  password: 'Enter your password',
  code: 'Enter your code',
  recover: 'Use your recovery code',
  enroll: 'Set up your authenticator',
  recoveryCode: 'Save your recovery code',
  sso: 'Your company signs you in',
  success: 'You’re signed in',
  offline: 'We can’t reach Lantern',
  unsupported: 'This way in isn’t available here',
} as const
