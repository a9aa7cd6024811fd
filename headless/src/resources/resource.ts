/**
 * The data that several features show: `reads` and `changes` of a feature name it. Add your own by declaration merging:
 *
 * ```ts
 * declare module '@portico/headless/core' {
 *   interface Resources {
 *     shipments: true
 *   }
 * }
 * ```
 */
export interface Resources {
  readonly 'account-settings': true
  readonly 'api-tokens': true
  readonly applications: true
  readonly audits: true
  readonly 'channel-events': true
  readonly 'custom-login': true
  readonly 'domain-restrictions': true
  readonly 'email-channel': true
  readonly entitlements: true
  readonly factors: true
  readonly 'group-configuration': true
  readonly groups: true
  readonly 'invite-link': true
  readonly invoices: true
  readonly 'ip-restrictions': true
  readonly 'login-sessions': true
  readonly me: true
  readonly notifications: true
  readonly 'own-emails': true
  readonly passkeys: true
  readonly 'payment-method': true
  readonly people: true
  readonly permissions: true
  readonly 'personal-api-tokens': true
  readonly 'phone-numbers': true
  readonly plans: true
  readonly provisioning: true
  readonly reports: true
  readonly roles: true
  readonly 'security-center': true
  readonly 'security-policies': true
  readonly 'session-policy': true
  readonly 'slack-channel': true
  readonly 'sms-channel': true
  readonly 'sso-connections': true
  readonly 'sub-account-users': true
  readonly 'sub-accounts': true
  readonly subscription: true
  readonly tenants: true
  readonly usage: true
  readonly 'webhook-logs': true
  readonly webhooks: true
}

/** The name of data that several features show. A name that {@link Resources} does not list is a compile error. */
export type Resource = keyof Resources
