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

function family(prefix: string, names: readonly string[]): readonly string[] {
  return ['read', 'write', 'delete'].flatMap((verb) => names.map((name) => `${prefix}.${verb}.${name}`))
}
