/** The reason for which an operation needs no permission to write. */
export type Reason = 'own' | 'everyone' | 'read'

/** Operations that need no permission to write, with the reason. */
export interface Exceptions {
  readonly reason: Reason
  readonly ids: readonly string[]
}

/** Operations on the account of the caller: its profile, factors, devices, sessions and tokens. */
export const changesOfOneself: Exceptions = {
  reason: 'own',
  ids: [
    'changePassword',
    'enrollMfa',
    'verifyMfaEnrollment',
    'disableMfa',
    'startAuthenticatorEnrollment',
    'verifyAuthenticatorEnrollment',
    'disableAuthenticator',
    'startSmsEnrollment',
    'verifySmsEnrollment',
    'startSmsDisable',
    'disableSms',
    'startWebAuthnEnrollment',
    'verifyWebAuthnEnrollment',
    'startWebAuthnDisable',
    'disableWebAuthn',
    'startPhoneNumberChange',
    'verifyPhoneNumberChange',
    'updateMe',
    'uploadProfileImage',
    'startEmailChange',
    'verifyEmailChange',
    'createPhoneNumber',
    'deletePhoneNumber',
    'startPhoneNumberVerification',
    'verifyPhoneNumber',
    'verifyPhoneNumberDeletion',
    'createUsername',
    'updateNotificationStatus',
    'updateNotificationPin',
    'markAllNotificationsRead',
    'deleteUsername',
    'startWebAuthnDevice',
    'verifyWebAuthnDevice',
    'deleteWebAuthnDevice',
    'deleteMySession',
    'deleteAllMySessions',
  ],
}

/** Operations of the session itself, which each signed-in user needs. */
export const changesOfAll: Exceptions = {
  reason: 'everyone',
  ids: ['refreshToken', 'logout', 'generateStepUpSession', 'authorizeSilently', 'switchTenant', 'getTokenForTenant'],
}

/** Operations that read, with a query in their body. */
export const readsByPost: Exceptions = {
  reason: 'read',
  ids: ['listGroupsByIds', 'countTenantUsers', 'exportAudits', 'verifyCurrentIp', 'verifyCurrentIpInAllowList'],
}
