import type { Audit } from './audit-records.ts'
import { savesOf } from './policies/policy.ts'
import { policies } from './settings.ts'

/** The parts of a change that a description names. */
export interface Described {
  /** The name of the thing that changes, as it was before the change; of the actor without one. */
  readonly name: string
  /** The name of the thing that changes; empty without one. */
  readonly thing: string
  /** The address that the body names. */
  readonly email: string
  /** How many things the body lists. */
  readonly count: number
  readonly severity: Audit['severity']
  /** The names of a person's roles before and after the change. */
  readonly roles: readonly [before: readonly string[], after: readonly string[]]
  /** The rule that the body sets. */
  readonly rule: string
}

/** The description of a change in the audit log, for calls and for the seed; `null` for one that has none. */
export function describedAs(action: string, described: Described): string | null {
  const words = Object.hasOwn(descriptions, action) ? descriptions[action] : undefined
  return typeof words === 'function' ? words(described) : (words ?? null)
}

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`)
const roles = (count: number) => (count === 1 ? '1 role' : `${count} roles`)
const listed = (names: readonly string[]) => names.join(', ') || 'No role'
const singleSignOn = 'Signed in by single sign-on'
const bySms = 'Second step with a code by text message'
const byDevice = 'Second step with a security key or device'
const byApp = 'Second step with an authenticator app'

const rules: Readonly<Record<string, string>> = {
  Force: 'A second step is required of everyone',
  ForceExceptSSO: 'A second step is required of everyone but people from single sign-on',
  DontForce: 'A second step is required of no one',
}
const mfaPolicy = ({ rule }: Described) => rules[rule] ?? 'Changed the policy of the second step'
const named =
  (verb: string, kind: string) =>
  ({ thing }: Described) =>
    thing === '' ? `${verb} ${/^[aeiou]/i.test(kind) ? 'an' : 'a'} ${kind}` : `${verb} the ${kind} ${thing}`
const token = ({ thing }: Described) => thing || 'A token without a name'
const personal = named('Created', 'personal token')
const withoutPersonal = named('Deleted', 'personal token')
const withEarlierEnd = named('Set the end of', 'personal token')
const ofPerson =
  (before: string, after = '') =>
  ({ thing }: Described) =>
    [before, thing || 'a person', after].filter(Boolean).join(' ')
const savedConnection = named('Changed', 'single sign-on connection')
const newConnection = named('Created', 'single sign-on connection')
const signOnDomain = named('Checked', 'sign-on domain')
const invitation = ({ email, thing }: Described) => `Sent the invitation again to ${email || thing || 'a person'}`
const renewed = ({ severity }: Described) =>
  severity === 'High' ? 'A session ended: its token was used twice' : 'Renewed a session'
const rolesBelow = ofPerson('Changed the roles in sub-accounts of')
const subscription = named('Changed', 'subscription')
const app = 'Added an authenticator app'
const phone = 'Changed the own phone number'
const invited = ({ email }: Described) => (email === '' ? 'Invited people' : `Invited ${email}`)
const changedRoles = ({ name, roles: [before, after] }: Described) =>
  before.join() === after.join() ? `Changed ${name}` : `${listed(before)} → ${listed(after)} for ${name}`

const descriptions: Readonly<Record<string, string | ((described: Described) => string)>> = {
  ...Object.fromEntries(
    Object.values(policies).flatMap((policy) =>
      savesOf(policy).map((operation) => [operation, `Changed ${policy.operations?.changes}`]),
    ),
  ),
  loginWithPassword: ({ name, severity }) =>
    severity === 'High' ? `Too many wrong passwords for ${name}` : 'Signed in with a password',
  postLoginSaml: singleSignOn,
  postLoginOidc: singleSignOn,
  postLoginOidcV2: singleSignOn,
  postLoginSocial: 'Signed in with a social account',
  postLoginPasswordless: 'Signed in with a code or link',
  postLoginWebAuthn: 'Signed in with a passkey',
  exchangeOAuthToken: 'Signed in on the hosted page',
  verifyMfaLogin: byApp,
  verifyLoginAuthenticator: byApp,
  verifyLoginAuthenticatorEnrollment: byApp,
  verifyLoginSms: bySms,
  verifyLoginSmsEnrollment: bySms,
  verifyLoginEmailCode: 'Second step with a code by mail',
  verifyLoginWebAuthn: byDevice,
  verifyLoginWebAuthnEnrollment: byDevice,
  recoverMfa: 'Second step with the recovery code',
  postponeMfaEnrollment: 'Postponed the second step',
  logout: 'Signed out',
  signUp: 'Signed up',
  changePassword: 'Changed the password',
  addUser: invited,
  updateTeamMember: changedRoles,
  deleteTeamMember: ({ name }) => `Removed ${name}`,
  disableUser: ({ name }) => `Disabled ${name}`,
  enableUser: ({ name }) => `Enabled ${name}`,
  lockUser: ({ name }) => `Locked ${name}`,
  unlockUser: ({ name }) => `Unlocked ${name}`,
  createGroup: ({ name }) => `Created the group ${name}`,
  updateGroup: ({ name }) => `Changed the group ${name}`,
  deleteGroup: ({ name }) => `Deleted the group ${name}`,
  addGroupUsers: ({ name, count }) => `Added ${people(count)} to ${name}`,
  removeGroupUsers: ({ name, count }) => `Removed ${people(count)} from ${name}`,
  addGroupRoles: ({ name, count }) => `Gave ${roles(count)} to ${name}`,
  removeGroupRoles: ({ name, count }) => `Took ${roles(count)} from ${name}`,
  createRole: ({ name }) => `Created the role ${name}`,
  createRoleV2: ({ name }) => `Created the role ${name}`,
  updateRole: ({ name }) => `Changed the role ${name}`,
  deleteRole: ({ name }) => `Deleted the role ${name}`,
  setRolePermissions: ({ name }) => `Changed the permissions of ${name}`,
  createMfaPolicy: mfaPolicy,
  updateMfaPolicy: mfaPolicy,
  createTenantApiToken: token,
  createTenantAccessToken: token,
  deleteTenantApiToken: token,
  deleteTenantAccessToken: token,
  updateTenantApiToken: token,
  updateTenantAccessToken: token,
  setPermissionRoles: named('Changed', 'roles of the permission'),
  preLoginPasswordless: 'Asked for a code or link',
  refreshToken: renewed,
  authorizeSilently: renewed,
  logoutOAuth: 'Signed out',
  signUpWithPhoneNumber: 'Signed up with a phone number',
  signUpWithUsername: 'Signed up with a username',
  switchTenant: 'Changed to another account',
  impersonateUser: ofPerson('Signed in as'),
  activateAccount: 'Activated the own account',
  activateAccountWithCode: 'Activated the own account with a code',
  acceptInvitation: 'Accepted an invitation',
  acceptInvitationWithCode: 'Accepted an invitation with a code',
  resetPassword: 'Reset the own password',
  resetBreachedPasswords: 'Asked for new passwords in place of breached ones',
  unlockMe: 'Unlocked the own account',
  updateMe: 'Changed the own profile',
  uploadProfileImage: 'Changed the own picture',
  verifyEmailChange: 'Changed the own email address',
  createPhoneNumber: 'Added a phone number',
  verifyPhoneNumber: 'Confirmed a phone number',
  deletePhoneNumber: 'Deleted a phone number',
  verifyPhoneNumberDeletion: 'Deleted a phone number',
  changePhoneNumber: phone,
  verifyPhoneNumberChange: phone,
  verifyPhoneNumberReset: phone,
  verifyMfaEnrollment: app,
  verifyAuthenticatorEnrollment: app,
  disableAuthenticator: 'Removed an authenticator app',
  disableMfa: 'Turned the own second step off',
  verifySmsEnrollment: 'Added a phone as a second step',
  disableSms: 'Removed a phone as a second step',
  verifyWebAuthnEnrollment: 'Added a security key or device',
  disableWebAuthn: 'Removed a security key or device',
  verifyWebAuthnDevice: 'Added a passkey',
  deleteWebAuthnDevice: 'Deleted a passkey',
  deleteMySession: 'Ended an own session',
  deleteAllMySessions: 'Ended the own sessions',
  revokeUserSessions: ofPerson('Ended the sessions of'),
  createUserApiToken: personal,
  createUserAccessToken: personal,
  deleteUserApiToken: withoutPersonal,
  updateUserApiToken: withEarlierEnd,
  updateUserAccessToken: withEarlierEnd,
  deleteUserAccessToken: withoutPersonal,
  resendInvitationEmail: invitation,
  resendInvitationEmailToAllTenants: invitation,
  resendMemberActivationEmail: ofPerson('Sent the activation again to'),
  createInviteLink: 'Created an invitation link',
  createInviteLinkV2: 'Created an invitation link',
  updateInviteLink: 'Changed the invitation link',
  deleteInviteLink: 'Deleted the invitation link',
  setTemporaryUser: ofPerson('Set an end for'),
  setPermanentUser: ofPerson('Removed the end for'),
  assignApplications: ofPerson('Gave applications to'),
  unassignApplications: ofPerson('Took applications from'),
  saveGroupConfiguration: 'Changed the settings of groups',
  createDomainRestriction: named('Added', 'domain'),
  deleteDomainRestriction: named('Deleted', 'domain'),
  saveDomainRestrictionConfig: 'Changed the restriction by domain',
  createIpRestriction: named('Added', 'IP address'),
  createIpRestrictions: 'Added IP addresses',
  deleteIpRestriction: named('Deleted', 'IP address'),
  saveIpRestrictionConfig: 'Changed the restriction by IP address',
  createSsoConfiguration: newConnection,
  createSsoConfigurationFromMetadata: newConnection,
  createSsoConfigurationFromMetadataUrl: newConnection,
  updateSsoConfiguration: savedConnection,
  updateSsoConfigurationFromMetadata: savedConnection,
  updateSsoConfigurationFromMetadataUrl: savedConnection,
  saveSamlConfiguration: savedConnection,
  saveSamlMetadata: savedConnection,
  deleteSsoConfiguration: named('Deleted', 'single sign-on connection'),
  createSsoDomain: named('Added', 'sign-on domain'),
  deleteSsoDomain: named('Deleted', 'sign-on domain'),
  validateSsoDomain: signOnDomain,
  validateSsoDomainV2: signOnDomain,
  validateSamlDomain: signOnDomain,
  createSsoGroup: 'Mapped a group to roles',
  updateSsoGroup: 'Changed a mapped group',
  deleteSsoGroup: 'Deleted a mapped group',
  createSamlGroup: 'Mapped a group to roles',
  updateSamlGroup: 'Changed a mapped group',
  deleteSamlGroup: 'Deleted a mapped group',
  saveSsoDefaultRoles: 'Changed the roles after the first sign-on',
  saveSamlDefaultRoles: 'Changed the roles after the first sign-on',
  setNextSsoCertificate: named('Added the next certificate of', 'connection'),
  removeNextSsoCertificate: named('Removed the next certificate of', 'connection'),
  startSsoTest: named('Tested', 'single sign-on connection'),
  createScimConnection: named('Connected', 'directory'),
  updateScimConnection: named('Changed', 'directory'),
  deleteScimConnection: named('Disconnected', 'directory'),
  rotateScimToken: named('Replaced the token of', 'directory'),
  createScimUser: ofPerson('Added', 'from the directory'),
  updateScimUser: ofPerson('Changed', 'from the directory'),
  replaceScimUser: ofPerson('Changed', 'from the directory'),
  deleteScimUser: ofPerson('Removed', 'by the directory'),
  createScimGroup: named('Added', 'group'),
  updateScimGroup: named('Changed', 'group'),
  replaceScimGroup: named('Changed', 'group'),
  deleteScimGroup: named('Deleted', 'group'),
  createWebhook: named('Created', 'webhook'),
  updateWebhook: named('Changed', 'webhook'),
  deleteWebhook: named('Deleted', 'webhook'),
  retryWebhook: named('Sent again to', 'webhook'),
  createEmailConfiguration: named('Added', 'mail about'),
  updateEmailConfiguration: named('Changed', 'mail about'),
  deleteEmailConfiguration: named('Deleted', 'mail about'),
  updateEmailSubscription: named('Changed', 'mail about'),
  deleteEmailSubscription: named('Deleted a receiver of', 'mail about'),
  createSmsConfiguration: named('Added', 'text message about'),
  updateSmsConfiguration: named('Changed', 'text message about'),
  deleteSmsConfiguration: named('Deleted', 'text message about'),
  updateSmsSubscription: named('Changed', 'text message about'),
  deleteSmsSubscription: named('Deleted a receiver of', 'text message about'),
  createSlackSubscription: 'Added a message to Slack',
  updateSlackSubscription: 'Changed a message to Slack',
  deleteSlackSubscription: 'Deleted a message to Slack',
  registerSlackApplication: 'Registered the application for Slack',
  scheduleReport: named('Scheduled', 'report'),
  sendReport: named('Sent', 'report'),
  exportAudits: 'Exported the audit log',
  updateAccountSettings: 'Changed the settings of the account',
  updateAccountMetadata: 'Changed the settings of the administration',
  createSubTenant: named('Created', 'sub-account'),
  updateSubTenant: named('Changed', 'sub-account'),
  deleteSubTenant: named('Deleted', 'sub-account'),
  updateSubTenantManagement: named('Changed who manages', 'sub-account'),
  updateSubTenantHierarchySettings: named('Changed the place of', 'sub-account'),
  addUserToSubTenants: ofPerson('Added', 'to sub-accounts'),
  addUsersToSubTenant: named('Added people to', 'sub-account'),
  removeUserFromSubTenants: ofPerson('Removed', 'from sub-accounts'),
  setSubAccountAccess: ofPerson('Changed the access to sub-accounts of'),
  addSubTenantUserRoles: rolesBelow,
  setSubTenantUserRoles: rolesBelow,
  removeSubTenantUserRoles: rolesBelow,
  updateSubscription: subscription,
  updateManagedSubscription: subscription,
  cancelSubscription: 'Canceled the subscription',
  cancelManagedSubscription: 'Canceled the subscription',
  renewSubscription: 'Renewed the subscription',
  renewManagedSubscription: 'Renewed the subscription',
  createCardSubscription: 'Began a subscription',
  updateBillingDetails: 'Changed the details of billing',
  createBillingTenantConfiguration: 'Set billing up',
  createCardCustomer: 'Set billing up for cards',
  createSetupIntent: 'Began to add a card',
}

/** The actions that have a description. */
export const describedActions: readonly string[] = Object.keys(descriptions)
