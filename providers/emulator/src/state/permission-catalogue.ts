import type { Permission } from '../core/role-records.ts'
import type { PermissionCategory } from '../roles/records.ts'

/** Every permission the provider knows, by family. */
export const permissionKeys: readonly string[] = [
  'fe.*',
  ...family('fe.connectivity', [
    'bellNotifications',
    'emailConfig',
    'smsConfig',
    'slackAppRegistration',
    'slackSubscriptions',
    'slackSubscriptionEvent',
    'slackApp',
    'slackChannels',
    'slackUsers',
    'webhook',
    'webhooks',
    'webhookLogs',
    'eventCategories',
    'events',
    'sendWebpushNotification',
    'subscribeWebpush',
    'triggerEvent',
    'updateSlackSubscription',
    'updateUserBellNotification',
    'userBellNotifications',
  ]),
  ...family('fe.secure', [
    'users',
    'usersRoles',
    'roles',
    'role',
    'updateRole',
    'permissions',
    'samlConfiguration',
    'securityPolicy',
    'tenantApiTokens',
    'userApiTokens',
    'accountSettings',
    'sessions',
    'resendActivationEmail',
    'updateUser',
    'tenantInvites',
    'userSubTenants',
    'audits',
    'ipRestrictions',
    'emailDomainRestrictions',
    'countryRestrictions',
    'provisioningConfiguration',
    'appsUsers',
    'enableDisable',
    'passwordExpirationConfiguration',
    'groups',
    'groupsUsers',
    'groupsRoles',
  ]),
  'fe.subscriptions.*',
  'fe.subscriptions.read.*',
  'fe.subscriptions.write.*',
  'fe.account-settings.delete.account',
  'fe.account-settings.write.custom-login-box',
  'fe.account-settings.read.app',
  'fe.account-hierarchy.read.subAccount',
  'fe.account-hierarchy.write.subAccount',
  'fe.account-hierarchy.delete.subAccount',
  'fe.account-hierarchy.write.subAccountAccess',
  'fe.account-hierarchy.write.subAccountManagement',
  'fe.usage.read',
]

/** The permissions to read everything. */
export const readKeys: readonly string[] = permissionKeys.filter((key) => /\.read(?:\.|$)/.test(key))

/** The permissions that show sections of the portal. */
export const viewKeys: readonly string[] = readKeys.filter((key) =>
  /\.(?:users|roles|permissions|groups|accountSettings|subAccount)$|^fe\.usage\.read$/.test(key),
)

/** The permissions to change users and settings, but no policies and no permissions. */
export const editKeys: readonly string[] = permissionKeys.filter(
  (key) =>
    /\.(?:write|delete)\./.test(key) &&
    !/securityPolicy|role|permissions|samlConfiguration|provisioning|Restrictions|passwordExpiration|sessions/i.test(
      key,
    ) &&
    !/^fe\.(?:account|subscriptions)/.test(key),
)

/** The categories of permissions, in the order of the list. */
export const permissionCategories: readonly PermissionCategory[] = [
  category('users', 'Users', 'People of the account and their invitations'),
  category('roles', 'Roles', 'Roles and the permissions in them'),
  category('groups', 'Groups', 'Groups of people'),
  category('security', 'Security', 'Sessions, restrictions and policies of the sign-in'),
  category('sso', 'Single sign-on', 'Connections to the directory of a company'),
  category('tokens', 'API tokens', 'Tokens of people and of the account'),
  category('account', 'Account', 'The account, its settings and its sign-in page'),
  category('sub-accounts', 'Sub-accounts', 'Accounts below this one'),
  category('billing', 'Billing', 'Plans, invoices and usage'),
  category('messages', 'Webhooks and messages', 'Events that are sent to other systems and to people'),
  category('everything', 'Everything', 'Permissions that contain all others'),
]

/** Every permission without its id. */
export function permissionCatalogue(): readonly Omit<Permission, 'id'>[] {
  return permissionKeys.map((key) => ({
    key,
    name: nameOf(key),
    categoryId: categoryOf(key),
    assignmentType: assignments[key] ?? 'ASSIGNABLE',
  }))
}

/** Each category with its keys. The first match counts. */
const matches: readonly (readonly [id: string, keys: RegExp])[] = [
  ['everything', /^fe\.\*$/],
  ['messages', /^fe\.connectivity\./],
  ['billing', /^fe\.(?:subscriptions|usage)\./],
  ['sub-accounts', /^fe\.account-hierarchy\.|\.userSubTenants$/],
  ['account', /^fe\.account-settings\.|\.accountSettings$/],
  ['tokens', /ApiTokens$/],
  ['sso', /\.(?:samlConfiguration|provisioningConfiguration)$/],
  ['groups', /\.groups/],
  ['roles', /\.(?:roles?|updateRole|permissions)$/],
  ['security', /\.(?:securityPolicy|sessions|audits|passwordExpirationConfiguration)$|Restrictions$/],
]

/** The permissions that no administrator of a tenant chooses. */
const assignments: Readonly<Record<string, Permission['assignmentType']>> = {
  'fe.*': 'NEVER',
  'fe.account-settings.delete.account': 'NEVER',
  'fe.account-hierarchy.write.subAccountManagement': 'NEVER',
  'fe.secure.read.users': 'ALWAYS',
}

const names: Readonly<Record<string, string>> = {
  'fe.*': 'Everything',
  'fe.subscriptions.*': 'All of billing',
  'fe.subscriptions.read.*': 'See all of billing',
  'fe.subscriptions.write.*': 'Change all of billing',
  'fe.usage.read': 'See usage',
}

const verbs: Readonly<Record<string, string>> = { read: 'See', write: 'Change', delete: 'Remove' }

/** Names of keys that are no words for a thing. */
const things: Readonly<Record<string, string>> = {
  appsUsers: 'users of applications',
  enableDisable: 'locks of users',
  resendActivationEmail: 'activation emails',
  role: 'the role of a user',
  tenantInvites: 'invitations',
  updateRole: 'settings of a role',
  updateUser: 'profiles of users',
  userSubTenants: 'sub-accounts of users',
  usersRoles: 'roles of users',
}

/** The words of names that are not in lower case. */
const words: Readonly<Record<string, string>> = { api: 'API', ip: 'IP', saml: 'SAML', sms: 'SMS', slack: 'Slack' }

/** `fe.secure.read.userApiTokens` as "See user API tokens". */
function nameOf(key: string): string {
  const [, , verb = '', name = ''] = key.split('.')
  const spoken = (things[name] ?? name)
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split('-')
    .map((word) => words[word] ?? word)
  return names[key] ?? `${verbs[verb] ?? verb} ${spoken.join(' ')}`
}

function categoryOf(key: string): string {
  return matches.find(([, keys]) => keys.test(key))?.[0] ?? 'users'
}

function category(id: string, name: string, description: string): PermissionCategory {
  return { id, name, description }
}

function family(prefix: string, names: readonly string[]): readonly string[] {
  return ['read', 'write', 'delete'].flatMap((verb) => names.map((name) => `${prefix}.${verb}.${name}`))
}
