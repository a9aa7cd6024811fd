import type { ErrorCode } from '@portico/headless'
import { describe, expectTypeOf, it } from 'vitest'
import type { MessageKey } from './index.ts'

/** The codes that have a message, of `errors.<code>`, `errors.<code>.title` or `errors.<kind>.<code>`. */
type WordedCode = MessageKey extends infer Key ? (Key extends `errors.${infer Rest}` ? CodeIn<Rest> : never) : never

type CodeIn<Rest> = Rest extends `${infer Code}.title`
  ? CodeIn<Code>
  : Rest extends `${string}.${infer Code}`
    ? Code
    : Rest

/** Codes of wrong settings, and of actions at the wrong time. A page shows its general sentence for them. */
type Unworded =
  | 'insecure-page'
  | 'invalid-token'
  | 'metadata-too-large'
  | 'native-refused'
  | 'native-unavailable'
  | 'native_bridge_timeout'
  | 'redirected'
  | 'redirected-elsewhere'
  | 'unavailable'
  | 'unreadable-answer'
  | 'action-refused'
  | 'checkout-out-of-turn'
  | 'client-id-missing'
  | 'entitlements-disabled'
  | 'hosted-login-missing'
  | 'id-token-invalid'
  | 'issuer-missing'
  | 'list-not-current'
  | 'no-prompt'
  | 'not-built'
  | 'oauth-refresh-refused'
  | 'option-invalid'
  | 'payment-adapter-missing'
  | 'preview-only'
  | 'silent-refresh-disabled'
  | 'sso-refused'
  | 'state-unknown'
  | 'step-up-refused'
  | 'unknown-provider'
  | 'unknown-tenant'

/** Codes of the kit. */
type OfKit = 'base-url-missing' | 'recovery-code-unsaved'

/** Error messages that are not about one code. */
type General = 'back' | 'copyTraceId' | 'genericErrorMessage' | 'too-large' | 'traceIdMessage' | 'tryAgain' | 'unknown'

describe('the error codes of features', () => {
  it('each have a message, unless they are listed without one', () => {
    expectTypeOf<Exclude<ErrorCode, WordedCode>>().toEqualTypeOf<Unworded>()
  })

  it('are the only ones that messages name, beside those of the provider', () => {
    expectTypeOf<Exclude<WordedCode, ErrorCode | OfKit | General | `ER-${string}`>>().toBeNever()
  })
})
