import { describe, expectTypeOf, it } from 'vitest'
import type { MessageKey } from './index.ts'

/** The entries with error tables: the package, and those of the portal and the checkout. */
interface Entries {
  readonly '.': typeof import('@portico/headless')
  readonly '/core': typeof import('@portico/headless/core')
  readonly '/portal/admin-portal': typeof import('@portico/headless/portal/admin-portal')
  readonly '/portal/permissions': typeof import('@portico/headless/portal/permissions')
  readonly '/portal/roles': typeof import('@portico/headless/portal/roles')
  readonly '/portal/groups': typeof import('@portico/headless/portal/groups')
  readonly '/portal/people': typeof import('@portico/headless/portal/people')
  readonly '/portal/users': typeof import('@portico/headless/portal/users')
  readonly '/portal/account-settings': typeof import('@portico/headless/portal/account-settings')
  readonly '/portal/applications': typeof import('@portico/headless/portal/applications')
  readonly '/portal/audits': typeof import('@portico/headless/portal/audits')
  readonly '/portal/device': typeof import('@portico/headless/portal/device')
  readonly '/portal/ip-place': typeof import('@portico/headless/portal/ip-place')
  readonly '/portal/profile': typeof import('@portico/headless/portal/profile')
  readonly '/portal/own-activity': typeof import('@portico/headless/portal/own-activity')
  readonly '/portal/own-email': typeof import('@portico/headless/portal/own-email')
  readonly '/checkout': typeof import('@portico/headless/checkout')
  readonly '/portal/subscription': typeof import('@portico/headless/portal/subscription')
  readonly '/portal/api-tokens': typeof import('@portico/headless/portal/api-tokens')
  readonly '/portal/webhooks': typeof import('@portico/headless/portal/webhooks')
  readonly '/portal/security': typeof import('@portico/headless/portal/security')
  readonly '/portal/restrictions': typeof import('@portico/headless/portal/restrictions')
  readonly '/portal/sub-accounts': typeof import('@portico/headless/portal/sub-accounts')
  readonly '/portal/notifications': typeof import('@portico/headless/portal/notifications')
  readonly '/portal/provisioning': typeof import('@portico/headless/portal/provisioning')
  readonly '/portal/sso-connections': typeof import('@portico/headless/portal/sso-connections')
  readonly '/portal/reports': typeof import('@portico/headless/portal/reports')
  readonly '/portal/usage': typeof import('@portico/headless/portal/usage')
}

/** The codes of every error table that an entry exports. */
type Code = { [Name in keyof Entries]: CodeOf<Entries[Name]> }[keyof Entries]

type CodeOf<Entry> = {
  [Name in keyof Entry]: Name extends `${string}Errors` ? Entry[Name][keyof Entry[Name]] : never
}[keyof Entry]

/** The codes that have a message, of `errors.<code>`, `errors.<code>.title` or `errors.<kind>.<code>`. */
type WordedCode = MessageKey extends infer Key ? (Key extends `errors.${infer Rest}` ? CodeIn<Rest> : never) : never

type CodeIn<Rest> = Rest extends `${infer Code}.title`
  ? CodeIn<Code>
  : Rest extends `${string}.${infer Code}`
    ? Code
    : Rest

/** Codes of wrong settings, and of actions at the wrong time. A page shows its general sentence for them. */
type Unworded =
  | 'action-refused'
  | 'checkout-out-of-turn'
  | 'client-id-missing'
  | 'entitlements-disabled'
  | 'hosted-login-missing'
  | 'id-token-invalid'
  | 'issuer-missing'
  | 'list-not-current'
  | 'no-prompt'
  | 'oauth-refresh-refused'
  | 'payment-adapter-missing'
  | 'preview-only'
  | 'silent-refresh-disabled'
  | 'sso-refused'
  | 'state-unknown'
  | 'step-up-refused'
  | 'unknown-provider'
  | 'unknown-tenant'

/** Codes of the core and the kit, which any feature can return. */
type Shared =
  | 'base-url-missing'
  | 'captcha-unavailable'
  | 'network'
  | 'recovery-code-unsaved'
  | 'resend-too-soon'
  | 'timeout'
  | `camera-${string}`
  | `webauthn-${string}`

/** Error messages that are not about one code. */
type General = 'back' | 'copyTraceId' | 'genericErrorMessage' | 'too-large' | 'traceIdMessage' | 'tryAgain' | 'unknown'

describe('the error codes of features', () => {
  it('each have a message, unless they are listed without one', () => {
    expectTypeOf<Exclude<Code, WordedCode>>().toEqualTypeOf<Unworded>()
  })

  it('are the only ones that messages name, beside those of the provider', () => {
    expectTypeOf<Exclude<WordedCode, Code | Shared | General | `ER-${string}`>>().toBeNever()
  })
})
