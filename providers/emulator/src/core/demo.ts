/** The password of every demo account. */
export const demoPassword = 'Portico-demo-1'

/** Its hash: made once, so that a fresh emulator is ready at once. */
export const demoPasswordHash =
  'scrypt$32768$8$1$706f727469636f2d64656d6f2d73616c74$b9b821c640fb7adc6fe3a714877aff81ca5360e1cefbac78815091a6d9544780'

/** The client secret of the application's servers. */
export const demoClientSecret = 'portico-demo-client-secret'

/** The authenticator secret of `mfa@acme.test`. */
export const demoAuthenticatorSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** The recovery code of `mfa@acme.test`, good once. */
export const demoRecoveryCode = 'PORTICO-RECOVERY-1'
