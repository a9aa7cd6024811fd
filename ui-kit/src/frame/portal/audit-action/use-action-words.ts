'use client'

import type { Audit } from '@portico/headless/portal/audits'
import { useCallback } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { auditActionsMessages } from '../../../i18n/messages/portal/audit-actions.gen.ts'
import { ownValue } from '../../../theme/own-member.ts'

/** Returns the words of an action of the audit log, in the language of the page. An unknown action is its key in words. */
export function useActionWords(): (action: string) => string {
  const t = useMessages(auditActionsMessages)
  return useCallback(
    (action) => t.find(`auditActions.${ownValue(sameWords, action) ?? action}`) ?? keyInWords(action),
    [t],
  )
}

/** The description of an event; empty for one that repeats its action. */
export function descriptionOf({ action, description }: Pick<Audit, 'action' | 'description'>): string {
  return keyInWords(description).toLowerCase() === keyInWords(action).toLowerCase() ? '' : description
}

/** A key in words: `updateMfaPolicy` as "Update mfa policy". Any other text stays as it is. */
function keyInWords(action: string): string {
  if (action === '') return '—'
  if (!/^[a-z]+(?:[A-Z][a-z\d]*)+$/.test(action)) return action
  const words = action.replace(/(?=[A-Z])/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Actions that do the same as another one, in another way or at another address. */
const sameWords: Readonly<Record<string, string>> = {
  postLoginOidc: 'postLoginSaml',
  postLoginOidcV2: 'postLoginSaml',
  postponeMfaEnrollment: 'postponeMfa',
  verifyLoginAuthenticator: 'verifyMfaLogin',
  verifyLoginAuthenticatorEnrollment: 'verifyMfaLogin',
  verifyLoginSms: 'verifyMfaLogin',
  verifyLoginSmsEnrollment: 'verifyMfaLogin',
  verifyLoginEmailCode: 'verifyMfaLogin',
  verifyLoginWebAuthn: 'verifyMfaLogin',
  verifyLoginWebAuthnEnrollment: 'verifyMfaLogin',
  logoutOAuth: 'logout',
  signUpWithPhoneNumber: 'signUp',
  signUpWithUsername: 'signUp',
  inviteUser: 'addUser',
  updateUserRoles: 'updateTeamMember',
  activateAccountWithCode: 'activateAccount',
  acceptInvitationWithCode: 'acceptInvitation',
  resendInvitationEmailToAllTenants: 'resendInvitationEmail',
  verifyAuthenticatorEnrollment: 'verifyMfaEnrollment',
  verifyPhoneNumberReset: 'changePhoneNumber',
  verifyPhoneNumberChange: 'changePhoneNumber',
  deletePhoneNumber: 'verifyPhoneNumberDeletion',
  createUserAccessToken: 'createUserApiToken',
  deleteUserAccessToken: 'deleteUserApiToken',
  createTenantAccessToken: 'createTenantApiToken',
  deleteTenantAccessToken: 'deleteTenantApiToken',
  updateUserAccessToken: 'updateUserApiToken',
  updateTenantAccessToken: 'updateTenantApiToken',
  createInviteLinkV2: 'createInviteLink',
  createRoleV2: 'createRole',
  createMfaPolicy: 'updateMfaPolicy',
  createLockoutPolicy: 'updateLockoutPolicy',
  createPasswordHistoryPolicy: 'updatePasswordHistoryPolicy',
  createIpRestrictions: 'createIpRestriction',
  createSsoConfigurationFromMetadata: 'createSsoConfiguration',
  createSsoConfigurationFromMetadataUrl: 'createSsoConfiguration',
  updateSsoConfigurationFromMetadata: 'updateSsoConfiguration',
  updateSsoConfigurationFromMetadataUrl: 'updateSsoConfiguration',
  saveSamlConfiguration: 'updateSsoConfiguration',
  saveSamlMetadata: 'updateSsoConfiguration',
  saveSamlDefaultRoles: 'saveSsoDefaultRoles',
  createSamlGroup: 'createSsoGroup',
  updateSamlGroup: 'updateSsoGroup',
  deleteSamlGroup: 'deleteSsoGroup',
  validateSamlDomain: 'validateSsoDomain',
  validateSsoDomainV2: 'validateSsoDomain',
  replaceScimUser: 'updateScimUser',
  replaceScimGroup: 'updateScimGroup',
  updateEmailSubscription: 'updateEmailConfiguration',
  deleteEmailSubscription: 'updateEmailConfiguration',
  updateSmsSubscription: 'updateSmsConfiguration',
  deleteSmsSubscription: 'updateSmsConfiguration',
  updateSubTenantManagement: 'updateSubTenant',
  updateSubTenantHierarchySettings: 'updateSubTenant',
  addUsersToSubTenant: 'addUserToSubTenants',
  cancelManagedSubscription: 'cancelSubscription',
  renewManagedSubscription: 'renewSubscription',
  updateManagedSubscription: 'updateSubscription',
  addSubTenantUserRoles: 'updateTeamMember',
  setSubTenantUserRoles: 'updateTeamMember',
  removeSubTenantUserRoles: 'updateTeamMember',
  authorizeSilently: 'refreshToken',
  createCardCustomer: 'createBillingTenantConfiguration',
}
