// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `portal/audit-actions`, each with the values it takes. */
export interface AuditActionsPlaceholders {
  /** Sign in with password */
  readonly 'auditActions.loginWithPassword': Record<never, never>
  /** Sign in by single sign-on */
  readonly 'auditActions.postLoginSaml': Record<never, never>
  /** Sign in with social account */
  readonly 'auditActions.postLoginSocial': Record<never, never>
  /** Sign in with code or link */
  readonly 'auditActions.postLoginPasswordless': Record<never, never>
  /** Request sign-in code */
  readonly 'auditActions.preLoginPasswordless': Record<never, never>
  /** Sign in with passkey */
  readonly 'auditActions.postLoginWebAuthn': Record<never, never>
  /** Sign in on hosted page */
  readonly 'auditActions.exchangeOAuthToken': Record<never, never>
  /** Confirm second step */
  readonly 'auditActions.verifyMfaLogin': Record<never, never>
  /** Use recovery code */
  readonly 'auditActions.recoverMfa': Record<never, never>
  /** Postpone second step */
  readonly 'auditActions.postponeMfa': Record<never, never>
  /** Renew session */
  readonly 'auditActions.refreshToken': Record<never, never>
  /** Sign out */
  readonly 'auditActions.logout': Record<never, never>
  /** Sign up */
  readonly 'auditActions.signUp': Record<never, never>
  /** Switch account */
  readonly 'auditActions.switchTenant': Record<never, never>
  /** Impersonate user */
  readonly 'auditActions.impersonateUser': Record<never, never>
  /** Activate user */
  readonly 'auditActions.activateAccount': Record<never, never>
  /** Accept invitation */
  readonly 'auditActions.acceptInvitation': Record<never, never>
  /** Change password */
  readonly 'auditActions.changePassword': Record<never, never>
  /** Reset password */
  readonly 'auditActions.resetPassword': Record<never, never>
  /** Reset breached passwords */
  readonly 'auditActions.resetBreachedPasswords': Record<never, never>
  /** Unlock own account */
  readonly 'auditActions.unlockMe': Record<never, never>
  /** Update profile */
  readonly 'auditActions.updateMe': Record<never, never>
  /** Change picture */
  readonly 'auditActions.uploadProfileImage': Record<never, never>
  /** Confirm a changed email address */
  readonly 'auditActions.verifyEmailChange': Record<never, never>
  /** Add phone number */
  readonly 'auditActions.createPhoneNumber': Record<never, never>
  /** Confirm phone number */
  readonly 'auditActions.verifyPhoneNumber': Record<never, never>
  /** Change phone number */
  readonly 'auditActions.changePhoneNumber': Record<never, never>
  /** Delete phone number */
  readonly 'auditActions.verifyPhoneNumberDeletion': Record<never, never>
  /** Add authenticator app */
  readonly 'auditActions.verifyMfaEnrollment': Record<never, never>
  /** Remove authenticator app */
  readonly 'auditActions.disableAuthenticator': Record<never, never>
  /** Turn second step off */
  readonly 'auditActions.disableMfa': Record<never, never>
  /** Add phone as second step */
  readonly 'auditActions.verifySmsEnrollment': Record<never, never>
  /** Remove phone as second step */
  readonly 'auditActions.disableSms': Record<never, never>
  /** Add security key */
  readonly 'auditActions.verifyWebAuthnEnrollment': Record<never, never>
  /** Remove security key */
  readonly 'auditActions.disableWebAuthn': Record<never, never>
  /** Add passkey */
  readonly 'auditActions.verifyWebAuthnDevice': Record<never, never>
  /** Delete passkey */
  readonly 'auditActions.deleteWebAuthnDevice': Record<never, never>
  /** End session */
  readonly 'auditActions.deleteMySession': Record<never, never>
  /** End all sessions */
  readonly 'auditActions.deleteAllMySessions': Record<never, never>
  /** End sessions of user */
  readonly 'auditActions.revokeUserSessions': Record<never, never>
  /** Create personal token */
  readonly 'auditActions.createUserApiToken': Record<never, never>
  /** Delete personal token */
  readonly 'auditActions.deleteUserApiToken': Record<never, never>
  /** End personal token later */
  readonly 'auditActions.updateUserApiToken': Record<never, never>
  /** Create account token */
  readonly 'auditActions.createTenantApiToken': Record<never, never>
  /** Delete account token */
  readonly 'auditActions.deleteTenantApiToken': Record<never, never>
  /** End account token later */
  readonly 'auditActions.updateTenantApiToken': Record<never, never>
  /** Invite user */
  readonly 'auditActions.addUser': Record<never, never>
  /** Resend invitation */
  readonly 'auditActions.resendInvitationEmail': Record<never, never>
  /** Resend activation */
  readonly 'auditActions.resendMemberActivationEmail': Record<never, never>
  /** Create invitation link */
  readonly 'auditActions.createInviteLink': Record<never, never>
  /** Update invitation link */
  readonly 'auditActions.updateInviteLink': Record<never, never>
  /** Delete invitation link */
  readonly 'auditActions.deleteInviteLink': Record<never, never>
  /** Update user */
  readonly 'auditActions.updateTeamMember': Record<never, never>
  /** Remove user */
  readonly 'auditActions.deleteTeamMember': Record<never, never>
  /** Disable user */
  readonly 'auditActions.disableUser': Record<never, never>
  /** Enable user */
  readonly 'auditActions.enableUser': Record<never, never>
  /** Lock user */
  readonly 'auditActions.lockUser': Record<never, never>
  /** Unlock user */
  readonly 'auditActions.unlockUser': Record<never, never>
  /** Set end of membership */
  readonly 'auditActions.setTemporaryUser': Record<never, never>
  /** Remove end of membership */
  readonly 'auditActions.setPermanentUser': Record<never, never>
  /** Assign applications */
  readonly 'auditActions.assignApplications': Record<never, never>
  /** Withdraw applications */
  readonly 'auditActions.unassignApplications': Record<never, never>
  /** Create group */
  readonly 'auditActions.createGroup': Record<never, never>
  /** Update group */
  readonly 'auditActions.updateGroup': Record<never, never>
  /** Delete group */
  readonly 'auditActions.deleteGroup': Record<never, never>
  /** Add people to group */
  readonly 'auditActions.addGroupUsers': Record<never, never>
  /** Remove people from group */
  readonly 'auditActions.removeGroupUsers': Record<never, never>
  /** Add roles to group */
  readonly 'auditActions.addGroupRoles': Record<never, never>
  /** Remove roles from group */
  readonly 'auditActions.removeGroupRoles': Record<never, never>
  /** Update group settings */
  readonly 'auditActions.saveGroupConfiguration': Record<never, never>
  /** Create role */
  readonly 'auditActions.createRole': Record<never, never>
  /** Update role */
  readonly 'auditActions.updateRole': Record<never, never>
  /** Delete role */
  readonly 'auditActions.deleteRole': Record<never, never>
  /** Change role permissions */
  readonly 'auditActions.setRolePermissions': Record<never, never>
  /** Change roles of permission */
  readonly 'auditActions.setPermissionRoles': Record<never, never>
  /** Update second-step policy */
  readonly 'auditActions.updateMfaPolicy': Record<never, never>
  /** Update lockout policy */
  readonly 'auditActions.updateLockoutPolicy': Record<never, never>
  /** Update password history policy */
  readonly 'auditActions.updatePasswordHistoryPolicy': Record<never, never>
  /** Update password rotation */
  readonly 'auditActions.savePasswordRotationPolicy': Record<never, never>
  /** Update session policy */
  readonly 'auditActions.saveSessionPolicy': Record<never, never>
  /** Add domain restriction */
  readonly 'auditActions.createDomainRestriction': Record<never, never>
  /** Delete domain restriction */
  readonly 'auditActions.deleteDomainRestriction': Record<never, never>
  /** Update domain restrictions */
  readonly 'auditActions.saveDomainRestrictionConfig': Record<never, never>
  /** Add IP restriction */
  readonly 'auditActions.createIpRestriction': Record<never, never>
  /** Delete IP restriction */
  readonly 'auditActions.deleteIpRestriction': Record<never, never>
  /** Update IP restrictions */
  readonly 'auditActions.saveIpRestrictionConfig': Record<never, never>
  /** Create single sign-on connection */
  readonly 'auditActions.createSsoConfiguration': Record<never, never>
  /** Update single sign-on connection */
  readonly 'auditActions.updateSsoConfiguration': Record<never, never>
  /** Delete single sign-on connection */
  readonly 'auditActions.deleteSsoConfiguration': Record<never, never>
  /** Add sign-on domain */
  readonly 'auditActions.createSsoDomain': Record<never, never>
  /** Delete sign-on domain */
  readonly 'auditActions.deleteSsoDomain': Record<never, never>
  /** Check sign-on domain */
  readonly 'auditActions.validateSsoDomain': Record<never, never>
  /** Add sign-on group mapping */
  readonly 'auditActions.createSsoGroup': Record<never, never>
  /** Update sign-on group mapping */
  readonly 'auditActions.updateSsoGroup': Record<never, never>
  /** Delete sign-on group mapping */
  readonly 'auditActions.deleteSsoGroup': Record<never, never>
  /** Update default roles */
  readonly 'auditActions.saveSsoDefaultRoles': Record<never, never>
  /** Add next certificate */
  readonly 'auditActions.setNextSsoCertificate': Record<never, never>
  /** Remove next certificate */
  readonly 'auditActions.removeNextSsoCertificate': Record<never, never>
  /** Test single sign-on connection */
  readonly 'auditActions.startSsoTest': Record<never, never>
  /** Connect directory */
  readonly 'auditActions.createScimConnection': Record<never, never>
  /** Update directory connection */
  readonly 'auditActions.updateScimConnection': Record<never, never>
  /** Disconnect directory */
  readonly 'auditActions.deleteScimConnection': Record<never, never>
  /** Replace directory token */
  readonly 'auditActions.rotateScimToken': Record<never, never>
  /** Create user from directory */
  readonly 'auditActions.createScimUser': Record<never, never>
  /** Update user from directory */
  readonly 'auditActions.updateScimUser': Record<never, never>
  /** Remove user by directory */
  readonly 'auditActions.deleteScimUser': Record<never, never>
  /** Create group from directory */
  readonly 'auditActions.createScimGroup': Record<never, never>
  /** Update group from directory */
  readonly 'auditActions.updateScimGroup': Record<never, never>
  /** Delete group by directory */
  readonly 'auditActions.deleteScimGroup': Record<never, never>
  /** Create webhook */
  readonly 'auditActions.createWebhook': Record<never, never>
  /** Update webhook */
  readonly 'auditActions.updateWebhook': Record<never, never>
  /** Delete webhook */
  readonly 'auditActions.deleteWebhook': Record<never, never>
  /** Retry webhook delivery */
  readonly 'auditActions.retryWebhook': Record<never, never>
  /** Create email alert */
  readonly 'auditActions.createEmailConfiguration': Record<never, never>
  /** Update email alert */
  readonly 'auditActions.updateEmailConfiguration': Record<never, never>
  /** Delete email alert */
  readonly 'auditActions.deleteEmailConfiguration': Record<never, never>
  /** Create text message alert */
  readonly 'auditActions.createSmsConfiguration': Record<never, never>
  /** Update text message alert */
  readonly 'auditActions.updateSmsConfiguration': Record<never, never>
  /** Delete text message alert */
  readonly 'auditActions.deleteSmsConfiguration': Record<never, never>
  /** Create Slack alert */
  readonly 'auditActions.createSlackSubscription': Record<never, never>
  /** Update Slack alert */
  readonly 'auditActions.updateSlackSubscription': Record<never, never>
  /** Delete Slack alert */
  readonly 'auditActions.deleteSlackSubscription': Record<never, never>
  /** Connect Slack */
  readonly 'auditActions.registerSlackApplication': Record<never, never>
  /** Schedule report */
  readonly 'auditActions.scheduleReport': Record<never, never>
  /** Send report */
  readonly 'auditActions.sendReport': Record<never, never>
  /** Export audit log */
  readonly 'auditActions.exportAudits': Record<never, never>
  /** Update account settings */
  readonly 'auditActions.updateAccountSettings': Record<never, never>
  /** Update administration settings */
  readonly 'auditActions.updateAccountMetadata': Record<never, never>
  /** Create sub-account */
  readonly 'auditActions.createSubTenant': Record<never, never>
  /** Update sub-account */
  readonly 'auditActions.updateSubTenant': Record<never, never>
  /** Delete sub-account */
  readonly 'auditActions.deleteSubTenant': Record<never, never>
  /** Add people to sub-accounts */
  readonly 'auditActions.addUserToSubTenants': Record<never, never>
  /** Remove user from sub-accounts */
  readonly 'auditActions.removeUserFromSubTenants': Record<never, never>
  /** Change access to sub-accounts */
  readonly 'auditActions.setSubAccountAccess': Record<never, never>
  /** Change subscription */
  readonly 'auditActions.updateSubscription': Record<never, never>
  /** Cancel subscription */
  readonly 'auditActions.cancelSubscription': Record<never, never>
  /** Renew subscription */
  readonly 'auditActions.renewSubscription': Record<never, never>
  /** Start subscription */
  readonly 'auditActions.createCardSubscription': Record<never, never>
  /** Update billing details */
  readonly 'auditActions.updateBillingDetails': Record<never, never>
  /** Set up billing */
  readonly 'auditActions.createBillingTenantConfiguration': Record<never, never>
  /** Add payment method */
  readonly 'auditActions.createSetupIntent': Record<never, never>
}
