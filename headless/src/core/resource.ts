/**
 * The data that several features show: `reads` and `changes` of a feature name it. Add your own by declaration merging:
 *
 * ```ts
 * declare module '@portico/headless/core' {
 *   interface Resources {
 *     invoices: true
 *   }
 * }
 * ```
 */
export interface Resources {
  readonly entitlements: true
  readonly factors: true
  readonly 'group-configuration': true
  readonly groups: true
  readonly 'login-sessions': true
  readonly me: true
  readonly passkeys: true
  readonly people: true
  readonly permissions: true
  readonly 'phone-numbers': true
  readonly roles: true
  readonly 'session-policy': true
  readonly tenants: true
}

/** The name of data that several features show. A name that {@link Resources} does not list is a compile error. */
export type Resource = keyof Resources
